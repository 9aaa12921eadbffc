extension FormatScanner {
  /// Applies the rules of ``FormatSpecifier/isAmbiguous``; the scanner stands after the specifier.
  func isAmbiguous(_ directive: FormatDirective, from start: Int) -> Bool {
    let specifier = directive.specifier
    if !directive.isOrdered { return true }
    if specifier.position != nil { return false }
    if specifier.flags.contains(.spaced) || isPercentEncoded(at: start) { return true }
    if specifier.label != nil { return false }
    if !specifier.flags.isDisjoint(with: [.leftJustified, .grouped]) {
      return specifier.width == nil
    }
    guard specifier.flags.isEmpty, specifier.precision == nil, specifier.conversion != .object,
      isLatinLetter(byte(at: offset))
    else { return false }
    return switch specifier.width {
    case nil: isDigit(byte(at: start - 1))
    case .number: true
    case .argument: false
    }
  }

  /// Whether the percent sign at an offset encodes a byte of a link (RFC 3986, section 2.1).
  private func isPercentEncoded(at start: Int) -> Bool {
    guard isHexadecimal(byte(at: start + 1)), isHexadecimal(byte(at: start + 2)) else {
      return false
    }
    var index = start - 1
    while index >= max(0, start - Self.longestLink), bytes[index] > UInt8(ascii: " ") {
      if bytes[index] == UInt8(ascii: ":"), byte(at: index + 1) == UInt8(ascii: "/"),
        byte(at: index + 2) == UInt8(ascii: "/")
      {
        return true
      }
      index -= 1
    }
    return false
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    return isDigit(byte) || lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "f")
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Whether a byte is an ASCII letter, or begins one of U+00C0 to U+027F.
  ///
  /// Only these continue a word that begins with a conversion's letter: "%d個" is no word.
  private func isLatinLetter(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
      || byte >= 0xC3 && byte <= 0xC9
  }
}
