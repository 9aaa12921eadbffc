import Checks
import Findings
import Slots
import StringCatalog

/// Does what a call asks for beside reporting: accepts, prunes, and keeps the committed files.
struct WidthsReview {
  let request: WidthsRequest
  let environment: CommandEnvironment
  /// What was done, for the report.
  var remarks: [String] = []
  /// The tightest texts, for a person.
  var list = ""
  /// How the committed report differs from what it would be today.
  var difference = ""
  /// Whether the committed report is what it would be today.
  var isUpToDate = true

  /// The most texts that a person who is asked for a reason is shown.
  private static let shownTexts = 10

  init(request: WidthsRequest, environment: CommandEnvironment) {
    self.request = request
    self.environment = environment
  }

  /// Does it.
  ///
  /// - Throws: `CommandFailure` where a file can't be written or there is no reason.
  mutating func review(_ outcome: inout WidthsRun.Outcome) throws(CommandFailure) {
    guard request.prunes || request.task != .none else { return }
    // What was measured in part says nothing about what is to be kept.
    guard outcome.result.problems.isEmpty else {
      remarks.append("nothing is written, since not everything could be measured")
      isUpToDate = false
      return
    }
    if request.prunes { try prune(&outcome) }
    switch request.task {
    case .none: break
    case .accept(let reason): try accept(&outcome, reason: reason)
    case .tightest(let count, let updates): try listTightest(count, updates, outcome)
    case .report(let checks): try report(outcome, checks: checks)
    }
  }

  private mutating func prune(_ outcome: inout WidthsRun.Outcome) throws(CommandFailure) {
    let slots = Set(request.slots)
    let languages = Set(request.languages)
    let pruned = outcome.accepted.pruned(by: outcome.result.verdicts) { slot, language in
      (slots.isEmpty || slots.contains(slot))
        && (languages.isEmpty || languages.contains(language))
    }
    let count = FindingCounts.spelled(pruned.count, "accepted or shortened text")
    guard pruned.count > 0 else { return remarks.append("there is nothing to prune") }
    try write(pruned.widths, &outcome)
    remarks.append("removed \(count) from '\(outcome.acceptedFile.shown)'")
  }

  private mutating func accept(
    _ outcome: inout WidthsRun.Outcome, reason: String?
  ) throws(CommandFailure) {
    let open = outcome.result.verdicts.filter(\.isOpenToAcceptance)
    let untranslated = outcome.result.verdicts.count {
      $0.text.fallback == .untranslated && ($0.verdict == .over || $0.verdict == .scaled)
        && $0.acceptedReason == nil
    }
    if untranslated > 0 {
      remarks.append(
        "\(FindingCounts.spelled(untranslated, "text")) in the source's language left out: "
          + "translate \(untranslated == 1 ? "it" : "them")")
    }
    guard !open.isEmpty else { return remarks.append("there is nothing to accept") }
    let reason: String = if let reason { reason } else { try askedReason(for: open) }
    let accepted = outcome.accepted.accepting(
      open, reason: reason, at: SourceLocation(path: outcome.acceptedFile.shown))
    try write(accepted.widths, &outcome)
    let count = FindingCounts.spelled(accepted.count, "text")
    remarks.append("accepted \(count) in '\(outcome.acceptedFile.shown)'")
  }

  /// Asks the person at the terminal.
  private func askedReason(for open: [SlotVerdict]) throws(CommandFailure) -> String {
    for verdict in open.prefix(Self.shownTexts) {
      environment.warn(
        "  \(verdict.text.slot) in \(verdict.text.language): '\(verdict.text.value)', "
          + "\(SlotTable.points(verdict.width)) of \(SlotTable.points(verdict.budget)) pt")
    }
    if open.count > Self.shownTexts {
      environment.warn("  and \(open.count - Self.shownTexts) more")
    }
    try? environment.errors.write("Why may they stay as they are? ")
    guard let line = environment.input.line(), line.contains(where: { !$0.isWhitespace }) else {
      throw .reasonMissing
    }
    return line
  }

  private func write(
    _ widths: AcceptedWidths, _ outcome: inout WidthsRun.Outcome
  ) throws(CommandFailure) {
    let project = outcome.project.project
    let file = outcome.acceptedFile
    do throws(FileError) {
      try ProjectFiles(environment: environment, project: project)
        .requireOwn(file.path, shown: file.shown, as: .accepted)
      try file.write(widths, within: project.root, to: environment.fileSystem)
    } catch {
      throw .file(error)
    }
    outcome.accept(widths, request)
  }
}
