/// The findings and problems of one file, as a suite of JUnit's.
struct JUnitSuite {
  var path: String
  var findings: [Finding] = []
  var problems: [ReportProblem] = []

  /// The counts that the suite's attributes give; a file without findings is one case.
  func counts(failing: Severity) -> JUnitCounts {
    JUnitCounts(
      tests: max(1, findings.count + problems.count),
      failures: findings.count { $0.severity >= failing },
      errors: problems.count)
  }
}

/// How many cases there are, and how many of them failed or could not be run.
struct JUnitCounts {
  var tests = 0
  var failures = 0
  var errors = 0
}
