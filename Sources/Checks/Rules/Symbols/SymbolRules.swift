extension RuleRegistry {
  /// The rules about the Swift symbols that Xcode generates.
  static let symbolRules: [any Rule] = [
    SymbolReadinessRule(),
    MissingSourceValueRule(),
    SymbolNotDerivableRule(),
    SymbolReservedRule(),
    SymbolCollisionRule(),
    SymbolPercentSignRule(),
  ]
}
