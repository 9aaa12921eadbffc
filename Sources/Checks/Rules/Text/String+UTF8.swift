extension String {
  /// Calls a closure with the text's UTF-8 bytes in one piece.
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // Texts that the reader made are always in one piece.
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension Unicode.Scalar {
  /// The code point as `U+200B`.
  package var codePoint: String {
    let hexadecimal = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.count)) + hexadecimal
  }

  /// Whether the scalar is a letter, a mark on a letter, or a digit.
  var isWordPart: Bool {
    if isASCII {
      return (0x30...0x39).contains(value) || (0x41...0x5A).contains(value)
        || (0x61...0x7A).contains(value)
    }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
      true
    default: false
    }
  }
}
