import StringCatalog

extension InspectedLocalization {
  /// Whether a text refers to a substitution that isn't defined, or a substitution counts an
  /// argument that it can't, or another one than the source's of its name.
  ///
  /// The source's localization is nil where the entry has none.
  func hasWrongSubstitution(besides source: InspectedLocalization?) -> Bool {
    let substitutions = substitutions
    let referenced = referencedSubstitutions
    if substitutions.isEmpty { return !referenced.isEmpty }
    if !referenced.isSubset(of: substitutions.map(\.name)) { return true }
    if substitutions.contains(where: { !$0.hasPossibleArgument }) { return true }
    guard !isSource, let source else { return false }
    let positions = SubstitutionPositions(self, substitutions).ofSubstitutions
    let expected = SubstitutionPositions(source, source.substitutions).ofSubstitutions
    return positions.contains { name, position in
      expected[name].map { $0 != position } ?? false
    }
  }
}

extension Substitution {
  /// Whether `argNum`, where it is given, is a position that the formatter reads.
  fileprivate var hasPossibleArgument: Bool {
    argumentNumber.map { (1...FormatSignature.largestPosition).contains($0.value) } ?? true
  }
}
