extension SourceRuleRegistry {
  /// The rules of the family `keys`.
  static let keyRules: [any SourceProjectRule] = [
    MissingKeyRule(), UnusedKeyRule(), UnmatchedKeyPatternRule(), ArgumentMismatchRule(),
  ]
}
