import Foundation

/// Keeps shaped formatters by what they depend on; when it is full, the older half goes.
final class FormatterCache: @unchecked Sendable {
  private let lock = NSLock()
  private let capacity: Int
  private var formatters: [FormatterKey: (formatter: ShapedDateFormatter, age: UInt64)] = [:]
  private var clock: UInt64 = 0

  init(capacity: Int) {
    self.capacity = max(2, capacity)
  }

  /// The formatter of a key, shaped outside the lock where it is new.
  func formatter(for key: FormatterKey) -> ShapedDateFormatter {
    if let known = lock.withLock({ formatters[key]?.formatter }) { return known }
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
