/// All rules on the texts that a server owns, in the order of the documentation.
public enum ServerRuleRegistry {
  /// The rules.
  public static let rules: [any ServerRule] = [
    ServerMissingLanguageRule(), ServerEmptyValueRule(), ServerPlaceholderRule(),
    ServerPluralCategoriesRule(), ServerTermRule(), ServerDuplicateKeyRule(),
    ServerReservedWordRule(), ServerUnreadRule(),
  ]

  /// The rules that hold the server's texts against the app's catalogs.
  public static let catalogRules: [any ServerRule] = [ServerTermRule()]

  /// The rules beside those of other kinds.
  public static let all: [any Rule] = rules.map { $0 as any Rule }
}
