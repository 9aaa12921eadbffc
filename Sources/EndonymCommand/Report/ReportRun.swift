import Checks
import Findings
import Ink
import Review
import ServerStrings
import Slots

/// Gathers what the page shows: sweep, checks, coverage, dates.
struct ReportRun {
  /// What was gathered.
  struct Content {
    var review: ReviewContent
    /// The fonts that draw the texts; nil where there is no slot or a font is missing.
    var measurer: (any TextMeasurer)?
    /// What can't be read, so that the page lacks it.
    var faults: [ReportProblem] = []
    /// What is missing or old, so that the page may mislead.
    var warnings: [ReportProblem] = []
  }

  let environment: CommandEnvironment
  /// The configuration's file, where the call names one.
  let configuration: String?
  /// Where recorded and decided dates are.
  let rulebook: RulebookPlaces
  /// The way from the page's folder to the working directory.
  let base: String

  /// Gathers everything.
  ///
  /// - Throws: `CommandFailure` where an option makes no sense.
  /// - Returns: The content, whole or not.
  func content(of project: Project) throws(CommandFailure) -> Content {
    var arguments = ParsedArguments()
    if let configuration { arguments.add(configuration, for: CheckArguments.configuration) }
    let (checks, widths) = (
      try CheckRequest(arguments, in: environment), try WidthsRequest(arguments, in: environment)
    )
    return ProgressLine(environment).during { progress in
      gather(project, checks, widths, progress)
    }
  }

  private func gather(
    _ project: Project, _ checks: CheckRequest, _ widths: WidthsRequest, _ progress: ProgressLine
  ) -> Content {
    var content = Content(review: ReviewContent(title: project.root.name, base: base))
    check(checks, progress, into: &content)
    let slots = measure(project, widths, progress, into: &content)
    content.review.sourceLanguage = slots.sources.sourceLanguage
    content.review.coverage = slots.sources.catalogs.map { file in
      CatalogCoverage(
        file.catalog.catalog, path: file.catalog.path,
        expected: project.options.requiredLanguages)
    }
    dates(slots, project, into: &content)
    // What two readers stumbled over is told once, and what is a fault is no warning too.
    var seen: Set<ReportProblem> = []
    content.faults = content.faults.filter { seen.insert($0).inserted }
    content.warnings = content.warnings.filter { seen.insert($0).inserted }
    let measured = Set(content.review.sweep?.problems ?? [])
    content.review.problems = (content.faults + content.warnings).filter { !measured.contains($0) }
    return content
  }

  private func check(
    _ request: CheckRequest, _ progress: ProgressLine, into content: inout Content
  ) {
    let run = CheckRun(request: request, environment: environment)
    let (project, problems) = run.configuredProject()
    let outcome = BaselineReview(request: request, environment: environment)
      .review(run.outcome(of: project, problems, progress))
    content.review.findings = outcome.findings
    content.faults += outcome.summary.problems
  }

  /// Measures the slots, where there are any.
  private func measure(
    _ project: Project, _ request: WidthsRequest, _ progress: ProgressLine,
    into content: inout Content
  ) -> SlotProject {
    guard !project.slotOptions.slots.isEmpty else { return read(project) }
    let run = WidthsRun(request: request, environment: environment)
    switch run.outcome(of: project, progress) {
    case .success(let outcome):
      content.review.sweep = outcome.result
      content.review.findings += outcome.result.findings
      content.measurer = outcome.measurer
      content.faults += outcome.result.problems
      return outcome.project
    case .failure(.project(let problems)):
      content.faults += problems
      return read(project)
    // A call of this command names no language.
    case .failure(.call): return read(project)
    }
  }

  private func read(_ project: Project) -> SlotProject {
    let (fileSystem, directory) = (environment.fileSystem, environment.workingDirectory)
    return SlotProjectReader(
      fileSystem: fileSystem, workingDirectory: directory,
      jobs: max(1, environment.processorCount)
    ) { project in
      ServerStringsReader(fileSystem: fileSystem, workingDirectory: directory)
        .catalogs(of: project)
    }.read(project)
  }

  private func dates(_ slots: SlotProject, _ project: Project, into content: inout Content) {
    content.review.manifest = slots.manifest
    if case .failure(let problem) = slots.sources.manifest, needsManifest(project) {
      content.warnings.append(problem)
    }
    let (recordings, unreadable) = rulebook.recordings(environment.fileSystem)
    content.review.goldens = recordings
    let (decisions, mistakes) = rulebook.decisions(environment.fileSystem)
    content.review.anchors = decisions
    content.faults += unreadable + mistakes
  }

  /// Whether the page lacks something without a manifest: where the app has a rulebook, or a manifest
  /// that is no longer true.
  private func needsManifest(_ project: Project) -> Bool {
    let file = FilePath(ManifestFile.path, relativeTo: project.root)
    return project.sourceOptions.rulebook != nil
      || environment.fileSystem.information(at: file) != nil
  }
}
