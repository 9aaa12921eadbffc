import Checks
import Findings
import ServerStrings
import StringCatalog

/// The part of a check that is about the texts that a server owns.
struct ServerCheck {
  let request: CheckRequest
  let environment: CommandEnvironment

  /// Adds what is wrong with the declared texts to an outcome.
  ///
  /// Of several shards each holds the terms against its own catalogs, and the first does the rest.
  func extend(
    _ outcome: inout CheckOutcome, with catalogs: [InspectedCatalog], _ progress: ProgressLine
  ) {
    progress.begin("reading the server's texts")
    let isFirst = request.shard.map { $0.index == 1 } ?? true
    let options = outcome.project.options
    let checker = ServerChecker(
      rules: isFirst ? ServerRuleRegistry.rules : ServerRuleRegistry.catalogRules, options: options)
    let reader = ServerStringsReader(
      fileSystem: environment.fileSystem, workingDirectory: environment.workingDirectory)
    let read = reader.catalogs(of: outcome.project)
    outcome.findings += checker.findings(in: read.catalogs, beside: catalogs)
    outcome.summary.problems += isFirst ? read.problems : []
    let known = Set(outcome.summary.skipped)
    outcome.summary.skipped += isFirst ? read.skipped.filter { !known.contains($0) } : []
    outcome.scope.rules.formUnion(checker.rules.map(\.description.identifier))
    outcome.scope.files?.formUnion(read.catalogs.flatMap(\.files).map(\.path))
    outcome.summary.languages = Set(
      outcome.summary.languages + read.catalogs.flatMap(\.languages).map(\.identifier)
    ).sorted()
    outcome.summary.rules =
      (outcome.summary.rules + checker.rules.map { ReportedRule($0.description) })
      .sorted { $0.identifier < $1.identifier }
    summarize(read.catalogs, &outcome)
  }

  private func summarize(_ catalogs: [ServerCatalog], _ outcome: inout CheckOutcome) {
    guard !catalogs.isEmpty else { return }
    let files = catalogs.reduce(0) { $0 + $1.files.count }
    let texts = catalogs.reduce(0) { $0 + $1.entries.count }
    outcome.summary.remarks.append(
      "checked \(FindingCounts.spelled(texts, "text")) of a server in "
        + FindingCounts.spelled(files, "file"))
    for catalog in catalogs
    where catalog.areRequiredLanguagesAssumed && !catalog.requiredLanguages.isEmpty {
      let languages = catalog.requiredLanguages.joined(separator: " ")
      outcome.summary.assumptions.append(
        "Required of the server's texts are the languages that at least half of them have "
          + "(\(languages)); name others with 'requiredLanguages'.")
    }
  }
}
