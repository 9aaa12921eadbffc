import Checks
import Findings
import StringCatalog

/// Checks catalogs and reports what is wrong with them.
struct CheckCommand: Command {
  static let declaration = CommandDeclaration(
    name: "check", summary: "Check String Catalogs and report what is wrong with them",
    discussion: """
      PATH is a catalog, a folder (all catalogs below it) or a pattern in quotes. Without one the \
      configuration says what to check; without a configuration everything below this folder is, \
      and the report says what was assumed. Sources are those that the configuration or \
      '--source-directory' names, also beside a PATH.

      Exits with 0 where nothing at the failing severity is found, with 1 where something is, and \
      with 2 where the call is mistaken or a file can't be read; the other files are checked all \
      the same.
      """,
    operand: .init(placeholder: "PATH", kind: .file, repeats: true),
    options: CheckArguments.all, examples: CheckArguments.examples)

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    let request = try CheckRequest(arguments, in: environment)
    let progress = ProgressLine(environment)
    try environment.requireFolder(ofOutput: request.output, command: "check")
    let run = CheckRun(request: request, environment: environment)
    let (project, problems) = run.configuredProject()
    try ProjectFiles(environment: environment, project: project)
      .requireReplaceable(output: request.output, command: "check")
    if request.updatesBaseline, project.baseline == nil, problems.isEmpty {
      throw .usage("check", "there is no baseline to update", "Name one with '--baseline'.")
    }
    let outcome = progress.during { progress in run.outcome(of: project, problems, progress) }
    let reviewed = BaselineReview(request: request, environment: environment).review(outcome)
    try write(reviewed, request, environment)
    if !reviewed.summary.problems.isEmpty { return .misuse }
    let fails = reviewed.findings.contains { $0.severity >= reviewed.summary.failingSeverity }
    return fails ? .findings : .clean
  }

  private func write(
    _ outcome: CheckOutcome, _ request: CheckRequest, _ environment: CommandEnvironment
  ) throws(CommandFailure) {
    let names = Dictionary(
      Set(outcome.findings.compactMap(\.language)).map {
        ($0, VisibleText.spelled(LanguageIdentifier(parsing: $0).englishName))
      }, uniquingKeysWith: { first, _ in first })
    let style = ReportStyle(
      usesColor: request.usesColor, isQuiet: request.isQuiet,
      workingDirectory: environment.workingDirectory.text, languageName: { names[$0] })
    let report = request.format.reporter(style)
      .report(outcome.findings, summary: outcome.summary)
    guard let output = request.output else { return try environment.print(report.bytes) }
    let path = FilePath(output, relativeTo: environment.workingDirectory)
    do throws(FileError) {
      try environment.fileSystem.write(report.bytes, to: path)
    } catch {
      var error = error
      error.path = output
      throw .file(error)
    }
  }
}
