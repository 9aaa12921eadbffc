import Checks
import Findings
import StringCatalog

/// Runs a check: configuration, catalogs, rules.
struct CheckRun {
  let request: CheckRequest
  let environment: CommandEnvironment

  /// The findings, without a thought for what is known or accepted.
  func outcome(_ progress: ProgressLine) -> CheckOutcome {
    let (project, problems) = configuredProject()
    var outcome = CheckOutcome(
      summary: ReportSummary(version: EndonymTool.version, problems: problems),
      project: project, scope: RunScope(rules: []))
    outcome.summary.failingSeverity = project.failingSeverity
    // A configuration half understood would check something that nobody asked for.
    guard problems.isEmpty else { return outcome }
    progress.begin("looking for catalogs")
    let files = discover(project, &outcome)
    guard !files.catalogs.isEmpty else { return outcome }
    progress.begin("reading \(files.catalogs.count) catalogs")
    let assumption = LanguageAssumption(isNeeded: project.options.requiredLanguages.isEmpty)
    let loader = CatalogLoader(
      fileSystem: environment.fileSystem, maximumFileSize: project.maximumFileSize,
      jobs: request.jobs)
    let loaded = loader.load(files.catalogs) { catalog, file in
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
    outcome.scope = scope(of: checker, loaded.results.map(\.file), outcome)
    summarize(catalogs, checker, &outcome)
    outcome.summary.assumptions += assumption.sentences(
      about: catalogs, says: project.options.sourceLanguage)
    return outcome
  }

  private struct LoadedCatalog: Sendable {
    var file: DiscoveredFiles.File
    var inspected: InspectedCatalog
  }

  private func configuredProject() -> (Project, [ReportProblem]) {
    let reader = ProjectReader(
      fileSystem: environment.fileSystem, workingDirectory: environment.workingDirectory)
    var project = Project(root: environment.workingDirectory)
    var problems: [ReportProblem] = []
    if let named = request.configuration {
      let path = FilePath(named, relativeTo: environment.workingDirectory)
      (project, problems) = reader.project(at: path, asWritten: named)
    } else if let path = reader.locate() {
      (project, problems) = reader.project(at: path)
    }
    if !request.places.isEmpty { project.catalogs = request.places }
    project.options.sourceLanguage = request.sourceLanguage ?? project.options.sourceLanguage
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
    return (project, problems)
  }

  private func discover(_ project: Project, _ outcome: inout CheckOutcome) -> DiscoveredFiles {
    let discovery = CatalogDiscovery(
      fileSystem: environment.fileSystem, workingDirectory: environment.workingDirectory,
      root: project.root, excluded: project.excluded)
    let root = CatalogPlace(text: ".", directory: project.root)
    var files = discovery.files(at: project.catalogs.isEmpty ? [root] : project.catalogs)
    outcome.summary.skipped = files.skipped
    outcome.summary.problems += files.problems
    let shownRoot = project.root.relative(to: environment.workingDirectory)
    let place = shownRoot == "." ? "this folder" : "'\(shownRoot)'"
    if project.catalogs.isEmpty {
      outcome.summary.assumptions.append(
        "The catalogs to check are the \(files.catalogs.count) below \(place).")
    }
    if files.catalogs.isEmpty, files.problems.isEmpty {
      outcome.summary.problems.append(
        ReportProblem(
          location: SourceLocation(path: project.configuration ?? shownRoot),
          message: "there is no String Catalog to check",
          remedy: "Name a folder that has '.xcstrings' files, as in 'endonym check App'."))
    }
    guard let shard = request.shard else { return files }
    files.catalogs = shard.part(of: files.catalogs)
    files.around.legacyTables = discovery.legacyTables(beside: files.catalogs)
    // Files that belong to no catalog are the first share's.
    if shard.index != 1 { files.around.generatedSymbols = [] }
    return files
  }

  private func scope(
    of checker: CatalogChecker, _ files: [DiscoveredFiles.File], _ outcome: CheckOutcome
  ) -> RunScope {
    let isWhole =
      request.places.isEmpty && request.shard == nil && outcome.summary.problems.isEmpty
    return RunScope(
      files: isWhole ? nil : Set(files.map(\.path)),
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
      .map {
        ReportedRule(
          identifier: $0.identifier, summary: $0.title, explanation: $0.explanation,
          severity: $0.severity)
      }
  }
}
