import Checks
import Testing

@testable import EndonymCommand

@Suite struct EndonymToolTests {
  @Test func saysItsVersion() {
    let run = ToolRun(["--version"])
    #expect(run.code == .clean)
    #expect(run.output == "endonym \(EndonymTool.version)\n")
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func showsWhatItCanDo(_ arguments: [String]) {
    let run = ToolRun(arguments)
    #expect(run.code == .clean)
    for command in EndonymTool.commands { #expect(run.output.contains(command.declaration.name)) }
  }

  @Test func withoutArgumentsItHelpsButFails() {
    let run = ToolRun([])
    #expect(run.code == .misuse)
    #expect(run.output == "")
    #expect(run.errors.contains("Usage: endonym COMMAND"))
  }

  @Test(arguments: ["check", "stats", "rules", "schema", "completions", "help"])
  func everyCommandHasHelp(_ name: String) {
    let direct = ToolRun([name, "--help"])
    let asked = ToolRun(["help", name])
    #expect(direct.code == .clean)
    #expect(direct.output == asked.output)
    #expect(direct.output.contains("Usage: endonym \(name)"))
  }

  @Test func suggestsTheCommandThatWasMeant() {
    let run = ToolRun(["chekc"])
    #expect(run.code == .misuse)
    #expect(
      run.errors == "error: there is no command 'chekc'. Did you mean 'check'?\n"
        + "See 'endonym help'.\n")
    #expect(ToolRun(["help", "statz"]).errors.contains("Did you mean 'stats'?"))
    #expect(ToolRun(["zzzzz"]).errors.contains("Use one of: check, widths, report, health"))
  }

  @Test func optionsBeforeTheCommandAreExplained() {
    let run = ToolRun(["--format", "json"])
    #expect(run.code == .misuse)
    #expect(run.errors.contains("'endonym check --format'"))
  }

  @Test(arguments: ["--verison", "-v", "-V", "--vesion"])
  func theVersionsOptionIsSuggested(_ option: String) {
    let run = ToolRun([option])
    #expect(run.code == .misuse)
    #expect(run.errors.hasPrefix("error: the option '\(option)' is unknown. Did you mean '--ver"))
  }

  @Test func mistakesLeadToTheCommandsHelp() {
    let run = ToolRun(["check", "--formt"])
    #expect(run.code == .misuse)
    #expect(run.errors.hasSuffix("Did you mean '--format'?\nSee 'endonym help check'.\n"))
  }

  @Test func hostileArgumentsDoNotReachTheTerminal() {
    let run = ToolRun(["\u{1B}[2J"])
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func whatCannotBePrintedIsAnError() {
    let errors = MemoryOutput()
    let environment = CommandEnvironment(
      variables: [:], workingDirectory: .root, fileSystem: MemoryFiles([:]),
      output: MemoryOutput(isFull: true), errors: errors, processorCount: 1, now: { .zero })
    #expect(EndonymTool(environment: environment).run(["--version"]) == .misuse)
    #expect(errors.text == "standard output: error: the disk is full. Free some.\n")
  }
}
