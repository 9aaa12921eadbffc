/// All rules, in the order of the documentation.
public enum RuleRegistry {
  /// Every rule; each family's list stands in the family's folder.
  public static let all: [any Rule] =
    structureRules + coverageRules + formatRules + pluralsRules + symbolRules + textRules
    + commentsRules + filesRules

  /// The rule of an identifier.
  public static func rule(named identifier: String) -> (any Rule)? {
    all.first { $0.description.identifier == identifier }
  }
}
