import Checks
import Findings
import StringCatalog

/// Takes accepted, known and lesser findings out of a check's, and keeps the baseline up to date.
struct BaselineReview {
  let request: CheckRequest
  let environment: CommandEnvironment

  /// The outcome that is reported.
  func review(_ outcome: CheckOutcome) -> CheckOutcome {
    var outcome = outcome
    // What couldn't be checked at all says nothing about exceptions or baselines.
    guard !outcome.scope.rules.isEmpty else { return outcome }
    let accepted = AcceptedExceptions(outcome.project.accepted)
      .apply(to: outcome.findings, scope: outcome.scope, path: path)
    outcome.findings = accepted.findings
    outcome.summary.acceptedFindings = accepted.accepted
    subtractBaseline(&outcome)
    let all = outcome.findings.count
    outcome.findings.removeAll { $0.severity < request.minimumSeverity }
    outcome.summary.hiddenFindings = all - outcome.findings.count
    return outcome
  }

  private func path(of finding: Finding) -> FilePath {
    FilePath(finding.location.path, relativeTo: environment.workingDirectory)
  }

  private func subtractBaseline(_ outcome: inout CheckOutcome) {
    guard let path = outcome.project.baseline else { return }
    let shown = path.shown(
      from: environment.workingDirectory, asWritten: request.baseline ?? "")
    guard !path.isCatalog else {
      return report(
        "a String Catalog is no baseline", "Name another file; this one is left as it is.", shown,
        &outcome)
    }
    let file = BaselineFile(path: path, shown: shown)
    let read: Baseline?
    do throws(ReportProblem) {
      read = try file.read(from: environment.fileSystem)
    } catch {
      outcome.summary.problems.append(error)
      guard request.updatesBaseline, request.isForced else { return }
      outcome.summary.problems.removeLast()
      return update(file, from: nil, &outcome)
    }
    if request.updatesBaseline { return update(file, from: read, &outcome) }
    guard let read else {
      return report(
        "there is no such baseline", "Begin it with '--update-baseline --force'.", shown, &outcome)
    }
    apply(compare(read, file, outcome), &outcome)
  }

  private func update(_ file: BaselineFile, from old: Baseline?, _ outcome: inout CheckOutcome) {
    guard old != nil || request.isForced else {
      return report(
        "there is no such baseline",
        "Add '--force' to begin it with the \(outcome.findings.count) findings of today.",
        file.shown, &outcome)
    }
    let known = old ?? Baseline()
    let comparison = compare(known, file, outcome)
    var updated = comparison.shrunk
    if request.isForced { updated.add(comparison.new.map { identity(of: $0, file) }) }
    do throws(FileError) {
      if updated != old {
        try environment.fileSystem.write(BaselineFile.content(of: updated), to: file.path)
      }
    } catch {
      return outcome.summary.problems.append(ReportProblem(error, shownAs: file.shown))
    }
    var after = compare(updated, file, outcome)
    after.gone = 0
    apply(after, &outcome)
    if !request.isQuiet {
      try? environment.errors.write(
        "baseline '\(VisibleText.spelled(file.shown))': \(updated.total) findings, "
          + "\(known.total) before\n")
    }
  }

  private func apply(_ comparison: BaselineComparison, _ outcome: inout CheckOutcome) {
    outcome.findings = comparison.new
    outcome.summary.knownFindings = comparison.known
    outcome.summary.goneFindings = comparison.gone
  }

  private func compare(
    _ baseline: Baseline, _ file: BaselineFile, _ outcome: CheckOutcome
  ) -> BaselineComparison {
    let scope = outcome.scope
    return baseline.compare(
      outcome.findings.map { (finding: $0, identity: identity(of: $0, file)) },
      isInScope: { identity in
        scope.contains(
          rule: identity.rule, file: file.catalog(of: identity), language: identity.language)
      })
  }

  private func identity(of finding: Finding, _ file: BaselineFile) -> FindingIdentity {
    file.identity(of: finding, in: path(of: finding))
  }

  private func report(
    _ message: String, _ remedy: String, _ path: String, _ outcome: inout CheckOutcome
  ) {
    outcome.summary.problems.append(
      ReportProblem(
        location: SourceLocation(path: path), message: message, remedy: remedy))
  }
}
