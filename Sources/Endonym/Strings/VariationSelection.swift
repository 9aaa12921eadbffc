#if !canImport(Darwin)
  import PluralRules
  import StringCatalog

  /// Chooses among the variations of a text.
  struct VariationSelection {
    /// The plural rules of the text's language.
    var rules: PluralRules
    /// The number that a plural follows; nil where the text has none.
    var operands: PluralOperands?

    /// The chosen text; nil where there is none.
    ///
    /// A plural takes `zero` for the number 0 in every language, as Foundation does (release notes
    /// for OS X 10.9), then the category of CLDR's rules, then `other`. A device or width, of which
    /// nothing is known here, takes `other`. Where none of these is there, the first branch counts.
    func unit(of content: LocalizedContent) -> StringUnit? {
      var content = content
      // The reader of catalogs bounds the depth, so this ends.
      while let axis = content.variations.first {
        let branch = names(of: axis).lazy.compactMap { name in
          axis.branches.last { $0.name == name }
        }.first
        guard let next = branch ?? axis.branches.first else { break }
        content = next.content
      }
      return content.stringUnit
    }

    private func names(of axis: VariationAxis) -> [String] {
      guard axis.kind == .plural, let operands else { return ["other"] }
      let category = rules.category(for: operands).rawValue
      let isZero = operands.i == 0 && operands.t == 0
      return isZero ? ["zero", category, "other"] : [category, "other"]
    }
  }
#endif
