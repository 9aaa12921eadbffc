import Findings

/// Problems in the order in which they were found, each once.
struct FoundProblems: Sendable {
  private(set) var all: [ReportProblem] = []
  private var known: Set<ReportProblem> = []

  mutating func add(_ problem: ReportProblem) {
    if known.insert(problem).inserted { all.append(problem) }
  }

  mutating func add(_ message: String, _ remedy: String, at location: SourceLocation) {
    add(ReportProblem(location: location, message: message, remedy: remedy))
  }

  mutating func add(_ problems: some Sequence<ReportProblem>) {
    for problem in problems { add(problem) }
  }
}
