/// A replacement of some bytes of a source.
public struct SourceEdit: Sendable, Hashable, Codable {
  /// The UTF-8 offsets to replace; empty to insert.
  public var range: Range<Int>
  /// What to put there.
  public var replacement: String

  /// Creates an edit.
  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
