import Dispatch
import Foundation

/// Maps a range of numbers over several threads, results in order.
///
/// - Parameters:
///   - count: How many results there are to be.
///   - jobs: How many threads may work at once, at least 1.
///   - transform: Makes the result of a number; called once each, from any thread.
/// - Returns: The results in the order of their numbers.
func parallelMap<Result: Sendable>(
  _ count: Int, jobs: Int, _ transform: @Sendable (Int) -> Result
) -> [Result] {
  guard jobs > 1, count > 1 else { return (0..<count).map(transform) }
  let queue = WorkQueue<Result>(count: count)
  DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
    while let index = queue.next() { queue.finish(index, transform(index)) }
  }
  return queue.results
}

/// Hands out numbers and collects what became of them.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private var handedOut = 0
  private var finished: [(index: Int, result: Result)] = []

  init(count: Int) {
    self.count = count
  }

  func next() -> Int? {
    lock.withLock {
      guard handedOut < count else { return nil }
      defer { handedOut += 1 }
      return handedOut
    }
  }

  func finish(_ index: Int, _ result: Result) {
    lock.withLock { finished.append((index, result)) }
  }

  var results: [Result] {
    lock.withLock { finished.sorted { $0.index < $1.index }.map(\.result) }
  }
}
