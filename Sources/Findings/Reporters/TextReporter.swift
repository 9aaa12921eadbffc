/// A report for people: every finding with its place, its text and what to do, then the counts.
///
/// Findings are grouped by file and rule. Why a fault matters and how to mend it is said once for
/// the findings that share it. Lines that quote a catalog begin with `|`, so that no value can pass
/// for a workflow command of a build server.
public struct TextReporter: Reporter {
  /// The style to report in.
  public var style: ReportStyle

  /// Creates a reporter.
  public init(style: ReportStyle) {
    self.style = style
  }

  /// The report as UTF-8.
  public func report(_ findings: [Finding], summary: ReportSummary) -> ReportOutput {
    var output = ReportOutput()
    let ordered = findings.inReportOrder()
    for problem in summary.problems { append(problem, to: &output) }
    for file in ordered.grouped(by: \.location.path) {
      for rule in Self.worstFirst(file.grouped(by: \.rule)) {
        for reason in rule.grouped(by: \.consequence) { append(reason, to: &output) }
      }
    }
    appendClosing(
      FindingCounts(ordered), summary: summary, hasBrackets: ordered.contains(where: hasBrackets),
      to: &output)
    return output
  }

  /// Findings of one file, rule and consequence: each with its text, the shared advice once.
  private func append(_ findings: [Finding], to output: inout ReportOutput) {
    let remedies = findings.grouped(by: \.remedy)
    let isShared = remedies.count == 1
    for group in remedies {
      for finding in group { append(finding, to: &output) }
      if isShared { appendAdvice("why", findings.first?.consequence, of: findings, to: &output) }
      appendAdvice("fix", group.first?.remedy, of: group, to: &output)
    }
    if !isShared { appendAdvice("why", findings.first?.consequence, of: findings, to: &output) }
    output.newline()
  }

  private func append(_ finding: Finding, to output: inout ReportOutput) {
    append(finding.location, to: &output)
    append(finding.severity, to: &output)
    output.append(VisibleText.spelled(finding.message))
    output.append(paint(" [\(finding.rule)]", .faint))
    output.newline()
    if let context = style.context(of: finding) {
      output.append("  \(context)")
      output.newline()
    }
    if let excerpt = finding.excerpt, !excerpt.value.isEmpty { append(excerpt, to: &output) }
  }

  /// Whether the part at fault is shown in brackets, for want of a line of carets.
  private func hasBrackets(_ finding: Finding) -> Bool {
    guard let excerpt = finding.excerpt, !excerpt.marked.isEmpty else { return false }
    return ExcerptWindow(excerpt, columns: style.excerptColumns).caretLine == nil
  }

  private func append(_ excerpt: Excerpt, to output: inout ReportOutput) {
    let window = ExcerptWindow(excerpt, columns: style.excerptColumns)
    output.append(paint("  | ", .faint))
    guard let carets = window.caretLine else {
      output.append(window.bracketed)
      output.newline()
      return
    }
    output.append(window.before)
    output.append(paint(window.marked, .mark))
    output.append(window.after)
    output.newline()
    output.append(paint("  | ", .faint))
    output.append(paint(carets, .mark))
    output.newline()
  }

  private func append(_ problem: ReportProblem, to output: inout ReportOutput) {
    append(problem.location, to: &output)
    append(.error, to: &output)
    output.append(VisibleText.spelled(problem.message))
    output.newline()
    appendAdvice("fix", problem.remedy, of: [], to: &output)
    output.newline()
  }

  private func append(_ location: SourceLocation, to output: inout ReportOutput) {
    let path = VisibleText.spelled(location.path)
    output.append(paint("\(path):\(location.line):\(location.column):", .strong))
    output.append(" ")
  }

  private func append(_ severity: Severity, to output: inout ReportOutput) {
    output.append(paint("\(severity.rawValue):", TerminalStyle(severity)))
    output.append(" ")
  }

  /// Appends advice, and for how many findings above it is where they are several.
  private func appendAdvice(
    _ label: String, _ text: String?, of findings: [Finding], to output: inout ReportOutput
  ) {
    guard let text, !text.isEmpty else { return }
    let extent = findings.count > 1 ? " (these \(findings.count))" : ""
    output.append(paint("  \(label)\(extent): ", .faint))
    output.append(VisibleText.spelled(text))
    output.newline()
  }

  func paint(_ text: String, _ look: TerminalStyle) -> String {
    style.usesColor ? look.applied(to: text) : text
  }

  private static func worstFirst(_ groups: [[Finding]]) -> [[Finding]] {
    groups.enumerated().sorted { left, right in
      let worst = (left.element.map(\.severity).max(), right.element.map(\.severity).max())
      if let first = worst.0, let second = worst.1, first != second { return first > second }
      return left.offset < right.offset
    }.map(\.element)
  }
}
