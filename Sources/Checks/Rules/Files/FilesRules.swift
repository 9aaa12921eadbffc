extension RuleRegistry {
  /// The rules about the files beside the catalogs.
  static let filesRules: [any Rule] = [
    LegacyTableRule(),
    MisplacedCatalogRule(),
    CheckedInSymbolsRule(),
  ]
}
