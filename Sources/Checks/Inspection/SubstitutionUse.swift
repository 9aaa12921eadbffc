import StringCatalog

/// What the texts of a localization with substitutions use, found once for all of them.
struct SubstitutionUse: Sendable {
  /// The substitutions at any level; of two with one name, the first counts.
  let substitutions: [FormatSubstitution]
  /// The positions that the texts of a substitution use; those of the texts outside any under nil.
  private let positions: [String?: Set<Int>]
  /// The substitutions of which some text shows the number that it counts.
  private let shownNumbers: Set<String>

  /// Looks at a localization; nil where it has no substitution.
  init?(_ content: LocalizedContent, leaves: [InspectedLeaf]) {
    guard !content.substitutions.isEmpty || !content.variations.isEmpty else { return nil }
    var substitutions: [FormatSubstitution] = []
    content.collectSubstitutions(into: &substitutions)
    guard !substitutions.isEmpty else { return nil }
    let byName = Dictionary(substitutions.map { ($0.name, $0) }) { first, _ in first }
    var positions: [String?: Set<Int>] = [:]
    var shownNumbers: Set<String> = []
    for leaf in leaves {
      let name = leaf.substitution
      let varying = name.flatMap { byName[$0] }
      let used = FormatSignature(
        leaf.format.resolved(against: .formatted), substitutions: substitutions, varying: varying)
      positions[name, default: []].formUnion(used.arguments.map(\.position))
      guard let name, !shownNumbers.contains(name) else { continue }
      let shown = FormatSignature(leaf.format, substitutions: substitutions, varying: varying)
      if !shown.substitutionArguments.isEmpty { shownNumbers.insert(name) }
    }
    self.substitutions = substitutions
    self.positions = positions
    self.shownNumbers = shownNumbers
  }

  /// The positions that texts of other substitutions, or outside of any, use.
  func positions(outsideOf substitution: String?) -> Set<Int> {
    positions.reduce(into: []) { union, group in
      if group.key != substitution { union.formUnion(group.value) }
    }
  }

  /// Whether a text of a substitution shows the number that it counts.
  func showsNumber(of substitution: String) -> Bool { shownNumbers.contains(substitution) }
}

extension LocalizedContent {
  fileprivate func collectSubstitutions(into found: inout [FormatSubstitution]) {
    found += substitutions.map { FormatSubstitution($0) }
    for axis in variations {
      for branch in axis.branches { branch.content.collectSubstitutions(into: &found) }
    }
  }
}
