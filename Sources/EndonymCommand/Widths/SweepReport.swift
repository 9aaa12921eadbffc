import Checks
import Findings
import Slots
import StringCatalog

/// Reports what a sweep found, in the form that the call asks for.
struct SweepReport {
  let request: WidthsRequest
  let environment: CommandEnvironment

  /// Writes the report.
  ///
  /// - Parameters:
  ///   - outcome: What was measured.
  ///   - remarks: What else was done.
  ///   - list: What a person reads below the report as text.
  ///   - difference: How a committed file is out of date; on standard error where the report is for
  ///     a program.
  /// - Throws: `CommandFailure` where it can't be written.
  func write(
    _ outcome: WidthsRun.Outcome, remarks: [String], list: String, difference: String
  ) throws(CommandFailure) {
    let result = outcome.result
    let findings = result.findings.sorted {
      $0.location != $1.location
        ? $0.location < $1.location
        : ($0.rule, $0.language ?? "", $0.message) < ($1.rule, $1.language ?? "", $1.message)
    }
    let style = ReportStyle(
      usesColor: request.usesColor, isQuiet: request.isQuiet,
      workingDirectory: environment.workingDirectory.text,
      languageName: { VisibleText.spelled(LanguageIdentifier(parsing: $0).englishName) })
    var bytes = request.format.reporter(style)
      .report(findings, summary: summary(of: outcome, remarks)).bytes
    if request.format == .text {
      let table =
        request.isQuiet
        ? ""
        : SlotTable(
          sweep: result, judgedWidth: outcome.project.project.slotOptions.judgedWidth
        ).text
      bytes += Array((table + list + difference).utf8)
    } else if !difference.isEmpty {
      try? environment.errors.write(difference)
    }
    guard let output = request.output else { return try environment.print(bytes) }
    let path = FilePath(output, relativeTo: environment.workingDirectory)
    do throws(FileError) {
      try environment.fileSystem.write(bytes, to: path)
    } catch {
      var error = error
      error.path = output
      throw .file(error)
    }
  }

  private func summary(
    of outcome: WidthsRun.Outcome, _ remarks: [String]
  ) -> ReportSummary {
    let result = outcome.result
    var summary = ReportSummary(version: EndonymTool.version, problems: result.problems)
    summary.files = outcome.project.sources.catalogs.map {
      CheckedFile(path: $0.catalog.path, entries: $0.catalog.catalog.entries.count)
    }
    summary.languages = outcome.project.sources.languages
    summary.skipped = outcome.project.skipped
    summary.rules = WidthRule.allCases.map(\.reported).sorted { $0.identifier < $1.identifier }
    // A note fails nothing, all else does.
    summary.failingSeverity = .warning
    summary.advice = advice(on: outcome)
    let slots = FindingCounts.spelled(result.slots.count, "slot")
    summary.remarks = [
      "\(FindingCounts.spelled(result.verdicts.count, "text")) measured in \(slots) on a screen of "
        + "\(SlotTable.points(result.deviceWidth)) pt"
    ]
    let accepted = result.verdicts.count { $0.acceptedReason != nil }
    if accepted > 0 {
      summary.remarks.append("\(accepted) more accepted in '\(outcome.acceptedFile.shown)'")
    }
    summary.remarks += outcome.informational.compactMap(Self.remark) + remarks
    return summary
  }

  private func advice(on outcome: WidthsRun.Outcome) -> String {
    let judged = outcome.project.project.slotOptions.judgedWidth
    guard outcome.result.deviceWidth != judged else {
      return "'endonym widths --accept --reason TEXT' accepts what is right as it is"
    }
    return "texts are accepted for the configuration's screen of "
      + "\(SlotTable.points(judged)) pt only"
  }

  private static func remark(on other: SweepResult) -> String? {
    guard !other.verdicts.isEmpty else { return nil }
    let (over, scaled) = (other.openCount(of: .over), other.openCount(of: .scaled))
    let missing = other.openCount(of: .missingGlyph)
    let accepted = other.verdicts.count { $0.acceptedReason != nil }
    let screen = "for information, on a screen of \(SlotTable.points(other.deviceWidth)) pt"
    let open = [
      over == 0 ? nil : "\(over) \(over == 1 ? "doesn't" : "don't") fit",
      scaled == 0 ? nil : "\(scaled) \(scaled == 1 ? "fits" : "fit") only when scaled",
    ].compactMap { $0 }
    var remark =
      open.isEmpty
      ? "\(screen) every \(accepted + missing > 0 ? "other " : "")text fits"
      : "\(screen) \(open.joined(separator: " and "))"
    if missing > 0 {
      remark += ", \(missing) \(missing == 1 ? "has" : "have") a character without a glyph"
    }
    if accepted > 0 { remark += ", \(accepted) accepted" }
    return remark
  }
}
