extension FormatScanner {
  /// Applies the rules of ``FormatSpecifier/isAmbiguous``; the scanner stands after the specifier.
  func isAmbiguous(_ directive: FormatDirective, from start: Int) -> Bool {
    let specifier = directive.specifier
    if !directive.isOrdered { return true }
    if specifier.position != nil { return false }
    if specifier.flags.contains(.spaced) { return true }
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
