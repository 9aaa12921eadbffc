import Checks
import Findings
import StringCatalog

/// Shows how far catalogs are translated.
struct StatsCommand: Command {
  private static let forms = ["text", "json"]
  private static let format = OptionDeclaration.value(
    "format", "FORMAT", .choice(forms), "Show it in this form (default: text)")
  private static let language = OptionDeclaration.value(
    "language", "LANGUAGE", .text, repeats: true, "Show this language, also where no entry has it")

  static let declaration = CommandDeclaration(
    name: "stats", summary: "Show how far each catalog is translated into each language",
    discussion: """
      PATH is a catalog, a folder (all catalogs below it) or a pattern in quotes; without one the \
      configuration says which catalogs there are, else all below this folder are shown.

      An entry counts as translated where all its texts are: by people, or by machine where one \
      is in the state 'machine_translated'. Both make up the coverage. It counts as unfinished \
      where one is empty or in a state such as 'new' or 'needs_review'. Entries marked as not to \
      be translated, and stale ones, don't count. Shares are rounded down: 100.0 % means all.
      """,
    operand: .init(placeholder: "PATH", kind: .file, repeats: true),
    options: [language, format, CheckArguments.configuration],
    examples: [
      .init(arguments: "stats", explanation: "Shows the coverage of all catalogs in this folder"),
      .init(
        arguments: "stats App --language th --format json",
        explanation: "Tells a program how far 'App' is translated into Thai"),
    ])

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    let expected = try arguments.languages(of: Self.language, command: "stats")
    var (files, project, problems) = find(arguments, environment)
    let loader = CatalogLoader(
      fileSystem: environment.fileSystem, maximumFileSize: project.maximumFileSize,
      jobs: max(1, environment.processorCount))
    let loaded = loader.load(files.files) { catalog, file in
      var coverage = CatalogCoverage(catalog, path: file.shown, expected: expected)
      if !expected.isEmpty {
        coverage.languages.removeAll { !expected.contains($0.language) }
      }
      return coverage
    }
    if files.files.isEmpty, files.problems.isEmpty, problems.isEmpty {
      problems.append(.noCatalog(in: project, seenFrom: environment, command: "stats"))
    }
    let report = CoverageReport(
      catalogs: loaded.results, problems: problems + files.problems + loaded.problems)
    if arguments.value(of: Self.format) == "json" {
      try environment.print(report.json)
    } else {
      try environment.print(report.text)
      environment.report(report.problems)
    }
    return report.problems.isEmpty ? .clean : .misuse
  }

  private func find(
    _ arguments: ParsedArguments, _ environment: CommandEnvironment
  ) -> (files: DiscoveredFiles, project: Project, problems: [ReportProblem]) {
    let working = environment.workingDirectory
    let (project, problems) = environment.project(
      configuredBy: arguments.value(of: CheckArguments.configuration))
    var places = arguments.operands.map { CatalogPlace(text: $0, directory: working) }
    if places.isEmpty { places = project.catalogs }
    if places.isEmpty { places = [CatalogPlace(text: ".", directory: project.root)] }
    let discovery = environment.discovery(.catalogs, in: project)
    return (discovery.files(at: places), project, problems)
  }
}
