/// A command: its name, what it takes, and examples of its use.
struct CommandDeclaration: Sendable, Hashable {
  /// What a command takes besides options.
  struct Operand: Sendable, Hashable {
    /// The operand's name in the help, in capitals.
    var placeholder: String
    /// What a shell may offer.
    var kind: OptionDeclaration.Value.Kind
    var isRequired = false
    var repeats = false
  }

  /// A use of the command with what it does.
  struct Example: Sendable, Hashable {
    var arguments: String
    var explanation: String
  }

  var name: String
  /// What it does, in one sentence without a full stop.
  var summary: String
  /// What else there is to know, in sentences; paragraphs are separated by an empty line.
  var discussion: String
  var operand: Operand?
  var options: [OptionDeclaration]
  var examples: [Example]

  /// The options with those that every command has.
  var allOptions: [OptionDeclaration] { options + [Self.help] }

  /// The option that shows a command's help.
  static let help = OptionDeclaration.flag("help", letter: "h", "Show this help")

  /// The line that shows how to call it.
  var usage: String {
    var usage = "endonym \(name) [options]"
    if let operand {
      let repeated = operand.repeats ? "\(operand.placeholder)…" : operand.placeholder
      usage += operand.isRequired ? " \(repeated)" : " [\(repeated)]"
    }
    return usage
  }
}
