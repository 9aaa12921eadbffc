extension SourceRuleRegistry {
  /// The rules of the family `layout`.
  static let layoutRules: [any SourceRule] = [
    FixedEdgeRule(), FixedWidthTextRule(), FixedFontSizeRule(), SingleLineWithoutScaleRule(),
  ]
}
