extension SourceRuleRegistry {
  /// The rules of the family `composition`.
  static let compositionRules: [any SourceRule] = [
    ConcatenatedTranslationRule(), PluralInCodeRule(), ParenthesizedPluralRule(), GluedUnitRule(),
    GluedMinusRule(), UserTextToNumberRule(), FormatWithoutLocaleRule(), JoinedListRule(),
    ZeroForMissingRule(), MetricSystemRule(),
  ]
}
