import Testing

@testable import EndonymCommand

@Suite struct HelpTextTests {
  private static var commands: [CommandDeclaration] { EndonymTool.commands.map { $0.declaration } }

  @Test(arguments: commands)
  func tellsEverythingThatIsDeclared(_ command: CommandDeclaration) {
    let help = HelpText.text(of: command)
    for option in command.allOptions { #expect(help.contains("--\(option.name)")) }
    for example in command.examples { #expect(help.contains("  endonym \(example.arguments)\n")) }
    #expect(!command.examples.isEmpty)
    #expect(help.contains("Usage: endonym \(command.name)"))
    for line in help.split(separator: "\n") where !line.hasPrefix("  endonym") {
      #expect(line.count <= 80)
      #expect(line.last != " ")
    }
  }

  /// An example that the parser refuses would teach a mistake.
  @Test(arguments: commands)
  func examplesAreValid(_ command: CommandDeclaration) throws {
    for example in command.examples {
      let line = example.arguments.split(separator: ">")[0]
      let words = line.split(separator: " ").map(String.init)
      #expect(words.first == command.name)
      _ = try ArgumentParser.parse(words.dropFirst(), of: command)
    }
  }

  @Test func wordsAreWrapped() {
    let text = HelpText.wrapped(String(repeating: "word ", count: 20), indentation: 4)
    // 76 columns hold fifteen words of four letters and the spaces between them.
    #expect(
      text == "    " + Array(repeating: "word", count: 15).joined(separator: " ") + "\n    "
        + Array(repeating: "word", count: 5).joined(separator: " ") + "\n")
    #expect(HelpText.wrapped("", indentation: 4) == "")
    let long = String(repeating: "x", count: 100)
    #expect(HelpText.wrapped(long, indentation: 2) == "  \(long)\n")
  }

  @Test func anOptionThatIsTooWideHasALineOfItsOwn() {
    let command = CommandDeclaration(
      name: "x", summary: "S", discussion: "",
      options: [.value("a-rather-long-option-name", "VALUE", .text, "Does it")], examples: [])
    #expect(
      HelpText.text(of: command).contains(
        "      --a-rather-long-option-name VALUE\n                            Does it\n"))
  }
}
