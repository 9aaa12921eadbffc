import Testing

@testable import EndonymSymbolsTool

@Suite struct SymbolsToolTests {
  @Test(arguments: [
    ([], "a command is missing"), (["generate"], "there is no command 'generate'"),
    (["generate-symbols"], "the option '--output-directory' is missing"),
    (["generate-symbols", "-o", "x"], "the catalog is missing"),
    (["generate-symbols", "-o"], "the option '--output-directory' needs a value"),
    (["generate-symbols", "--languag", "swift"], "the option '--languag' is unknown"),
    (
      ["generate-symbols", "--language", "objc"],
      "'objc' is no value of '--language', which takes 'swift'"
    ),
    (["generate-symbols", "--quiet=yes"], "the option '--quiet' takes no value"),
  ])
  func mistakenCalls(_ arguments: [String], _ message: String) {
    let run = SymbolsRun(arguments)
    #expect(run.code == 2)
    #expect(run.errors == "error: \(message). See 'endonym-symbols --help'.\n")
  }

  @Test(arguments: [["--help"], ["-h"], ["generate-symbols", "--help"]])
  func helpNamesTheCommands(_ arguments: [String]) {
    let run = SymbolsRun(arguments)
    #expect(run.code == 0)
    #expect(run.errors == "")
    for command in SymbolsTool.commands { #expect(run.output.contains(command.usage)) }
  }
}
