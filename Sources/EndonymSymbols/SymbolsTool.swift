import StringCatalog

/// The build plugin's tool: `xcstringstool`'s commands with its arguments, and nothing besides, so
/// that a package which only builds with the plugin compiles as little as possible.
struct SymbolsTool: Sendable {
  /// The commands, in the order of the help.
  static let commands: [any ToolCommand.Type] = [
    GenerateSymbolsCommand.self, CompileCommand.self,
  ]

  /// Takes what is written to standard output.
  let output: @Sendable (String) -> Void
  /// Takes what is written to standard error.
  let errors: @Sendable (String) -> Void

  /// The help.
  static var help: String {
    let lines = commands.map { "  endonym-symbols \($0.name) \($0.usage)\n      \($0.summary)\n" }
    return "Usage:\n" + lines.joined(separator: "\n") + """

      Exit codes: 0 done, 1 something in a catalog is wrong, 2 the call is mistaken or a file can't \
      be read or written.

      """
  }

  /// Runs the tool.
  ///
  /// - Parameter arguments: The arguments behind the tool's own name.
  /// - Returns: The exit code.
  func run(_ arguments: [String]) -> Int32 {
    if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
      output(Self.help)
      return 0
    }
    do throws(ToolFailure) {
      guard let name = arguments.first else { throw .usage("a command is missing") }
      guard let command = Self.commands.first(where: { $0.name == name }) else {
        throw .usage("there is no command '\(name)'")
      }
      let parsed = try ToolArguments(arguments.dropFirst(), options: command.options)
      return try command.init().run(parsed, in: self)
    } catch {
      errors(error.description + "\n")
      return 2
    }
  }
}
