import Checks
import Findings
import SourceRules
import StringCatalog

/// Runs a check: configuration, catalogs, rules.
struct CheckRun {
  let request: CheckRequest
  let environment: CommandEnvironment

  /// The findings, without a thought for what is known or accepted.
  func outcome(
    of project: Project, _ problems: [ReportProblem], _ progress: ProgressLine
  ) -> CheckOutcome {
    var outcome = CheckOutcome(
      summary: ReportSummary(version: EndonymTool.version, problems: problems),
      project: project, scope: RunScope(rules: []))
    outcome.summary.failingSeverity = project.failingSeverity
    // A configuration half understood would check something that nobody asked for.
    guard problems.isEmpty else { return outcome }
    progress.begin("looking for catalogs")
    let files = discover(project, &outcome)
    let hasServerTexts = !project.slotOptions.serverStrings.isEmpty
    guard !files.files.isEmpty || !project.sources.isEmpty || hasServerTexts else {
      return outcome
    }
    progress.begin("reading \(files.files.count) catalogs")
    let assumption = LanguageAssumption(isNeeded: project.options.requiredLanguages.isEmpty)
    let loader = CatalogLoader(
      fileSystem: environment.fileSystem, maximumFileSize: project.maximumFileSize,
      jobs: request.jobs)
    let loaded = loader.load(files.files) { catalog, file in
      LoadedCatalog(
        file: file,
        inspected: InspectedCatalog(
          catalog, path: file.shown, options: assumption.options(project.options, for: catalog)))
    }
    outcome.summary.problems += loaded.problems
    let catalogs = loaded.results.map(\.inspected)
    progress.begin("checking \(catalogs.count) catalogs")
    let checker = CatalogChecker(options: project.options, jobs: request.jobs)
    outcome.findings = checker.findings(
      in: InspectedProject(catalogs: catalogs, files: files.around))
    outcome.scope = scope(of: checker, loaded.results.map(\.file))
    summarize(catalogs, checker, &outcome)
    if hasServerTexts {
      ServerCheck(request: request, environment: environment)
        .extend(&outcome, with: catalogs, progress)
    }
    if !project.sources.isEmpty {
      SourceCheck(request: request, environment: environment)
        .extend(&outcome, with: catalogs, progress)
    }
    if isWhole(outcome) { outcome.scope.files = nil }
    outcome.summary.assumptions += assumption.sentences(
      about: catalogs, says: project.options.sourceLanguage)
    outcome.summary.problems += absentLanguages(catalogs, project, outcome)
    return outcome
  }

  private struct LoadedCatalog: Sendable {
    var file: DiscoveredFiles.File
    var inspected: InspectedCatalog
  }

  /// The project as the configuration and then the options describe it, and what is wrong with it.
  func configuredProject() -> (Project, [ReportProblem]) {
    let configured = environment.project(configuredBy: request.configuration)
    var project = configured.project
    if !request.places.isEmpty { project.catalogs = request.places }
    project.options.sourceLanguage = request.sourceLanguage ?? project.options.sourceLanguage
    if !request.sourcePlaces.isEmpty { project.sources = request.sourcePlaces }
    if !request.requiredLanguages.isEmpty {
      project.options.requiredLanguages = request.requiredLanguages
    }
    project.options.optIn.formUnion(request.optIn)
    project.options.settings.merge(request.settings) { _, requested in requested }
    project.options.onlyRules = request.onlyRules
    project.options.onlyLanguages = request.onlyLanguages
    project.failingSeverity = request.failingSeverity ?? project.failingSeverity
    if let baseline = request.baseline {
      project.baseline = FilePath(baseline, relativeTo: environment.workingDirectory)
    }
    return (project, configured.problems)
  }

  private func discover(_ project: Project, _ outcome: inout CheckOutcome) -> DiscoveredFiles {
    let discovery = environment.discovery(.catalogs, in: project)
    let root = CatalogPlace(text: ".", directory: project.root)
    var files = discovery.files(at: project.catalogs.isEmpty ? [root] : project.catalogs)
    outcome.summary.skipped = files.skipped
    outcome.summary.problems += files.problems
    let shownRoot = shownRoot(of: project)
    let place = shownRoot == "." ? "this folder" : "'\(shownRoot)'"
    if request.places.isEmpty {
      outcome.summary.assumptions += files.unmatchedExclusions.map {
        "'exclude' may name what isn't there: nothing matches '\($0)'."
      }
    }
    if project.catalogs.isEmpty, !files.files.isEmpty {
      let count = files.files.count
      outcome.summary.assumptions.append(
        count == 1
          ? "The catalog to check is the one below \(place)."
          : "The catalogs to check are the \(count) below \(place).")
      if project.sources.isEmpty {
        outcome.summary.assumptions.append(
          "Swift sources aren't to be checked; name them with '--source-directory' or 'sources'.")
      }
    }
    if files.files.isEmpty, files.problems.isEmpty, project.sources.isEmpty,
      project.slotOptions.serverStrings.isEmpty
    {
      outcome.summary.problems.append(
        .noCatalog(in: project, seenFrom: environment, command: "check"))
    }
    guard let shard = request.shard else { return files }
    let all = files.files.count
    files.files = shard.part(of: files.files)
    if all > 0 {
      let part = files.files.isEmpty ? "none" : String(files.files.count)
      outcome.summary.remarks.append(
        "shard \(shard.index) of \(shard.count): \(part) of "
          + FindingCounts.spelled(all, "catalog"))
    }
    files.around.legacyTables = discovery.legacyTables(beside: files.files)
    // Files that belong to no catalog are the first share's.
    if shard.index != 1 { files.around.generatedSymbols = [] }
    return files
  }

  /// A language that no catalog has is a misspelling, or the report would be clean by mistake.
  private func absentLanguages(
    _ catalogs: [InspectedCatalog], _ project: Project, _ outcome: CheckOutcome
  ) -> [ReportProblem] {
    // What another shard has, or a file that can't be read, isn't known.
    guard request.shard == nil, outcome.summary.problems.isEmpty else { return [] }
    let known = outcome.summary.languages
    let present = Set(known + catalogs.flatMap(\.options.requiredLanguages))
    return (request.onlyLanguages ?? []).subtracting(present).sorted().map { language in
      let canonical = LanguageIdentifier(parsing: language).canonical
      let meant = known.first { LanguageIdentifier(parsing: $0).canonical == canonical }
      return ReportProblem(
        location: SourceLocation(path: project.configuration ?? shownRoot(of: project)),
        message: "no catalog has the language '\(language)'",
        remedy: meant.map { "Did you mean '\($0)'?" }
          ?? (known.isEmpty
            ? "Leave '--language' out: no catalog is checked."
            : "The catalogs have: \(known.joined(separator: ", "))."))
    }
  }

  private func shownRoot(of project: Project) -> String {
    project.root.relative(to: environment.workingDirectory)
  }

  /// Whether nothing was left out, so that what isn't there any more is gone.
  private func isWhole(_ outcome: CheckOutcome) -> Bool {
    request.places.isEmpty && request.sourcePlaces.isEmpty && request.shard == nil
      && outcome.summary.problems.isEmpty
  }

  private func scope(
    of checker: CatalogChecker, _ files: [DiscoveredFiles.File]
  ) -> RunScope {
    RunScope(
      files: Set(files.map(\.path)),
      rules: Set(
        checker.rules.map(\.description.identifier) + [AcceptedExceptions.unmatchedRule]),
      languages: request.onlyLanguages)
  }

  private func summarize(
    _ catalogs: [InspectedCatalog], _ checker: CatalogChecker, _ outcome: inout CheckOutcome
  ) {
    outcome.summary.files = catalogs.map {
      CheckedFile(path: $0.path, entries: $0.catalog.entries.count)
    }
    outcome.summary.languages = Set(catalogs.flatMap { $0.languages + [$0.sourceLanguage] })
      .sorted()
    outcome.summary.rules = checker.rules.map(\.description)
      .sorted { $0.identifier < $1.identifier }
      .map(ReportedRule.init)
  }
}
