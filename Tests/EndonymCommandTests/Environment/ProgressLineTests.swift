import Checks
import Foundation
import Testing

@testable import EndonymCommand

@Suite struct ProgressLineTests {
  /// A clock that a test sets.
  private final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    private var time = Duration.zero

    var now: Duration {
      get { lock.withLock { time } }
      set { lock.withLock { time = newValue } }
    }
  }

  private let clock = Clock()

  private func line(_ errors: MemoryOutput, _ variables: [String: String] = [:]) -> ProgressLine {
    let clock = clock
    return ProgressLine(
      CommandEnvironment(
        variables: variables, workingDirectory: .root, fileSystem: MemoryFiles([:]),
        output: MemoryOutput(), errors: errors, processorCount: 1, now: { clock.now }))
  }

  @Test func showsNothingWithinASecond() {
    let errors = MemoryOutput(isTerminal: true)
    let line = line(errors)
    line.begin("reading")
    clock.now = .milliseconds(999)
    line.tick()
    line.finish()
    #expect(errors.text == "")
  }

  @Test func showsWhatIsDoneThenAndRemovesItAtTheEnd() {
    let errors = MemoryOutput(isTerminal: true)
    let line = line(errors)
    line.begin("reading")
    clock.now = .seconds(2)
    line.tick()
    line.begin("checking")
    clock.now = .seconds(3)
    line.tick()
    line.finish()
    line.tick()
    line.finish()
    #expect(
      errors.text == "\r\u{1B}[Kreading (2 s)\r\u{1B}[Kchecking (3 s)\r\u{1B}[K")
  }

  @Test func theWorkIsDoneWithAndWithoutATerminal() {
    for isTerminal in [true, false] {
      let errors = MemoryOutput(isTerminal: isTerminal)
      #expect(line(errors).during { _ in 42 } == 42)
      #expect(errors.text == "")
    }
    #expect(line(MemoryOutput(isTerminal: true), ["TERM": "dumb"]).during { _ in 1 } == 1)
  }
}
