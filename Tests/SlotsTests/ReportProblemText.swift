import Findings

/// What a problem says and where, for expectations.
struct ReportProblemText: Equatable {
  var message: String
  var remedy: String
  var line: Int

  init(_ problem: ReportProblem) {
    message = problem.message
    remedy = problem.remedy
    line = problem.location.line
  }
}
