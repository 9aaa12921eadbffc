import StringCatalog

/// A text whose arguments differ from those that are passed.
struct FormatComparison {
  /// The text.
  let leaf: InspectedLeaf
  /// Whether the text is the source language's, and is compared with the key.
  let isSource: Bool
  /// The text's specifiers, ambiguous ones decided.
  let format: FormatString
  /// The text's arguments.
  let signature: FormatSignature
  /// What is passed.
  let match: FormatMatch
  /// What the text may leave out.
  let omissions: FormatOmissions
  /// How the two differ; never empty.
  let differences: [FormatDifference]

  /// The differences that stay where percent signs are text: "50 % de rabais".
  func differences(of format: FormatString) -> [FormatDifference] {
    FormatSignature(format).differences(from: match.signature, allowing: omissions)
  }

  /// Where the text stands, in a message.
  var place: String { isSource ? "the source text" : "'\(leaf.language)'" }

  /// A specifier as the text writes it.
  func specifier(at range: Range<Int>) -> SpecifierSpelling {
    SpecifierSpelling(range, in: leaf.text)
  }

  /// The first specifier that uses an argument.
  func specifier(of argument: FormatArgument) -> SpecifierSpelling {
    specifier(at: argument.ranges.first ?? 0..<0)
  }
}

extension FormatReference {
  /// Compares a text with the source's.
  ///
  /// - Returns: Nil where they take the same arguments.
  func comparison(
    of leaf: InspectedLeaf, in localization: InspectedLocalization
  ) -> FormatComparison? {
    if leaf.isBlank || leaf.format.exceedsLimit { return nil }
    let isRead = (isFormatted || leaf.leaf.isCounted) && !takesPercentSigns
    let format = leaf.format.resolved(against: isRead ? .formatted : .unformatted)
    if takesSameArguments(leaf, format) { return nil }
    let match = match(for: leaf)
    let omissions = omissions(of: leaf, in: localization, from: match)
    return FormatComparison(
      leaf, in: localization, format: format, match: match, omissions: omissions)
  }

  /// Compares a source text with the arguments that its key passes, or else with itself.
  ///
  /// - Returns: Nil where it takes what the key passes, and each argument in one way.
  func comparisonWithKey(
    of leaf: InspectedLeaf, in localization: InspectedLocalization
  ) -> FormatComparison? {
    if leaf.isBlank { return nil }
    guard let key else { return nearestText(to: leaf).flatMap { FormatComparison(leaf, of: $0) } }
    let format = leaf.format.resolved(against: takesPercentSigns ? .unformatted : .formatted)
    if format.takesSameArguments(as: key.format) { return nil }
    let match = FormatMatch(nearest: key, base: key.signature, others: [])
    let omissions = omissions(of: leaf, in: localization, from: match)
    return FormatComparison(
      leaf, in: localization, format: format, match: match, omissions: omissions)
  }

  /// The arguments that a text may leave out: the number that a plural form stands for, and those
  /// that another part of the text shows.
  private func omissions(
    of leaf: InspectedLeaf, in localization: InspectedLocalization, from match: FormatMatch
  ) -> FormatOmissions {
    var omissions = FormatOmissions()
    if let substitution = leaf.substitution {
      omissions.substitutionArgument =
        leaf.mayDropNumber || match.nearest == nil
        || !localization.showsNumber(of: substitution)
    } else if leaf.mayDropNumber {
      if let counted = match.signature.countedPosition {
        omissions.positions = [counted]
      } else {
        omissions.positions = Set(match.signature.arguments.lazy.filter(\.isNumber).map(\.position))
      }
    }
    if let use = localization.substitutionUse {
      omissions.positions.formUnion(use.positions(outsideOf: leaf.substitution))
    }
    return omissions
  }
}

extension FormatComparison {
  fileprivate init?(
    _ leaf: InspectedLeaf, in localization: InspectedLocalization, format: FormatString,
    match: FormatMatch, omissions: FormatOmissions
  ) {
    let substitutions = localization.formatSubstitutions
    let signature = FormatSignature(
      format, substitutions: substitutions,
      varying: substitutions.first { $0.name == leaf.substitution })
    let differences = signature.differences(from: match.signature, allowing: omissions)
    if differences.isEmpty { return nil }
    self.leaf = leaf
    isSource = localization.isSource
    self.format = format
    self.signature = signature
    self.match = match
    self.omissions = omissions
    self.differences = differences
  }
}

extension FormatComparison {
  /// The problems that a source text has by itself.
  fileprivate init?(_ leaf: InspectedLeaf, of text: FormatReference.Text) {
    if text.signature.problems.isEmpty { return nil }
    self.leaf = leaf
    isSource = true
    format = text.format
    signature = text.signature
    match = FormatMatch(nearest: text, base: text.signature, others: [])
    omissions = .none
    differences = text.signature.problems.map { .problem($0) }
  }
}

extension FormatArgument {
  /// Whether the argument is a number that the text shows.
  fileprivate var isNumber: Bool {
    switch type?.family {
    case .integer, .floatingPoint, .longDouble: role != .amount
    default: false
    }
  }
}
