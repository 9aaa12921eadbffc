extension SourceRuleRegistry {
  /// The rules of the family `literals`.
  static let literalRules: [any SourceRule] = [
    LiteralBypassesSymbolRule(),
    InterpolatedLocalizedKeyRule(),
    VerbatimWordsRule(),
    MissingBundleRule(),
    CurrentLocaleInViewRule(),
    ResolvedStringInModelRule(),
    RuntimeStringAsKeyRule(),
    UnlocalizedTextRule(),
  ]
}
