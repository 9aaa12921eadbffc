import StringCatalog

/// Which arguments the texts of a localization take, directly and through substitutions.
struct SubstitutionPositions {
  /// The argument that each substitution counts, from 1, by the substitution's name.
  ///
  /// The catalog's `argNum`, else the place in the text; substitutions with neither are left out.
  private(set) var ofSubstitutions: [String: Int] = [:]
  /// The arguments that the texts themselves show.
  private(set) var shown: Set<Int> = []
  /// The arguments that the substitutions' texts show by their position, such as `%2$@`.
  private(set) var shownBySubstitutions: Set<Int> = []

  /// Reads the texts of a localization.
  ///
  /// - Parameters:
  ///   - localization: The localization.
  ///   - substitutions: Its substitutions.
  init(_ localization: InspectedLocalization, _ substitutions: [Substitution]) {
    for substitution in substitutions {
      ofSubstitutions[substitution.name] = substitution.argumentNumber?.value
    }
    let known = substitutions.map(FormatSubstitution.init)
    for leaf in localization.leaves where !leaf.format.specifiers.isEmpty {
      if leaf.substitution == nil {
        read(leaf.format, FormatSignature(leaf.format, substitutions: known))
      } else {
        shownBySubstitutions.formUnion(leaf.format.specifiers.compactMap(\.position))
      }
    }
  }

  private mutating func read(_ format: FormatString, _ signature: FormatSignature) {
    var positions: [Range<Int>: Int] = [:]
    for argument in signature.arguments {
      for range in argument.ranges { positions[range] = argument.position }
    }
    for specifier in format.specifiers where !specifier.isAmbiguous {
      guard let position = positions[specifier.range] else { continue }
      if case .substitution(let name) = specifier.kind {
        if ofSubstitutions[name] == nil { ofSubstitutions[name] = position }
      } else {
        shown.insert(position)
      }
    }
  }
}
