/// Something questionable in a document that was read all the same.
public struct JSONIssue: Sendable, Hashable {
  /// What is questionable.
  public enum Kind: Sendable, Hashable {
    /// A key that the same object has already (RFC 8259, section 4: names should be unique).
    case duplicateKey(firstAt: ByteRange)
    /// An escape for half a surrogate pair, read as U+FFFD (RFC 8259, section 8.2).
    case loneSurrogate
    /// A byte order mark, which RFC 8259, section 8.1 forbids to write and lets a reader ignore.
    case byteOrderMark
  }

  /// What is questionable.
  public var kind: Kind
  /// The key, the escape or the mark itself.
  public var range: ByteRange
}
