/// Prints a completion script for a shell.
struct CompletionsCommand: Command {
  private static let shells = ["bash", "zsh", "fish"]

  static let declaration = CommandDeclaration(
    name: "completions", summary: "Print a completion script for bash, zsh or fish",
    discussion: "The script is made from the same declarations as the help and the parser.",
    operand: .init(placeholder: "SHELL", kind: .choice(shells), isRequired: true), options: [],
    examples: [
      .init(
        arguments: "completions bash > ~/.local/share/bash-completion/completions/endonym",
        explanation: "Installs completion for bash"),
      .init(
        arguments: "completions zsh > ~/.zfunc/_endonym",
        explanation: "Installs completion for zsh, where '~/.zfunc' is in 'fpath'"),
      .init(
        arguments: "completions fish > ~/.config/fish/completions/endonym.fish",
        explanation: "Installs completion for fish"),
    ])

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    let commands = EndonymTool.commands.map { $0.declaration }
    switch arguments.operands.first {
    case "zsh": try environment.print(ZshCompletion.script(for: commands))
    case "fish": try environment.print(FishCompletion.script(for: commands))
    default: try environment.print(BashCompletion.script(for: commands))
    }
    return .clean
  }
}
