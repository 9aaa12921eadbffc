import Checks
import Findings

/// Brings catalogs up to date with the keys that sources look up.
struct SyncCommand: Command {
  private static let check = OptionDeclaration.flag(
    "check", "Write nothing, and exit with 1 where a catalog is out of date")
  private static let catalog = OptionDeclaration.value(
    "catalog", "FILE", .file, repeats: true, "Bring only this catalog up to date")

  static let declaration = CommandDeclaration(
    name: "sync", summary: "Bring catalogs up to date with the sources, as Xcode does",
    discussion: """
      PATH is a source, a folder or a pattern in quotes; without one the configuration says where \
      the sources are, else all below this folder are read. A key belongs to the catalog of its \
      table that lies nearest to the source.

      New keys are added with their comments and default values, keys that no source looks up any \
      more become stale, those that return are stale no longer, and comments follow the sources. \
      Entries that people wrote stay as they are, and so does every byte of an entry that doesn't \
      change.

      Nothing becomes stale where not all sources were read: with PATH, with '--shard', or where a \
      file can't be read or parsed. An entry that a source names in another way, by its symbol, as \
      a literal or in a comment 'endonym:keys', isn't stale either. A key whose specifiers the \
      file doesn't tell is never added; where no entry matches, a warning says where it is.
      """,
    operand: .init(placeholder: "PATH", kind: .file, repeats: true),
    options: [
      check, catalog, CheckArguments.configuration, ExtractionArguments.shard, CheckArguments.jobs,
    ],
    examples: [
      .init(arguments: "sync", explanation: "Brings all catalogs of this project up to date"),
      .init(
        arguments: "sync --check",
        explanation: "Fails where a key is missing or nothing looks one up, and changes nothing"),
      .init(
        arguments: "sync App --catalog App/Localizable.xcstrings",
        explanation: "Adds the new keys of the sources below 'App' to one catalog"),
    ])

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    let understood = try ExtractionArguments(arguments, of: "sync", in: environment)
    let (project, mistakes) = environment.project(
      configuredBy: arguments.value(of: CheckArguments.configuration))
    guard mistakes.isEmpty else {
      environment.report(mistakes)
      return .misuse
    }
    let isCheck = arguments.has(Self.check)
    let outcome = SyncRun(
      environment: environment, project: project, arguments: understood,
      catalogPlaces: arguments.values(of: Self.catalog).map {
        CatalogPlace(text: $0, directory: environment.workingDirectory)
      }, isCheck: isCheck
    ).outcome()
    var text = outcome.reports.map(\.text).joined()
    for remark in outcome.remarks { text += VisibleText.spelled(remark) + "\n" }
    if outcome.reports.isEmpty, outcome.problems.isEmpty { text += "all catalogs are up to date\n" }
    try environment.print(text)
    for warning in outcome.warnings { environment.warn("warning: " + warning) }
    environment.report(outcome.problems)
    if !outcome.problems.isEmpty { return .misuse }
    return isCheck && !outcome.reports.isEmpty ? .findings : .clean
  }
}
