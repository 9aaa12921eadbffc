/// The completion script for zsh, written against its manual, `zshcompsys`, "_arguments".
enum ZshCompletion {
  /// The script for some commands.
  static func script(for commands: [CommandDeclaration]) -> String {
    var script = """
      #compdef endonym

      _endonym() {
        local -a commands
        commands=(

      """
    for command in commands {
      script += "    '\(escaped(command.name)):\(escaped(command.summary))'\n"
    }
    script += """
        )
        if (( CURRENT == 2 )); then
          _describe -t commands command commands
          _arguments '--help[Show the help]' '--version[Show the version]'
          return
        fi
        local command="${words[2]}"
        shift words
        (( CURRENT-- ))
        case "$command" in

      """
    for command in commands {
      script += "    \(command.name))\n      _arguments -s \\\n"
      script += command.allOptions.map { "        \(argument(for: $0)) \\\n" }.joined()
      script += "        \(operand(of: command, among: commands)) ;;\n"
    }
    return script + "  esac\n}\n\n_endonym \"$@\"\n"
  }

  private static func argument(for option: OptionDeclaration) -> String {
    let description = "[\(escaped(option.summary))]"
    let value = option.value.map { ":\(escaped($0.placeholder)):\(action($0.kind))" } ?? ""
    let long = "--\(option.name)\(option.value == nil ? "" : "=")"
    guard let letter = option.letter else {
      return "'\(option.repeats ? "*" : "")\(long)\(description)\(value)'"
    }
    let short = "-\(letter)\(option.value == nil ? "" : "+")"
    return "'(-\(letter) --\(option.name))'{'\(short)','\(long)'}'\(description)\(value)'"
  }

  private static func operand(
    of command: CommandDeclaration, among commands: [CommandDeclaration]
  ) -> String {
    guard let operand = command.operand else { return "" }
    let kind: OptionDeclaration.Value.Kind =
      command.name == HelpCommand.declaration.name
      ? .suggestions(commands.map(\.name)) : operand.kind
    return "'\(operand.repeats ? "*" : "1"):\(operand.placeholder):\(action(kind))'"
  }

  private static func action(_ kind: OptionDeclaration.Value.Kind) -> String {
    switch kind {
    case .text: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .choice(let words), .suggestions(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Escapes what ends a description or the quotes around it.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
