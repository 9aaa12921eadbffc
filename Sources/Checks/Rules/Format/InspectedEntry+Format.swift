import PluralRules
import StringCatalog

extension InspectedLeaf {
  /// Whether the text is missing, empty or white space: other rules' concern.
  var isBlank: Bool { text.utf8.allSatisfy { $0 <= 0x20 } }
}

extension Leaf {
  /// Whether the text varies by a number, so that arguments are passed whatever it says.
  var isCounted: Bool {
    path.contains { step in
      switch step {
      case .plural, .substitution: true
      case .device, .width, .unknown: false
      }
    }
  }

}

extension InspectedLeaf {
  /// Whether the text may leave the number out that it varies by: "one day", "no days", and what
  /// stands in a category that no number below 1,000 has, as Spanish `many`.
  ///
  /// Whether `one` stands for one number only is `plural-one-drops-number`'s concern.
  var mayDropNumber: Bool {
    guard let name = leaf.pluralCategory, let category = PluralCategory(rawValue: name) else {
      return false
    }
    switch category {
    case .zero, .one, .two: return true
    case .few, .many:
      let numbers = PluralRules(language: language).wholeNumbers(in: category)
      return (numbers.first.first ?? .max) >= 1_000
    case .other: return false
    }
  }
}

extension InspectedEntry {
  /// Whether the key or a source text has a percent sign.
  var hasSourceSpecifiers: Bool {
    entry.key.utf8.contains(UInt8(ascii: "%"))
      || source?.leaves.contains { !$0.format.hasNoPercentSign } == true
  }
}

extension InspectedLocalization {
  /// The substitutions at any level; of two with one name, the first.
  var formatSubstitutions: [FormatSubstitution] { substitutionUse?.substitutions ?? [] }

  /// Whether a text of a substitution shows the number that it counts.
  func showsNumber(of substitution: String) -> Bool {
    substitutionUse?.showsNumber(of: substitution) ?? false
  }
}
