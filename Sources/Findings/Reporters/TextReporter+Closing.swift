extension TextReporter {
  /// The most paths that are named for one reason.
  private static let pathLimit = 4

  /// Appends what the run amounts to: counts by severity and rule, and what wasn't looked at.
  func appendClosing(
    _ counts: FindingCounts, summary: ReportSummary, hasBrackets: Bool,
    to output: inout ReportOutput
  ) {
    guard !style.isQuiet else { return }
    let total = FindingCounts.spelled(counts.bySeverity)
    if let total {
      output.append(paint("\(total) in \(places(of: counts, summary))", .strong))
    } else if summary.files.isEmpty, summary.sources.isEmpty, !summary.problems.isEmpty {
      output.append(paint("nothing could be checked", .strong))
    } else {
      output.append(paint("no findings in \(extent(of: summary))", .strong))
    }
    output.newline()
    appendRules(counts, to: &output)
    var lines = remarks(on: summary)
    if hasBrackets { lines.append("⟦…⟧ encloses the part at fault") }
    if total != nil {
      lines.append(summary.advice)
    }
    for line in lines {
      output.append(VisibleText.spelled(line))
      output.newline()
    }
    guard !summary.problems.isEmpty else { return }
    let problems = FindingCounts.spelled(summary.problems.count, "problem")
    output.append(paint("\(problems): the check is incomplete, see the top", .strong))
    output.newline()
  }

  /// What was checked of one kind, in words, and how many of it have findings.
  private struct Extent {
    var count: Int
    var text: String
    var withFindings = 0

    /// How much of it has findings.
    var share: String { "\(withFindings) of \(text)" }
  }

  /// Where the findings are: files that were checked, and others; then what was checked and has none.
  private func places(of counts: FindingCounts, _ summary: ReportSummary) -> String {
    let extents = extents(of: summary, counts)
    let others = counts.paths.count - extents.reduce(0) { $0 + $1.withFindings }
    var places = extents.filter { $0.withFindings > 0 }.map(\.share)
    if others > 0 {
      places.append(FindingCounts.spelled(others, places.isEmpty ? "file" : "other file"))
    }
    let clean = extents.filter { $0.withFindings == 0 && $0.count > 0 }.map(\.text)
    return Self.listed(places) + (clean.isEmpty ? "" : "; none in \(Self.listed(clean))")
  }

  private func extent(of summary: ReportSummary) -> String {
    Self.listed(extents(of: summary, nil).map(\.text))
  }

  /// `a`, `a and b`, `a, b and c`.
  private static func listed(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// The catalogs and the sources that were checked.
  private func extents(of summary: ReportSummary, _ counts: FindingCounts?) -> [Extent] {
    let paths = counts?.paths ?? []
    var extents: [Extent] = []
    if !summary.files.isEmpty || summary.sources.isEmpty {
      let entries = summary.files.reduce(0) { $0 + $1.entries }
      extents.append(
        Extent(
          count: summary.files.count,
          text: FindingCounts.spelled(summary.files.count, "file")
            + " (\(FindingCounts.spelled(entries, "entry", "entries")), "
            + "\(FindingCounts.spelled(summary.languages.count, "language")))",
          withFindings: paths.intersection(summary.files.map(\.path)).count))
    }
    if !summary.sources.isEmpty {
      extents.append(
        Extent(
          count: summary.sources.count,
          text: FindingCounts.spelled(summary.sources.count, "Swift source"),
          withFindings: paths.intersection(summary.sources).count))
    }
    return extents
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
    var lines = summary.remarks
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
