import Foundation

/// One part of a cache of formatters, behind a lock of its own.
final class FormatterCachePart: @unchecked Sendable {
  private let lock = NSLock()
  private let capacity: Int
  private var formatters: [FormatterKey: (formatter: ShapedDateFormatter, age: UInt64)] = [:]
  private var clock: UInt64 = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The formatter of a key, shaped outside the lock where it is new.
  func formatter(for key: FormatterKey) -> ShapedDateFormatter {
    lock.lock()
    let known = formatters[key]?.formatter
    lock.unlock()
    if let known { return known }
    let shaped = ShapedDateFormatter(key)
    return lock.withLock {
      if let known = formatters[key]?.formatter { return known }
      if formatters.count >= capacity { dropOlderHalf() }
      clock += 1
      formatters[key] = (shaped, clock)
      return shaped
    }
  }

  /// How many formatters are kept.
  var count: Int { lock.withLock { formatters.count } }

  private func dropOlderHalf() {
    let limit = clock - UInt64(capacity / 2)
    formatters = formatters.filter { $0.value.age > limit }
  }
}
