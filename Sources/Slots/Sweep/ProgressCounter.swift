import Foundation

/// Counts what several threads have done and tells it.
final class ProgressCounter: @unchecked Sendable {
  // Guarded by the lock.
  private var done = 0
  private let lock = NSLock()
  private let report: (@Sendable (Int) -> Void)?

  init(_ report: (@Sendable (Int) -> Void)?) {
    self.report = report
  }

  func add(_ count: Int) {
    guard let report else { return }
    // Told under the lock, so that the numbers only grow.
    lock.withLock {
      done += count
      report(done)
    }
  }
}
