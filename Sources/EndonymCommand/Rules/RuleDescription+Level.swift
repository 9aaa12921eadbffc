import Checks

extension RuleDescription {
  /// The severity as lists and pages show it, with the word that the rule is off unless turned on.
  var level: String { severity.rawValue + (isOptIn ? ", opt-in" : "") }
}
