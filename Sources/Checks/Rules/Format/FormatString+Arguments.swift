import StringCatalog

extension FormatString {
  /// A text with which arguments are passed.
  static let formatted = FormatString(parsing: "%@")
  /// A text with which none are.
  static let unformatted = FormatString(parsing: "")

  /// Whether the text has no percent sign at all.
  var hasNoPercentSign: Bool { specifiers.isEmpty && strayPercents.isEmpty }

  /// Whether the text has what may be an argument or a percent sign, as "50% off".
  var hasDoubt: Bool { specifiers.contains(where: \.isAmbiguous) }

  /// Whether a text takes the same arguments in the same order, so that nothing can differ.
  ///
  /// False where either refers to a substitution, as each language defines its own.
  func takesSameArguments(as other: FormatString) -> Bool {
    var index = specifiers.startIndex
    var otherIndex = other.specifiers.startIndex
    while true {
      while index < specifiers.endIndex, specifiers[index].kind == .percentSign { index += 1 }
      while otherIndex < other.specifiers.endIndex,
        other.specifiers[otherIndex].kind == .percentSign
      {
        otherIndex += 1
      }
      guard index < specifiers.endIndex, otherIndex < other.specifiers.endIndex else {
        return index == specifiers.endIndex && otherIndex == other.specifiers.endIndex
      }
      guard specifiers[index].takesSameArgument(as: other.specifiers[otherIndex]) else {
        return false
      }
      index += 1
      otherIndex += 1
    }
  }
}

extension FormatSpecifier {
  fileprivate func takesSameArgument(as other: FormatSpecifier) -> Bool {
    if case .substitution = kind { return false }
    return kind == other.kind && position == other.position && label == other.label
      && argumentType == other.argumentType && conversion == other.conversion
      && takenAmounts == other.takenAmounts
  }

  /// The width and precision, where they are arguments of their own.
  private var takenAmounts: [Amount?] {
    if width == nil, precision == nil { return [] }
    return [width, precision].filter { if case .argument = $0 { true } else { false } }
  }
}
