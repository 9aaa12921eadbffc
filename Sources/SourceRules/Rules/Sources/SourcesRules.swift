extension SourceRuleRegistry {
  /// The rules of the family `sources` that see one file at a time.
  static let sourceFileRules: [any SourceRule] = [SyntaxErrorRule()]

  /// The rules about the exceptions that comments make.
  static let allowanceRules: [any AllowanceRule] = [AllowanceReasonRule(), UnusedAllowanceRule()]

  /// The rules of the family `sources` that see a project's sources together.
  static let sourceProjectRules: [any SourceProjectRule] = []
}
