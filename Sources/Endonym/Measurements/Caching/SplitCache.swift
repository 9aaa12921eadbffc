#if !canImport(Darwin)
  import Synchronization

  /// Keeps values by key; when a part is full, its older half goes.
  ///
  /// The cache is split, and a thread keeps to its own part, so that threads don't wait for each
  /// other.
  final class SplitCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entries {
      var values: [Key: (value: Value, age: UInt64)] = [:]
      var clock: UInt64 = 0
    }

    private final class Part: Sendable {
      let entries = Mutex(Entries())
    }

    private let capacity: Int
    private let threads = ThreadNumbers()
    private let parts: [Part]

    /// Creates a cache that keeps at most a number of values in each of its parts.
    init(capacity: Int, parts: Int = 8) {
      self.capacity = max(2, capacity)
      self.parts = (0..<max(1, parts)).map { _ in Part() }
    }

    /// The value of a key, made outside the lock where it is new.
    func value(for key: Key, make: (Key) -> Value) -> Value {
      let part = parts[threads.current % parts.count]
      if let known = part.entries.withLock({ $0.values[key]?.value }) { return known }
      let made = make(key)
      part.entries.withLock { entries in
        if entries.values.count >= capacity {
          let limit = entries.clock - UInt64(capacity / 2)
          entries.values = entries.values.filter { $0.value.age > limit }
        }
        entries.clock += 1
        entries.values[key] = (made, entries.clock)
      }
      return made
    }

    /// How many values the fullest part keeps.
    var count: Int { parts.map { $0.entries.withLock { $0.values.count } }.max() ?? 0 }
  }
#endif
