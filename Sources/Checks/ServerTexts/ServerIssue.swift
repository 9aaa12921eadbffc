import Findings

/// Something questionable in a server's files that were read all the same.
public struct ServerIssue: Sendable, Hashable {
  /// What is questionable.
  public enum Kind: Sendable, Hashable {
    /// A key that the same language has already.
    case duplicateKey(firstAt: SourceLocation)
    /// A key that the server reads as something other than the name that is written.
    case reservedKey(String, readAs: String)
    /// A value that the server reads as something other than the text that is written.
    case reservedValue(String, readAs: String)
    /// Something that the server doesn't read as a text.
    case unread(message: String, remedy: String)
  }

  /// What is questionable.
  public var kind: Kind
  /// The key of the text that it is about; nil where it is about none.
  public var key: String?
  /// The language; nil where it is about none.
  public var language: String?
  /// Where it is.
  public var location: SourceLocation

  /// Creates an issue.
  public init(kind: Kind, key: String?, language: String?, location: SourceLocation) {
    self.kind = kind
    self.key = key
    self.language = language
    self.location = location
  }
}
