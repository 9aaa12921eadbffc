import Dispatch
import Foundation

/// Maps a range of numbers over several threads, results in order.
///
/// - Parameters:
///   - count: How many results there are to be.
///   - jobs: How many threads may work at once, at least 1.
///   - stackSize: The stack of each thread in bytes, where the work recurses deeply; nil for the
///     system's own, which is as little as 512 KiB.
///   - transform: Makes the result of a number; called once each, from any thread.
/// - Returns: The results in the order of their numbers.
package func parallelMap<Result: Sendable>(
  _ count: Int, jobs: Int, stackSize: Int? = nil,
  _ transform: @escaping @Sendable (Int) -> Result
) -> [Result] {
  // A thread may still hold the closure when its work is done, so the closure escapes.
  if let stackSize {
    return deepParallelMap(count, jobs: jobs, stackSize: stackSize, transform)
  }
  guard jobs > 1, count > 1 else { return (0..<count).map(transform) }
  let queue = WorkQueue<Result>(count: count)
  DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
    while let index = queue.next() { queue.finish(index, transform(index)) }
  }
  return queue.results
}

/// As above, on threads of its own, whose stacks can be chosen.
private func deepParallelMap<Result: Sendable>(
  _ count: Int, jobs: Int, stackSize: Int, _ transform: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let queue = WorkQueue<Result>(count: count)
  let done = DispatchGroup()
  for _ in 0..<max(1, min(jobs, count)) {
    done.enter()
    let thread = Thread {
      while let index = queue.next() { queue.finish(index, transform(index)) }
      done.leave()
    }
    thread.stackSize = stackSize
    thread.start()
  }
  done.wait()
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
