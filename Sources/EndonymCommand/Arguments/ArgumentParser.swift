import Checks

/// Reads a command's arguments: `--key value`, `--key=value`, `-k value`, flags, operands, `--`.
struct ArgumentParser {
  private let command: CommandDeclaration
  private var parsed = ParsedArguments()
  private var rest: ArraySlice<String>

  /// Reads arguments.
  ///
  /// - Throws: `UsageError` at the first that doesn't fit the declaration.
  static func parse(
    _ arguments: ArraySlice<String>, of command: CommandDeclaration
  ) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(command: command, rest: arguments)
    try parser.parse()
    return parser.parsed
  }

  private init(command: CommandDeclaration, rest: ArraySlice<String>) {
    self.command = command
    self.rest = rest
  }

  private mutating func parse() throws(UsageError) {
    var areOptionsOver = false
    while let argument = rest.popFirst() {
      if areOptionsOver || argument == "-" || !argument.hasPrefix("-") {
        try add(operand: argument)
      } else if argument == "--" {
        areOptionsOver = true
      } else if argument.hasPrefix("--") {
        try readOption(argument)
      } else {
        try readLetter(argument)
      }
    }
    if let operand = command.operand, operand.isRequired, parsed.operands.isEmpty,
      !parsed.has(CommandDeclaration.help)
    {
      throw error("\(operand.placeholder) is missing", "Call it as '\(command.usage)'.")
    }
  }

  private mutating func readOption(_ argument: String) throws(UsageError) {
    let body = argument.dropFirst(2)
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      let known = command.allOptions.map(\.name)
      let question = NearestName.suggestion(for: name, among: known).map {
        "Did you mean '--\($0)'?"
      }
      throw error("the option '--\(name)' is unknown", question)
    }
    try read(option, attached: parts.count == 2 ? String(parts[1]) : nil, as: "--\(name)")
  }

  private mutating func readLetter(_ argument: String) throws(UsageError) {
    let letters = argument.dropFirst()
    guard let letter = letters.first,
      let option = command.allOptions.first(where: { $0.letter == letter })
    else {
      let name = String(letters.prefix { $0 != "=" })
      let meant =
        name.count < 3
        ? nil : NearestName.suggestion(for: name, among: command.allOptions.map(\.name))
      throw error(
        "the option '\(argument)' is unknown",
        meant.map { "Did you mean '--\($0)'?" } ?? "Put '--' before it if it is the name of a file."
      )
    }
    let attached = letters.dropFirst()
    try read(option, attached: attached.isEmpty ? nil : String(attached), as: "-\(letter)")
  }

  private mutating func read(
    _ option: OptionDeclaration, attached: String?, as spelling: String
  ) throws(UsageError) {
    guard let value = option.value else {
      guard attached == nil else {
        throw error("the option '\(spelling)' takes no value", "Write '\(spelling)' alone.")
      }
      return parsed.add(flag: option)
    }
    let text: String
    if let attached { text = attached } else { text = try nextValue(of: value, spelling: spelling) }
    guard !text.isEmpty else {
      throw error("the option '\(spelling)' has an empty value", "Give a \(value.placeholder).")
    }
    if case .choice(let words) = value.kind, !words.contains(text) {
      throw error(
        "'\(text)' is no \(value.placeholder) for '\(spelling)'",
        NearestName.question(for: text, among: words)
          ?? "Use one of: \(words.joined(separator: ", ")).")
    }
    guard option.repeats || parsed.value(of: option) == nil else {
      throw error("the option '\(spelling)' is given twice", "Give it once.")
    }
    parsed.add(text, for: option)
  }

  private mutating func nextValue(
    of value: OptionDeclaration.Value, spelling: String
  ) throws(UsageError) -> String {
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") else {
      throw error(
        "the option '\(spelling)' needs a \(value.placeholder)",
        "Write it behind the option, as '\(spelling)=\(value.placeholder)' if it begins with '-'.")
    }
    rest.removeFirst()
    return next
  }

  private mutating func add(operand: String) throws(UsageError) {
    guard let declared = command.operand, declared.repeats || parsed.operands.isEmpty else {
      throw error("'\(operand)' is more than the command takes", "Call it as '\(command.usage)'.")
    }
    if case .choice(let words) = declared.kind, !words.contains(operand) {
      throw error(
        "'\(operand)' is no \(declared.placeholder)",
        NearestName.question(for: operand, among: words)
          ?? "Use one of: \(words.joined(separator: ", ")).")
    }
    parsed.add(operand: operand)
  }

  private func error(_ message: String, _ remedy: String?) -> UsageError {
    UsageError(message: message, remedy: remedy, command: command.name)
  }
}
