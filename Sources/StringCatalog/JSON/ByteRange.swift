/// A half-open range of UTF-8 offsets in a document, held in eight bytes.
public struct ByteRange: Sendable, Hashable {
  /// The offset of the first byte.
  public let start: UInt32
  /// The offset behind the last byte.
  public let end: UInt32

  /// Creates a range; `end` must not lie before `start`.
  @inlinable
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The number of bytes.
  @inlinable
  public var count: Int { Int(end) - Int(start) }

  /// The offset of the first byte, as an index.
  @inlinable
  public var lowerBound: Int { Int(start) }

  /// The offset behind the last byte, as an index.
  @inlinable
  public var upperBound: Int { Int(end) }

  /// The same range as a standard library range.
  @inlinable
  public var range: Range<Int> { lowerBound..<upperBound }
}
