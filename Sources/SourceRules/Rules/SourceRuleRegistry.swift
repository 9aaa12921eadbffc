import Checks

/// All rules on sources, in the order of the documentation.
public enum SourceRuleRegistry {
  /// The rules that see one file at a time; each family's list stands in the family's folder.
  public static let fileRules: [any SourceRule] =
    dateRules + literalRules + compositionRules + layoutRules + sourceFileRules

  /// The rules that see a project's sources together.
  public static let projectRules: [any SourceProjectRule] =
    dateProjectRules + literalProjectRules + keyRules + slotRules + sourceProjectRules

  /// Every rule on sources.
  public static let all: [any Rule] =
    fileRules as [any Rule] + projectRules as [any Rule] + allowanceRules as [any Rule]

  /// Every rule, on catalogs, on a server's texts and on sources.
  public static let allWithCatalogs: [any Rule] =
    RuleRegistry.all + ServerRuleRegistry.all + all

  /// The rules that find nothing where the configuration names no rulebook.
  public static let rulebookRules: Set<String> = [
    RawDateFormatRule.description.identifier, RemainingFormatGoneRule.description.identifier,
    UnusedIntentRule.description.identifier,
  ]

  /// The rule of an identifier, on catalogs, on a server's texts or on sources.
  public static func rule(named identifier: String) -> (any Rule)? {
    allWithCatalogs.first { $0.description.identifier == identifier }
  }
}
