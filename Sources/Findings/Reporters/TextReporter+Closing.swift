extension TextReporter {
  /// The most paths that are named for one reason.
  private static let pathLimit = 4

  /// Appends what the run amounts to: counts by severity and rule, and what wasn't looked at.
  func appendClosing(
    _ counts: FindingCounts, summary: ReportSummary, to output: inout ReportOutput
  ) {
    guard !style.isQuiet else { return }
    let total = FindingCounts.spelled(counts.bySeverity)
    let extent = extent(of: summary)
    if let total {
      output.append(paint("\(total) in \(counts.files) of \(extent)", .strong))
    } else {
      output.append(paint("no findings in \(extent)", .strong))
    }
    output.newline()
    appendRules(counts, to: &output)
    for line in remarks(on: summary) {
      output.append(VisibleText.spelled(line))
      output.newline()
    }
  }

  private func extent(of summary: ReportSummary) -> String {
    let entries = summary.files.reduce(0) { $0 + $1.entries }
    return FindingCounts.spelled(summary.files.count, "file")
      + " (\(FindingCounts.spelled(entries, "entry", "entries")), "
      + "\(FindingCounts.spelled(summary.languages.count, "language")))"
  }

  private func appendRules(_ counts: FindingCounts, to output: inout ReportOutput) {
    let rules = counts.rulesBySeverity
    let width = rules.map { $0.rule.count }.max() ?? 0
    for (rule, counts) in rules {
      let padding = String(repeating: " ", count: width - rule.count)
      output.append("  \(rule)\(padding)  \(FindingCounts.spelled(counts) ?? "")")
      output.newline()
    }
  }

  private func remarks(on summary: ReportSummary) -> [String] {
    var lines: [String] = []
    if summary.knownFindings > 0 {
      lines.append("\(summary.knownFindings) more known from the baseline")
    }
    if summary.goneFindings > 0 {
      let gone = FindingCounts.spelled(summary.goneFindings, "finding")
      lines.append("\(gone) of the baseline no longer found: shrink it with --update-baseline")
    }
    if summary.acceptedFindings > 0 {
      lines.append("\(summary.acceptedFindings) more accepted by the configuration")
    }
    if summary.hiddenFindings > 0 {
      lines.append("\(summary.hiddenFindings) more below the severity asked for")
    }
    lines += summary.assumptions.map { "assumed: \($0)" }
    return lines + skipped(summary.skipped)
  }

  /// What was left out, by reason, each with its first few paths.
  private func skipped(_ items: [SkippedItem]) -> [String] {
    var reasons: [String] = []
    var paths: [String: [String]] = [:]
    for item in items {
      if paths[item.reason] == nil { reasons.append(item.reason) }
      paths[item.reason, default: []].append(item.path)
    }
    return reasons.map { reason in
      let all = paths[reason] ?? []
      let rest = all.count > Self.pathLimit ? " and \(all.count - Self.pathLimit) more" : ""
      let shown = all.prefix(Self.pathLimit).joined(separator: ", ")
      return "skipped: \(shown)\(rest) (\(reason))"
    }
  }
}
