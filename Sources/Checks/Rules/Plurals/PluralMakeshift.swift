import StringCatalog

/// What stands in for a plural in a text with a number: "item(s)", or "item%@" with an argument "s".
struct PluralMakeshift {
  /// The makeshift with its word.
  let text: String
  /// Its place, as UTF-8 offsets.
  let range: Range<Int>

  /// Finds the first makeshift of a text with a whole number.
  init?(in text: String, format: FormatString) {
    guard format.specifiers.contains(where: Self.isNumber) else { return nil }
    let bytes = Array(text.utf8)
    guard let end = Self.parenthesis(in: bytes) ?? Self.argument(in: bytes, format: format) else {
      return nil
    }
    let word = bytes[..<end.lowerBound].reversed().prefix(while: Self.isWordByte).count
    range = end.lowerBound - word..<end.upperBound
    self.text = String(decoding: bytes[range], as: UTF8.self)
  }

  /// The "(s)" or "(es)" that follows a letter.
  private static func parenthesis(in bytes: [UInt8]) -> Range<Int>? {
    for (offset, byte) in bytes.enumerated()
    where byte == UInt8(ascii: "(") && offset > 0 && isWordByte(bytes[offset - 1]) {
      for ending in ["(s)", "(es)"] where bytes[offset...].starts(with: ending.utf8) {
        return offset..<offset + ending.utf8.count
      }
    }
    return nil
  }

  /// The `%@` directly behind a word of three letters or more that follows a number.
  private static func argument(in bytes: [UInt8], format: FormatString) -> Range<Int>? {
    for (number, ending) in zip(format.specifiers, format.specifiers.dropFirst())
    where isNumber(number) && ending.conversion == .object {
      let between = bytes[number.range.upperBound..<ending.range.lowerBound]
      if between.first == UInt8(ascii: " "), between.count > 3,
        between.dropFirst().allSatisfy({ (0x61...0x7A).contains($0) })
      {
        return ending.range
      }
    }
    return nil
  }

  private static func isNumber(_ specifier: FormatSpecifier) -> Bool {
    specifier.argumentType?.family == .integer && !specifier.isAmbiguous
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
  }
}
