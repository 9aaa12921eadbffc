import Checks
import Findings

/// Finds exceptions in comments that take nothing out any more.
struct UnusedAllowanceRule: AllowanceRule {
  static let description = RuleDescription(
    identifier: "unused-allowance",
    family: .sources,
    title: "An 'endonym:allow' that allows nothing",
    explanation: """
      The rule finds nothing on the line that the comment is about: the code was mended or moved, or \
      the rule's name is misspelled. Exceptions to rules that the run leaves out aren't judged.
      """,
    consequence: "The next mistake on that line would be allowed without anybody's decision.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          ↓// endonym:allow metric-system -- the server's reply names one of two systems
          let system = locale.measurementSystem
          """),
      RuleExample(
        source: """
          ↓// endonym:allow metric-sistem -- the server's reply names one of two systems
          let system = locale.measurementSystem
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          // endonym:allow metric-system -- the server's reply names one of two systems
          let isMetric = locale.usesMetricSystem
          """)
    ])

  func check(_ allowance: JudgedAllowance, report: inout SourceProjectReport) {
    guard !allowance.isUsed, allowance.isKnown, !allowance.allowance.reason.isEmpty else { return }
    let rule = allowance.allowance.rule
    if SourceRuleRegistry.rule(named: rule) == nil {
      let known = SourceRuleRegistry.all.map(\.description.identifier)
      report.add(
        "there is no rule '\(rule)'",
        remedy: NearestName.question(for: rule, among: known)
          ?? "List the rules with 'endonym rules'.",
        at: allowance.location)
    } else {
      report.add(
        "the exception to '\(rule)' allows nothing", remedy: "Remove the comment.",
        at: allowance.location)
    }
  }
}
