import Checks
import Findings

/// What a check found, before and after known findings are taken out.
struct CheckOutcome: Sendable {
  var findings: [Finding] = []
  var summary: ReportSummary
  var project: Project
  /// What the check looked at.
  var scope: RunScope
}
