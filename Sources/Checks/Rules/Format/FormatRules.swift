extension RuleRegistry {
  /// The rules about format specifiers and their arguments.
  static let formatRules: [any Rule] = [
    FormatSignatureRule(),
    ArgumentPositionsRule(),
    PlaceholderLabelRule(),
    RepeatedUnnamedArgumentsRule(),
    StrayPercentRule(),
    UntypedSpecifierRule(),
  ]
}
