import Foundation

/// A line on a terminal that says what is being done, once that takes over a second.
final class ProgressLine: @unchecked Sendable {
  private let lock = NSLock()
  private let environment: CommandEnvironment
  private let start: Duration
  private var phase = ""
  private var isShown = false
  private var timer: (any DispatchSourceTimer)?

  /// The time before anything is shown.
  private static let patience = Duration.seconds(1)
  /// Goes to the line's start and erases it (ECMA-48, EL).
  private static let erase = "\r\u{1B}[K"

  /// Creates a line; nothing is ever shown where standard error is no terminal.
  init(_ environment: CommandEnvironment) {
    self.environment = environment
    start = environment.now()
  }

  /// Runs some work while the line is kept up to date.
  func during<Result>(_ work: (ProgressLine) -> Result) -> Result {
    guard environment.errors.isTerminal, environment.variables["TERM"] != "dumb" else {
      return work(self)
    }
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + 1, repeating: 0.2)
    timer.setEventHandler { [weak self] in self?.tick() }
    timer.resume()
    let result = work(self)
    timer.cancel()
    finish()
    return result
  }

  /// Says what is being done from now on.
  func begin(_ phase: String) {
    lock.withLock { self.phase = phase }
  }

  /// Shows the line anew where it is time to.
  func tick() {
    lock.withLock {
      let elapsed = environment.now() - start
      guard elapsed >= Self.patience, !phase.isEmpty else { return }
      isShown = true
      let seconds = elapsed.components.seconds
      try? environment.errors.write("\(Self.erase)\(phase) (\(seconds) s)")
    }
  }

  /// Removes the line.
  func finish() {
    lock.withLock {
      phase = ""
      guard isShown else { return }
      isShown = false
      try? environment.errors.write(Self.erase)
    }
  }
}
