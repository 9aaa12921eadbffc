import Checks
import Findings
import StringCatalog

/// The tool as a whole: finds the command that is meant and turns what becomes of it into an exit code.
struct EndonymTool: Sendable {
  /// The version of the tool.
  static let version = "0.1.0"

  /// The commands, in the order of the help.
  static let commands: [any Command.Type] = [
    CheckCommand.self, WidthsCommand.self, ReportCommand.self, HealthCommand.self,
    FindCommand.self, StatsCommand.self, ExtractCommand.self, SyncCommand.self,
    CompileCommand.self, PrintCommand.self, GenerateSymbolsCommand.self, RulesCommand.self,
    ExplainCommand.self, SchemaCommand.self, CompletionsCommand.self, HelpCommand.self,
  ]

  let environment: CommandEnvironment

  /// The help of the whole tool.
  static var overview: String {
    HelpText.overview(of: commands.map { $0.declaration }, version: version)
  }

  /// The command of a name, or a mistake that suggests the one that was meant.
  static func command(named name: String) throws(CommandFailure) -> any Command.Type {
    if let command = commands.first(where: { $0.declaration.name == name }) { return command }
    let known = commands.map { $0.declaration.name }
    throw .usage(
      UsageError(
        message: "there is no command '\(VisibleText.spelled(name))'",
        remedy: NearestName.question(for: name, among: known)
          ?? "Use one of: \(known.joined(separator: ", ")).",
        command: nil))
  }

  /// Runs the tool.
  ///
  /// - Parameter arguments: The arguments behind the tool's own name.
  /// - Returns: What the shell learns.
  func run(_ arguments: [String]) -> ExitCode {
    do throws(CommandFailure) {
      return try dispatch(arguments)
    } catch {
      report(error)
      return .misuse
    }
  }

  private func dispatch(_ arguments: [String]) throws(CommandFailure) -> ExitCode {
    guard let first = arguments.first else {
      try? environment.errors.write(Self.overview)
      return .misuse
    }
    switch first {
    case "--version":
      try environment.print("endonym \(Self.version)\n")
      return .clean
    case "--help", "-h":
      try environment.print(Self.overview)
      return .clean
    default:
      if first.hasPrefix("-") { throw .usage(Self.misplaced(first)) }
      let command = try Self.command(named: first)
      return try run(command, arguments.dropFirst())
    }
  }

  /// The mistake of an option where a command belongs.
  private static func misplaced(_ option: String) -> UsageError {
    let spelled = VisibleText.spelled(option)
    let own =
      option == "-v" || option == "-V"
      ? "--version" : NearestName.suggestion(for: option, among: ["--version", "--help"])
    if let own {
      return UsageError(
        message: "the option '\(spelled)' is unknown", remedy: "Did you mean '\(own)'?")
    }
    return UsageError(
      message: "the option '\(spelled)' stands where a command belongs",
      remedy: "Write the command first, as in 'endonym check \(spelled)'.")
  }

  private func run(
    _ command: any Command.Type, _ arguments: ArraySlice<String>
  ) throws(CommandFailure) -> ExitCode {
    let parsed: ParsedArguments
    do throws(UsageError) {
      parsed = try ArgumentParser.parse(arguments, of: command.declaration)
    } catch {
      throw .usage(error)
    }
    if parsed.has(CommandDeclaration.help) {
      try environment.print(HelpText.text(of: command.declaration))
      return .clean
    }
    return try command.init().run(parsed, in: environment)
  }

  /// Says on standard error why nothing came of it; if even that fails, the exit code has to do.
  private func report(_ failure: CommandFailure) {
    switch failure {
    case .usage(let error):
      var text = "error: \(VisibleText.spelled(error.message))"
      if let remedy = error.remedy { text += ". \(VisibleText.spelled(remedy))" }
      let help = error.command.map { "endonym help \($0)" } ?? "endonym help"
      try? environment.errors.write("\(text)\nSee '\(help)'.\n")
    case .file(let error):
      try? environment.errors.write(VisibleText.spelled(error.description) + "\n")
    }
  }
}
