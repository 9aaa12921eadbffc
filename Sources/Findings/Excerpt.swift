/// A value quoted in a finding, with the part at fault marked.
public struct Excerpt: Sendable, Hashable {
  /// The whole value.
  public var value: String
  /// The part at fault, as UTF-8 offsets into `value`; empty where the whole value is meant.
  public var marked: Range<Int>

  /// Creates an excerpt; offsets outside the value are drawn in to its ends.
  public init(value: String, marked: Range<Int> = 0..<0) {
    self.value = value
    let count = value.utf8.count
    let lower = min(max(0, marked.lowerBound), count)
    self.marked = lower..<min(max(lower, marked.upperBound), count)
  }
}
