/// What Swift takes as a name.
enum SymbolIdentifier {
  /// Whether a text is an identifier: letters, digits, marks and `_`, not beginning with a digit.
  ///
  /// `_` alone names nothing.
  static func isValid(_ text: String) -> Bool {
    if text == "_" { return false }
    guard let first = text.unicodeScalars.first, first == "_" || SymbolCharacter(first) == .letter
    else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      if scalar == "_" { return true }
      if scalar == "$" { return false }
      return switch SymbolCharacter(scalar) {
      case .letter, .digit, .mark: true
      case .apostrophe, .separator: false
      }
    }
  }
}
