/// Workflow commands that GitHub Actions shows as annotations on the changed lines.
///
/// `::error file=…,line=…,col=…,title=…::message`, as "Workflow commands for GitHub Actions"
/// documents them; escapes as in `@actions/core`: `%`, carriage return and line feed everywhere, `:`
/// and `,` in properties too. GitHub shows ten annotations of a kind per step, so the worst come
/// first.
public struct GitHubReporter: Reporter {
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
      append("error", problem.location, title: "endonym", to: &output)
      output.append(Self.escapedData(VisibleText.spelled(problem.message + ". " + problem.remedy)))
      output.newline()
    }
    let ordered = findings.inReportOrder()
    for severity in Severity.allCases.reversed() {
      for finding in ordered where finding.severity == severity {
        let command = severity == .note ? "notice" : severity.rawValue
        append(command, finding.location, title: finding.rule, to: &output)
        output.append(Self.escapedData(message(of: finding)))
        output.newline()
      }
    }
    return output
  }

  private func append(
    _ command: String, _ location: SourceLocation, title: String, to output: inout ReportOutput
  ) {
    output.append("::\(command) file=")
    output.append(Self.escapedProperty(VisibleText.spelled(location.path)))
    output.append(",line=\(location.line),col=\(location.column),title=")
    output.append(Self.escapedProperty(title))
    output.append("::")
  }

  private func message(of finding: Finding) -> String {
    var lines = [VisibleText.spelled(finding.message)]
    if let context = style.context(of: finding) { lines.append(context) }
    if let excerpt = finding.excerpt {
      lines.append(ExcerptWindow(excerpt, columns: style.excerptColumns).bracketed)
    }
    lines += finding.labelledAdvice
    return lines.joined(separator: "\n")
  }

  static func escapedData(_ text: String) -> String {
    escaped(text, isProperty: false)
  }

  static func escapedProperty(_ text: String) -> String {
    escaped(text, isProperty: true)
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
