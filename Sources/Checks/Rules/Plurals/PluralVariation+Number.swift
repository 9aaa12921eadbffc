import PluralRules
import StringCatalog

extension PluralVariation {
  /// Whether a text of the variation shows the number that it varies by.
  ///
  /// A substitution's number is `%arg`; any other argument counts too, for it may be the number
  /// formatted (`%2$@`) or in the style of `.stringsdict` files (`%lld`). A text that varies itself
  /// counts its first number.
  func showsNumber(_ leaf: InspectedLeaf) -> Bool {
    guard substitution == nil else { return leaf.format.showsArgument }
    guard let position = countedPosition else { return leaf.format.hasSubstitutionArgument }
    return leaf.format.hasSubstitutionArgument
      || FormatSignature(leaf.format).argument(at: position) != nil
  }

  /// Whether the text for `other` shows the number.
  var otherShowsNumber: Bool { self[.other]?.leaves.contains(where: showsNumber) ?? false }

  /// Whether the number can have decimals.
  var countsDecimals: Bool {
    if let substitution {
      let specifier = FormatSubstitution(substitution).specifier
      return specifier?.argumentType?.family == .floatingPoint
    }
    return countedArgument?.type?.family == .floatingPoint
  }

  /// How many numbers the text of `other` takes.
  var numberCount: Int { numbersOfOther.count }

  /// The position of the argument that a text which varies itself counts.
  private var countedPosition: Int? { countedArgument?.position }

  private var countedArgument: FormatArgument? { numbersOfOther.first }

  private var numbersOfOther: [FormatArgument] {
    guard let leaf = self[.other]?.leaves.first, !leaf.format.specifiers.isEmpty else { return [] }
    return FormatSignature(leaf.format).arguments.filter { argument in
      guard argument.role == .value else { return false }
      return switch argument.type?.family {
      case .integer, .floatingPoint, .longDouble: true
      default: false
      }
    }
  }
}

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

  /// Whether the text has `%arg`.
  var hasSubstitutionArgument: Bool { specifiers.contains { $0.kind == .substitutionArgument } }
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
