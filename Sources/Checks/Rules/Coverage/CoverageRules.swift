extension RuleRegistry {
  /// The rules about which languages and texts are there.
  static let coverageRules: [any Rule] = [
    MissingLanguageRule(),
    MissingValueRule(),
    EmptyValueRule(),
    UnfinishedStateRule(),
    StaleEntryRule(),
    UntranslatableTranslatedRule(),
    SameAsSourceRule(),
    LanguageIdentifierRule(),
    InconsistentTranslationRule(),
  ]
}
