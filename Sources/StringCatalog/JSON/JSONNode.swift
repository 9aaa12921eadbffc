/// One key or value of a document: its kind and place, and where the next one begins.
@usableFromInline
struct JSONNode: Sendable {
  /// The bytes of the token or container, quotes and brackets included.
  var start: UInt32
  var end: UInt32
  /// The index of the first node behind this one and all that it contains.
  var next: UInt32
  var kind: JSONKind
  /// Whether a string has escapes, so that its bytes are not its text.
  var hasEscapes: Bool

  var range: ByteRange { ByteRange(start: start, end: end) }
}

/// What a JSON value is (RFC 8259, section 3).
public enum JSONKind: UInt8, Sendable, Hashable {
  /// An object, `{…}`.
  case object
  /// An array, `[…]`.
  case array
  /// A string, `"…"`.
  case string
  /// A number.
  case number
  /// The literal `true`.
  case `true`
  /// The literal `false`.
  case `false`
  /// The literal `null`.
  case null
}
