/// Counts how often each of a few values is seen.
struct Tally<Value: Hashable & Sendable>: Sendable {
  private var counts: [(value: Value, count: Int)] = []

  /// Values beyond so many different ones are not counted: a file that has no habit needs no room.
  private static var room: Int { 32 }

  /// Counts a value once more.
  mutating func add(_ value: Value) {
    if let index = counts.firstIndex(where: { $0.value == value }) {
      counts[index].count += 1
    } else if counts.count < Self.room {
      counts.append((value, 1))
    }
  }

  /// The value seen most often; of equals the one seen first.
  var most: Value? {
    var most: (value: Value, count: Int)?
    for candidate in counts where candidate.count > most?.count ?? 0 { most = candidate }
    return most?.value
  }

  /// How often a value was seen.
  func count(of value: Value) -> Int { counts.first { $0.value == value }?.count ?? 0 }
}
