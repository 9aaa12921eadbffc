import Checks
import Findings
import SourceRules
import StringCatalog

/// Shows how a project's sources and catalogs fit together.
struct HealthCommand: Command {
  private static let forms = ["text", "json"]
  private static let format = OptionDeclaration.value(
    "format", "FORMAT", .choice(forms), "Show it in this form (default: text)")

  static let declaration = CommandDeclaration(
    name: "health", summary: "Show which keys the code uses, misses and leaves unused",
    discussion: """
      PATH is a catalog, a Swift source, or a folder with both below it; without one the \
      configuration says what there is, else everything below this folder is looked at.

      A key counts as used where a call looks it up, where its generated symbol is named, where it \
      stands as a literal, or where a comment declares it: '// endonym:keys level.* -- why'. The \
      rules are those of 'endonym check', which the configuration sets and turns off. What is \
      unused is only told where all sources were looked at.

      Exits with 0 where nothing at the failing severity is found, with 1 where something is, and \
      with 2 where the call is mistaken or a file can't be read.
      """,
    operand: .init(placeholder: "PATH", kind: .file, repeats: true),
    options: [format, CheckArguments.configuration],
    examples: [
      .init(
        arguments: "health", explanation: "Holds all sources in this folder against all catalogs"),
      .init(
        arguments: "health App Widget --format json",
        explanation: "Tells a program what of two folders doesn't fit together"),
    ])

  /// The rules on how keys and their uses fit together.
  static var rules: [any Rule] {
    SourceRuleRegistry.all.filter {
      $0.description.family == .keys
        || $0.description.identifier == "comment-in-source-and-catalog"
    }
  }

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    let reader = ProjectContentReader(
      environment: environment, command: "health", places: arguments.operands,
      configuration: arguments.value(of: CheckArguments.configuration))
    let content = ProgressLine(environment).during { progress in
      progress.begin("reading catalogs and sources")
      // With the rules of a check, what is remembered of sources serves both.
      return reader.content { SourceChecker(options: $0).fileRules }
    }
    let report = Self.report(
      on: content, isWhole: arguments.operands.isEmpty && content.problems.isEmpty, environment)
    if arguments.value(of: Self.format) == "json" {
      try environment.print(report.json)
    } else {
      try environment.print(report.text)
      environment.report(report.problems)
    }
    if !report.problems.isEmpty { return .misuse }
    let fails = report.findings.contains { $0.severity >= content.project.failingSeverity }
    return fails ? .findings : .clean
  }

  private static func report(
    on content: ProjectContent, isWhole: Bool, _ environment: CommandEnvironment
  ) -> HealthReport {
    let checker = SourceChecker(rules: rules, options: content.project.options)
    let accepted = AcceptedExceptions(content.project.accepted).apply(
      to: checker.findings(in: content.sources),
      // An exception for what wasn't looked at is no finding.
      scope: RunScope(rules: isWhole ? Set(checker.rules.map(\.description.identifier)) : [])
    ) { FilePath($0.location.path, relativeTo: environment.workingDirectory) }
    let usage = KeyUsage(content.sources)
    let uses = usage.uses(of: Array(usage.entries.indices)) { path in
      content.bytes(of: path, in: environment)
    }
    return HealthReport(
      figures: HealthFigures(content, usage, uses), rules: checker.rules.map(\.description),
      findings: accepted.findings, accepted: accepted.accepted, problems: content.problems)
  }
}
