extension SourceRuleRegistry {
  /// The rules of the family `composition`.
  static let compositionRules: [any SourceRule] = [
    MetricSystemRule()
  ]
}
