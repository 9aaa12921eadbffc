import Findings
import Slots

/// What a gate finds, each as a text for a person.
struct WidthIssues {
  let texts: [String]

  /// The issues of a sweep; notes are none.
  init(_ result: SweepResult) {
    let problems = WidthIssues(problems: result.problems).texts
    texts =
      problems
      + result.findings.filter { $0.severity > .note }.map { finding in
        let text = finding.excerpt.map { " '\($0.value)':" } ?? ""
        return Self.place(finding.location, finding.severity)
          + "\(text) \(finding.message). \(finding.remedy)"
      }
  }

  /// The issues of what can't be measured.
  init(problems: [ReportProblem]) {
    texts = problems.map { "\(Self.place($0.location, .error)) \($0.message). \($0.remedy)" }
  }

  private static func place(_ location: SourceLocation, _ severity: Severity) -> String {
    "\(location.path):\(location.line):\(location.column): \(severity.rawValue):"
  }
}
