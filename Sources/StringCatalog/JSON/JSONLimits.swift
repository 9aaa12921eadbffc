/// The limits within which a document is read; a document beyond one is refused by the limit's name.
public struct JSONLimits: Sendable, Hashable {
  /// The most bytes that a document may have; 4 GiB − 1 is the most that is ever accepted.
  public var maximumSize: Int
  /// The most arrays and objects that may lie within one another; 512 is the most ever accepted.
  public var maximumDepth: Int

  /// Creates limits; the defaults are 256 MiB and a nesting of 512.
  public init(maximumSize: Int = 256 << 20, maximumDepth: Int = 512) {
    self.maximumSize = maximumSize
    self.maximumDepth = maximumDepth
  }

  /// The size in force: offsets have 32 bits.
  var size: Int { min(maximumSize, Int(UInt32.max)) }

  /// The depth in force: whoever walks a document by recursion needs a stack of known size.
  var depth: Int { min(maximumDepth, 512) }
}
