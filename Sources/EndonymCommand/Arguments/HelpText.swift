/// The help of the tool and of its commands, made from their declarations.
struct HelpText {
  /// The columns to fill.
  private static let width = 80

  /// The help of one command.
  static func text(of command: CommandDeclaration) -> String {
    var text = "\(command.summary).\n\nUsage: \(command.usage)\n"
    for paragraph in command.discussion.split(separator: "\n\n") {
      text += "\n" + wrapped(String(paragraph), indentation: 0)
    }
    text += "\nOptions:\n" + table(command.allOptions.map { ($0.usage, details(of: $0)) })
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      for example in command.examples {
        text += "  endonym \(example.arguments)\n"
        text += wrapped(example.explanation + ".", indentation: 6)
      }
    }
    return text
  }

  /// The help of the whole tool.
  static func overview(of commands: [CommandDeclaration], version: String) -> String {
    var text = """
      endonym \(version): finds what is wrong in an app's String Catalogs and sources.

      Usage: endonym COMMAND [options]

      Commands:

      """
    text += table(commands.map { ($0.name, $0.summary) })
    text += """

      Options:
        --help     Show this help, or a command's behind its name
        --version  Show the version

      Examples:

      """
    for example in commands.compactMap(\.examples.first) {
      text += "  endonym \(example.arguments)\n"
      text += wrapped(example.explanation + ".", indentation: 6)
    }
    return text
  }

  private static func details(of option: OptionDeclaration) -> String {
    var details = option.summary
    if case .choice(let words) = option.value?.kind {
      details += ": " + words.joined(separator: ", ")
    }
    return option.repeats ? details + "; may be repeated" : details
  }

  private static func table(_ rows: [(term: String, meaning: String)]) -> String {
    let column = min(28, (rows.map { $0.term.count }.max() ?? 0) + 4)
    return rows.map { term, meaning in
      let lines = wrapped(meaning, indentation: column)
      guard term.count + 4 <= column else { return "  \(term)\n\(lines)" }
      let start = "  \(term)".padding(to: column)
      return start + lines.drop { $0 == " " }
    }.joined()
  }

  /// Words in lines, each ended and begun at an indentation.
  static func wrapped(_ text: String, indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    var lines = ""
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if line.isEmpty {
        line = margin + word
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines += line + "\n"
        line = margin + word
      }
    }
    return line.isEmpty ? lines : lines + line + "\n"
  }
}

extension String {
  /// The text with spaces behind it up to a number of characters.
  func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
