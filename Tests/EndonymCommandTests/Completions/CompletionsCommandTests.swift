import Testing

@testable import EndonymCommand

@Suite struct CompletionsCommandTests {
  @Test(arguments: [
    ("bash", "complete -o filenames -F _endonym endonym"), ("zsh", "#compdef endonym"),
    ("fish", "complete -c endonym"),
  ])
  func printsTheScriptOfAShell(_ shell: String, _ sign: String) {
    let run = ToolRun(["completions", shell])
    #expect(run.code == .clean)
    #expect(run.output.contains(sign))
  }

  @Test func needsAShellThatItKnows() {
    #expect(ToolRun(["completions"]).code == .misuse)
    #expect(ToolRun(["completions", "zhs"]).errors.contains("Did you mean 'zsh'?"))
  }
}
