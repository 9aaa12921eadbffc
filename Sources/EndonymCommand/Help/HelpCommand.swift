/// Shows the help of the tool or of a command.
struct HelpCommand: Command {
  static let declaration = CommandDeclaration(
    name: "help", summary: "Show the help of the tool or of a command", discussion: "",
    operand: .init(placeholder: "COMMAND", kind: .text), options: [],
    examples: [.init(arguments: "help check", explanation: "Shows all options of 'check'")])

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    guard let name = arguments.operands.first else {
      try environment.print(EndonymTool.overview)
      return .clean
    }
    let command = try EndonymTool.command(named: name)
    try environment.print(HelpText.text(of: command.declaration))
    return .clean
  }
}
