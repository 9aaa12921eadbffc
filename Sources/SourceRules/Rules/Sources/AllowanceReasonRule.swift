import Checks
import Findings

/// Finds exceptions in comments that don't say why.
struct AllowanceReasonRule: AllowanceRule {
  static let description = RuleDescription(
    identifier: "allowance-without-reason",
    family: .sources,
    title: "An 'endonym:allow' without a reason",
    explanation: """
      A comment `// endonym:allow RULE -- REASON`, on the line or alone above it, takes the finding \
      of a rule out. The reason stands behind two hyphens. Without one the comment allows nothing.
      """,
    consequence: "Nobody can tell later whether the exception still holds.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          let isMetric = locale.usesMetricSystem  ↓// endonym:allow metric-system
          """),
      RuleExample(
        source: """
          ↓// endonym:allow
          let isMetric = locale.usesMetricSystem
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
    guard allowance.allowance.reason.isEmpty else { return }
    let rule = allowance.allowance.rule
    let name = rule.isEmpty ? "RULE" : rule
    report.add(
      rule.isEmpty ? "the exception names no rule" : "the exception to '\(rule)' has no reason",
      remedy: "Write '// endonym:allow \(name) -- REASON'.",
      at: allowance.location)
  }
}

extension JudgedAllowance {
  /// Where the comment stands.
  var location: SourceLocation {
    let position = allowance.position
    return SourceLocation(
      path: path, line: position.line, column: position.column, offset: position.offset)
  }
}
