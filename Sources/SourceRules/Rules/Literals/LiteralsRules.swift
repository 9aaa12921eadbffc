extension SourceRuleRegistry {
  /// The rules of the family `literals` that see one file at a time.
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

  /// The rules of the family `literals` that see a project's sources together.
  static let literalProjectRules: [any SourceProjectRule] = [CommentInSourceAndCatalogRule()]
}
