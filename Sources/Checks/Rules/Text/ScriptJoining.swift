/// What the scripts do with joiners, hyphens and directions.
///
/// Source: the Unicode Standard, chapters 9, 12 and 23.2; UTS #51 for emoji; UAX #9 for directions.
enum ScriptJoining {
  /// Whether a joiner beside a scalar has a meaning: in scripts that join letters, and in emoji.
  static func needsJoiner(beside scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return switch scalar.value {
    // Arabic, Syriac, N'Ko and Mandaic; the scripts of India, Sri Lanka and Tibet.
    case 0x0600...0x085F, 0x0860...0x08FF, 0x0900...0x0DFF, 0x0F00...0x0FFF: true
    // Burmese, Khmer and Mongolian, and their extensions.
    case 0x1000...0x109F, 0x1780...0x18AF, 0xA980...0xAA7F, 0xFB50...0xFDFF, 0xFE70...0xFEFE: true
    // Scripts of India beyond the first plane.
    case 0x1_1000...0x1_1FFF: true
    // Emoji and the selectors that make them so.
    case 0xFE0F, 0x2190...0x2BFF, 0x1_F000...0x1_FAFF: true
    default: false
    }
  }

  /// Whether a scalar is a letter of a script that divides words with hyphens.
  static func isHyphenated(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.properties.isAlphabetic else { return false }
    // Latin, Greek, Cyrillic, Armenian and Georgian.
    return scalar.value < 0x0590 || (0x10A0...0x10FF).contains(scalar.value)
      || (0x1E00...0x1FFF).contains(scalar.value)
  }

  /// Whether a scalar is a letter of the Arabic script.
  static func isArabicLetter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return switch scalar.value {
    case 0x0620...0x063F, 0x0641...0x065F, 0x066E...0x06D3, 0x06FA...0x06FF, 0x0750...0x077F: true
    default: false
    }
  }

  /// Whether a scalar is a letter of a script that runs from right to left.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x05D0...0x05F4, 0x0620...0x08FF, 0xFB1D...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFC: true
    default: false
    }
  }
}
