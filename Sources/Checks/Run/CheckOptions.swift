import Findings
import StringCatalog

/// What a configuration says about the rules.
public struct CheckOptions: Sendable, Hashable {
  /// The source language, where it isn't to be the catalog's own.
  public var sourceLanguage: String?
  /// The languages that every translatable entry must have.
  public var requiredLanguages: [String]
  /// Whether the required languages are assumed, not named by somebody: lacking one weighs less.
  public var areRequiredLanguagesAssumed: Bool
  /// The rules that are off or have another severity than their own, by identifier.
  public var settings: [String: RuleSetting]
  /// The opt-in rules that are on, by identifier.
  public var optIn: Set<String>
  /// The only rules to run; nil means all that are on.
  public var onlyRules: Set<String>?
  /// The only languages to report on, or nil for all; findings about no language are kept.
  public var onlyLanguages: Set<String>?
  /// The states that count as unfinished.
  public var unfinishedStates: Set<TranslationState>
  /// Words and names that may stand untranslated.
  public var untranslatedTerms: Set<String>

  /// Creates options; the defaults check everything that isn't opt-in.
  public init(
    sourceLanguage: String? = nil, requiredLanguages: [String] = [],
    areRequiredLanguagesAssumed: Bool = false,
    settings: [String: RuleSetting] = [:], optIn: Set<String> = [],
    onlyRules: Set<String>? = nil, onlyLanguages: Set<String>? = nil,
    unfinishedStates: Set<TranslationState> = [.new, .needsReview],
    untranslatedTerms: Set<String> = []
  ) {
    self.sourceLanguage = sourceLanguage
    self.requiredLanguages = requiredLanguages
    self.areRequiredLanguagesAssumed = areRequiredLanguagesAssumed
    self.settings = settings
    self.optIn = optIn
    self.onlyRules = onlyRules
    self.onlyLanguages = onlyLanguages
    self.unfinishedStates = unfinishedStates
    self.untranslatedTerms = untranslatedTerms
  }

  /// Whether a rule is to run.
  public func runs(_ rule: RuleDescription) -> Bool {
    if let onlyRules { return onlyRules.contains(rule.identifier) }
    switch settings[rule.identifier] {
    case .off: return false
    case .severity: return true
    case nil: return !rule.isOptIn || optIn.contains(rule.identifier)
    }
  }

  /// The severity that the configuration gives to a rule.
  public func severity(of rule: RuleDescription) -> Severity? {
    guard case .severity(let severity) = settings[rule.identifier] else { return nil }
    return severity
  }
}

/// What a configuration says about one rule.
public enum RuleSetting: Sendable, Hashable {
  /// The rule doesn't run.
  case off
  /// The rule runs, also where it is opt-in, and all that it finds has this severity.
  case severity(Severity)
}
