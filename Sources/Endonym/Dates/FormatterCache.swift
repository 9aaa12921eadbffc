import Foundation

/// Keeps shaped formatters by what they depend on; when it is full, the older half goes.
///
/// The cache is split, and a thread keeps to its own part: threads that render at once then share neither a lock
/// nor the reference counts of a formatter, which would hold them up more than rendering does.
final class FormatterCache: Sendable {
  private static let partCount = 8
  private static let threads = ThreadNumbers()
  private let parts: [FormatterCachePart]

  /// Creates a cache that keeps at most a number of formatters in each of its parts.
  init(capacity: Int) {
    parts = (0..<Self.partCount).map { _ in FormatterCachePart(capacity: max(2, capacity)) }
  }

  /// The formatter of a key, in the part of the thread that asks.
  func formatter(for key: FormatterKey) -> ShapedDateFormatter {
    parts[Self.threads.current % Self.partCount].formatter(for: key)
  }

  /// How many formatters the fullest part keeps.
  var count: Int { parts.map(\.count).max() ?? 0 }
}
