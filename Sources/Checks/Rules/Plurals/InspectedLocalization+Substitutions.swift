import StringCatalog

extension InspectedLocalization {
  /// The substitutions that the language defines, at any depth, in the order of the file.
  var substitutions: [Substitution] {
    let content = localization.content
    guard !content.substitutions.isEmpty || !content.variations.isEmpty else { return [] }
    var substitutions: [Substitution] = []
    Self.collect(from: content, into: &substitutions)
    return substitutions
  }

  /// The names of the substitutions that texts refer to.
  var referencedSubstitutions: Set<String> {
    var names: Set<String> = []
    for leaf in leaves {
      for case .substitution(let name) in leaf.format.specifiers.map(\.kind) { names.insert(name) }
    }
    return names
  }

  private static func collect(
    from content: LocalizedContent, into substitutions: inout [Substitution]
  ) {
    for substitution in content.substitutions {
      substitutions.append(substitution)
      collect(from: substitution.content, into: &substitutions)
    }
    for axis in content.variations {
      for branch in axis.branches { collect(from: branch.content, into: &substitutions) }
    }
  }
}
