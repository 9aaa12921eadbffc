import StringCatalog

extension FormatString {
  /// Whether the text shows an argument of any kind, `%arg` included.
  var showsArgument: Bool {
    specifiers.contains { specifier in
      switch specifier.kind {
      case .argument: !specifier.isAmbiguous
      case .substitutionArgument: true
      case .substitution, .displayPattern, .percentSign: false
      }
    }
  }
}

extension InspectedLeaf {
  /// Whether the text has letters outside its specifiers.
  var hasLetters: Bool {
    var ranges = format.specifiers.map(\.range)[...]
    var offset = 0
    for scalar in text.unicodeScalars {
      while let range = ranges.first, range.upperBound <= offset { ranges.removeFirst() }
      if scalar.properties.isAlphabetic, !(ranges.first?.contains(offset) ?? false) { return true }
      offset += UTF8.width(scalar)
    }
    return false
  }
}
