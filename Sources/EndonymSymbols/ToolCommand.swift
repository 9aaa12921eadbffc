/// One command of the tool.
protocol ToolCommand: Sendable {
  /// What it is called.
  static var name: String { get }
  /// What it takes, as the help shows it.
  static var usage: String { get }
  /// What it does, in one sentence without a full stop.
  static var summary: String { get }
  /// What may stand before its operands.
  static var options: [ToolOption] { get }

  init()

  /// Runs the command.
  ///
  /// - Returns: The exit code.
  /// - Throws: `ToolFailure` where it can't do what it is asked to.
  func run(_ arguments: ToolArguments, in tool: SymbolsTool) throws(ToolFailure) -> Int32
}

/// An option of a command.
struct ToolOption: Sendable, Hashable {
  /// The name with its dashes, such as `--output-directory`.
  var name: String
  /// The letter with its dash, such as `-o`.
  var letter: String?
  /// What its value may be; empty for any, nil for a flag.
  var values: [String]?
}
