/// A report in JUnit's XML, for continuous integration that shows test results.
///
/// A suite is a file, a case a finding. Findings from the failing severity on are failures, lesser
/// ones pass with their text as output; a file without findings is one passing case. Problems are
/// errors. Names have no position, so that an edit elsewhere doesn't break a case's history.
public struct JUnitReporter: Reporter {
  /// The style to report in.
  public var style: ReportStyle

  /// Creates a reporter.
  public init(style: ReportStyle) {
    self.style = style
  }

  /// The report as UTF-8.
  public func report(_ findings: [Finding], summary: ReportSummary) -> ReportOutput {
    let ordered = findings.inReportOrder()
    let suites = suites(ordered, summary: summary)
    var output = ReportOutput()
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output.append("<testsuites name=\"endonym\"")
    appendCounts(suites.map { $0.counts(failing: summary.failingSeverity) }, to: &output)
    output.append(">\n")
    for suite in suites { append(suite, failing: summary.failingSeverity, to: &output) }
    output.append("</testsuites>\n")
    return output
  }

  private func suites(_ findings: [Finding], summary: ReportSummary) -> [JUnitSuite] {
    var suites: [JUnitSuite] = []
    var indices: [String: Int] = [:]
    func index(of path: String) -> Int {
      if let index = indices[path] { return index }
      suites.append(JUnitSuite(path: path))
      indices[path] = suites.count - 1
      return suites.count - 1
    }
    for file in summary.files { _ = index(of: file.path) }
    for finding in findings { suites[index(of: finding.location.path)].findings.append(finding) }
    for problem in summary.problems {
      suites[index(of: problem.location.path)].problems.append(problem)
    }
    return suites.sorted { $0.path < $1.path }
  }

  private func appendCounts(_ counts: [JUnitCounts], to output: inout ReportOutput) {
    let total = counts.reduce(into: JUnitCounts()) { total, counts in
      total.tests += counts.tests
      total.failures += counts.failures
      total.errors += counts.errors
    }
    output.append(" tests=\"\(total.tests)\" failures=\"\(total.failures)\"")
    output.append(" errors=\"\(total.errors)\"")
  }

  private func append(_ suite: JUnitSuite, failing: Severity, to output: inout ReportOutput) {
    output.append("  <testsuite name=\"\(XMLText.escaped(VisibleText.spelled(suite.path)))\"")
    appendCounts([suite.counts(failing: failing)], to: &output)
    output.append(">\n")
    if suite.findings.isEmpty, suite.problems.isEmpty {
      output.append(
        "    <testcase classname=\"\(XMLText.escaped(VisibleText.spelled(suite.path)))\"")
      output.append(" name=\"no findings\"/>\n")
    }
    for problem in suite.problems {
      let name = "problem at \(problem.location.line):\(problem.location.column)"
      appendCase(suite.path, name, to: &output)
      output.append(
        "      <error message=\"\(XMLText.escaped(VisibleText.spelled(problem.message)))\">")
      output.append(
        "\(XMLText.escaped(VisibleText.spelled(problem.remedy)))</error>\n    </testcase>\n")
    }
    var names: [String: Int] = [:]
    for finding in suite.findings {
      let name = "\(finding.rule)\(contextInParentheses(of: finding))"
      names[name, default: 0] += 1
      let number = names[name] ?? 1
      append(
        finding, named: number == 1 ? name : "\(name) #\(number)", failing: failing, to: &output)
    }
    output.append("  </testsuite>\n")
  }

  private func contextInParentheses(of finding: Finding) -> String {
    style.context(of: finding).map { " (\($0))" } ?? ""
  }

  private func append(
    _ finding: Finding, named name: String, failing: Severity, to output: inout ReportOutput
  ) {
    let location = finding.location
    let place = "\(VisibleText.spelled(location.path)):\(location.line):\(location.column)"
    let context = contextInParentheses(of: finding)
    appendCase(location.path, name, to: &output)
    let message = VisibleText.spelled(finding.message)
    var lines = ["\(place): \(finding.severity.rawValue): \(message)\(context)"]
    if let excerpt = finding.excerpt {
      lines.append(ExcerptWindow(excerpt, columns: style.excerptColumns).bracketed)
    }
    lines += finding.labelledAdvice
    let text = XMLText.escaped(lines.joined(separator: "\n"))
    if finding.severity >= failing {
      output.append("      <failure message=\"\(XMLText.escaped(message))\"")
      output.append(" type=\"\(finding.severity.rawValue)\">\(text)</failure>\n")
    } else {
      output.append("      <system-out>\(text)</system-out>\n")
    }
    output.append("    </testcase>\n")
  }

  private func appendCase(_ path: String, _ name: String, to output: inout ReportOutput) {
    output.append("    <testcase classname=\"\(XMLText.escaped(VisibleText.spelled(path)))\"")
    output.append(" name=\"\(XMLText.escaped(name))\">\n")
  }
}
