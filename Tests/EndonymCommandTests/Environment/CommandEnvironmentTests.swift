import Checks
import Testing

@testable import EndonymCommand

@Suite struct CommandEnvironmentTests {
  private func usesColor(
    _ choice: Bool?, isTerminal: Bool, _ variables: [String: String] = [:]
  ) -> Bool {
    CommandEnvironment(
      variables: variables, workingDirectory: .root, fileSystem: MemoryFiles([:]),
      output: MemoryOutput(isTerminal: isTerminal), errors: MemoryOutput(), processorCount: 1,
      now: { .zero }
    ).usesColor(choice)
  }

  /// no-color.org: set and not empty means no colour.
  @Test func colourIsForTerminalsThatWantIt() {
    #expect(usesColor(nil, isTerminal: true))
    #expect(!usesColor(nil, isTerminal: false))
    #expect(!usesColor(nil, isTerminal: true, ["TERM": "dumb"]))
    #expect(!usesColor(nil, isTerminal: true, ["NO_COLOR": "1"]))
    #expect(usesColor(nil, isTerminal: true, ["NO_COLOR": ""]))
    #expect(usesColor(true, isTerminal: false))
    #expect(!usesColor(true, isTerminal: true, ["NO_COLOR": "1"]))
    #expect(!usesColor(false, isTerminal: true))
  }

  @Test func theProcessHasAnEnvironment() {
    let environment = CommandEnvironment.process()
    #expect(environment.processorCount >= 1)
    #expect(environment.workingDirectory != .root)
    #expect(environment.now() >= .zero)
  }
}
