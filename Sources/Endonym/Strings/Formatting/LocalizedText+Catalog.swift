#if !canImport(Darwin)
  import StringCatalog

  extension LocalizedText {
    /// Prepares a catalog's text.
    convenience init(_ content: LocalizedContent, language: String) {
      self.init(TextChoice(content, substitutions: [:]), language: language)
    }
  }

  extension TextChoice {
    /// Prepares a catalog's text or variations; of two branches with one name the last counts.
    init(_ content: LocalizedContent, substitutions: [String: TextSubstitution]) {
      var substitutions = substitutions
      for substitution in content.substitutions {
        substitutions[substitution.name] = TextSubstitution(substitution)
      }
      if let axis = content.variations.first, let kind = axis.kind {
        self = .branches(
          kind,
          axis.branches.map { ($0.name, TextChoice($0.content, substitutions: substitutions)) })
      } else if let unit = content.stringUnit, let value = unit.value,
        !value.isEmpty || unit.state != .new
      {
        self = .leaf(TextLeaf(value, substitutions: substitutions))
      } else {
        self = .nothing
      }
    }
  }

  extension TextSubstitution {
    /// Prepares a catalog's substitution.
    init(_ substitution: Substitution) {
      self.init(
        position: substitution.argumentNumber?.value,
        form: FormatSubstitution(substitution).specifier.flatMap(ArgumentForm.init),
        choice: TextChoice(substitution.content, substitutions: [:]))
    }
  }
#endif
