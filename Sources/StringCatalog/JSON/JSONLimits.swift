/// The limits within which a document is read; a document beyond one is refused by the limit's name.
public struct JSONLimits: Sendable, Hashable {
  /// The most bytes that a document may have; at most 4 GiB − 1 is ever accepted.
  public var maximumSize: Int
  /// The most arrays and objects that may lie within one another.
  public var maximumDepth: Int

  /// Creates limits; the defaults are 256 MiB and a nesting of 512.
  public init(maximumSize: Int = 256 << 20, maximumDepth: Int = 512) {
    self.maximumSize = min(maximumSize, Int(UInt32.max))
    self.maximumDepth = maximumDepth
  }
}
