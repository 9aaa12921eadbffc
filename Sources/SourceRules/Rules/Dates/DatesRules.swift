extension SourceRuleRegistry {
  /// The rules of the family `dates`.
  static let dateRules: [any SourceRule] = [
    CaseMethodRule(), TextCaseModifierRule(),
  ]
}
