extension SourceRuleRegistry {
  /// The rules of the family `sources`.
  static let sourceFileRules: [any SourceProjectRule] = []
}
