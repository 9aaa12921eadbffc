extension SourceRuleRegistry {
  /// The rules of the family `slots`.
  static let slotRules: [any SourceProjectRule] = [UnmeasuredSlotRule(), SlotWithoutViewRule()]
}
