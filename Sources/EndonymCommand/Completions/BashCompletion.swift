/// The completion script for bash, written against its manual, "Programmable Completion".
///
/// It needs no bash-completion package and runs on the bash 3.2 of macOS.
enum BashCompletion {
  /// The script for some commands.
  static func script(for commands: [CommandDeclaration]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    var script = """
      _endonym() {
        local current="${COMP_WORDS[COMP_CWORD]}"
        local previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command="${COMP_WORDS[1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
          return
        fi
        case "$command $previous" in

      """
    for command in commands {
      for option in command.allOptions {
        guard let value = option.value else { continue }
        let letter = option.letter.map { "|\"\(command.name) -\($0)\"" } ?? ""
        script += "    \"\(command.name) --\(option.name)\"\(letter))"
        script += " \(reply(value.kind)); return ;;\n"
      }
    }
    script += "  esac\n  case \"$command\" in\n"
    for command in commands {
      let options = command.allOptions.map { "--\($0.name)" }.joined(separator: " ")
      let operands = operands(of: command, among: commands)
      script += """
            \(command.name))
              case "$current" in
                -*) COMPREPLY=($(compgen -W "\(options)" -- "$current")) ;;
                *) \(operands) ;;
              esac ;;

        """
    }
    return script + "  esac\n}\ncomplete -o filenames -F _endonym endonym\n"
  }

  private static func operands(
    of command: CommandDeclaration, among commands: [CommandDeclaration]
  ) -> String {
    if command.name == HelpCommand.declaration.name {
      return reply(.suggestions(commands.map(\.name)))
    }
    return command.operand.map { reply($0.kind) } ?? ":"
  }

  private static func reply(_ kind: OptionDeclaration.Value.Kind) -> String {
    switch kind {
    case .text: ":"
    case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folder: "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .choice(let words), .suggestions(let words):
      "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
    }
  }
}
