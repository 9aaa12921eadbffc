/// What a character of a key is to the name of its symbol.
enum SymbolCharacter {
  /// A letter or `$`, which Xcode keeps: "${content}" becomes `$Content`.
  case letter
  /// A digit or another number.
  case digit
  /// A combining mark, which stays with the letter before it.
  case mark
  /// `'` or `’`, which vanishes.
  case apostrophe
  /// Anything else.
  case separator

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "$": self = .letter
    case "'", "\u{2019}": self = .apostrophe
    // Swift's grammar leaves the block out of identifiers (The Swift Programming Language, "Lexical
    // Structure"), though this one of its characters is a letter.
    case "\u{2E2F}": self = .separator
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        self = .letter
      case .decimalNumber, .letterNumber, .otherNumber: self = .digit
      case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
      default: self = .separator
      }
    }
  }
}
