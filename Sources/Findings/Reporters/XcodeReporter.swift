/// Diagnostics in the compiler's form, which Xcode's build log shows beside the line.
///
/// `path:line:column: error: message (entry 'key', Thai (th)). Remedy. [rule]`, one line each: an
/// issue is all that Xcode shows. Paths are absolute: a build phase runs in a folder that Xcode
/// doesn't resolve relative paths against.
public struct XcodeReporter: Reporter {
  /// The style to report in.
  public var style: ReportStyle

  /// Creates a reporter.
  public init(style: ReportStyle) {
    self.style = style
  }

  /// The report as UTF-8.
  public func report(_ findings: [Finding], summary: ReportSummary) -> ReportOutput {
    var output = ReportOutput()
    for problem in summary.problems {
      append(problem.location, label: "error", to: &output)
      output.append(VisibleText.spelled(problem.message + ". " + problem.remedy))
      output.newline()
    }
    for finding in findings.inReportOrder() {
      append(finding.location, label: finding.severity.rawValue, to: &output)
      output.append(VisibleText.spelled(finding.message))
      if let context = style.context(of: finding) { output.append(" (\(context))") }
      if !finding.remedy.isEmpty { output.append(VisibleText.spelled(". " + finding.remedy)) }
      output.append(" [")
      output.append(finding.rule)
      output.append("]")
      output.newline()
    }
    return output
  }

  private func append(_ location: SourceLocation, label: String, to output: inout ReportOutput) {
    output.append(VisibleText.spelled(absolute(location.path)))
    output.append(":\(location.line):\(location.column): \(label): ")
  }

  private func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), !style.workingDirectory.isEmpty else { return path }
    let directory = style.workingDirectory
    let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return directory.hasSuffix("/") ? directory + relative : directory + "/" + relative
  }
}
