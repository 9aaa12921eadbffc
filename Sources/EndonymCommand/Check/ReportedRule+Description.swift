import Checks
import Findings

extension ReportedRule {
  /// What a report says of a rule.
  init(_ description: RuleDescription) {
    self.init(
      identifier: description.identifier, summary: description.title,
      explanation: description.explanation, severity: description.severity)
  }
}
