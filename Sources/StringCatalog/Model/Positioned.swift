/// A value with the bytes that it was read from.
public struct Positioned<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  public var value: Value
  /// The bytes of the JSON value, quotes included.
  public var range: ByteRange

  /// Creates a positioned value.
  public init(_ value: Value, range: ByteRange) {
    self.value = value
    self.range = range
  }
}
