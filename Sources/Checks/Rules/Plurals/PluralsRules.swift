extension RuleRegistry {
  /// The rules about plural categories and substitutions.
  static let pluralsRules: [any Rule] = [
    PluralCategoriesMissingRule(),
    PluralOtherMissingRule(),
    PluralCategoryUnusedRule(),
    PluralOneDropsNumberRule(),
    PluralFormsIdenticalRule(),
    PluralNeededRule(),
    PluralArgumentAmbiguousRule(),
    SubstitutionUndefinedRule(),
    SubstitutionUnusedRule(),
    SubstitutionWithoutArgumentRule(),
    SubstitutionArgumentRule(),
  ]
}
