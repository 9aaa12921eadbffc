/// The completion script for fish, written against its manual, `complete`.
enum FishCompletion {
  /// The script for some commands.
  static func script(for commands: [CommandDeclaration]) -> String {
    var lines = [
      "complete -c endonym -f",
      "complete -c endonym -n __fish_use_subcommand -l help -d 'Show the help'",
      "complete -c endonym -n __fish_use_subcommand -l version -d 'Show the version'",
    ]
    for command in commands {
      lines.append(
        "complete -c endonym -n __fish_use_subcommand -a \(command.name)"
          + " -d '\(escaped(command.summary))'")
    }
    for command in commands {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.allOptions {
        var line = "complete -c endonym \(condition) -l \(option.name)"
        if let letter = option.letter { line += " -s \(letter)" }
        // Files are offered where they are wanted and nowhere else.
        if let value = option.value {
          line += (value.kind == .file ? " -r" : " -x") + action(value.kind)
        }
        lines.append("\(line) -d '\(escaped(option.summary))'")
      }
      if let operand = command.operand {
        let isHelp = command.name == HelpCommand.declaration.name
        let kind = isHelp ? .suggestions(commands.map(\.name)) : operand.kind
        lines.append("complete -c endonym \(condition)\(action(kind))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func action(_ kind: OptionDeclaration.Value.Kind) -> String {
    switch kind {
    case .text: ""
    case .file: " -F"
    case .folder: " -a '(__fish_complete_directories)'"
    case .choice(let words), .suggestions(let words): " -a '\(words.joined(separator: " "))'"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
