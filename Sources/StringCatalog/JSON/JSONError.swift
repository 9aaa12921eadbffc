/// Why a document can't be read at all, and where.
public struct JSONError: Error, Sendable, Hashable {
  /// Whether the document breaks the grammar, an encoding, or a limit of ours.
  public enum Kind: Sendable, Hashable {
    /// Not a JSON text by RFC 8259's grammar.
    case syntax
    /// Not UTF-8 (RFC 8259, section 8.1).
    case encoding
    /// Beyond one of `JSONLimits`.
    case limit
  }

  /// What was broken.
  public var kind: Kind
  /// The UTF-8 offset at which reading stopped.
  public var offset: Int
  /// The place of `offset` as an editor shows it.
  public var position: TextPosition
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it, as a sentence.
  public var remedy: String
}
