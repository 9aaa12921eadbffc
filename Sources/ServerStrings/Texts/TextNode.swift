/// A node of a file of texts, whatever it is written in.
///
/// A class, so that a part that many aliases stand for is kept once; it never changes.
final class TextNode: Sendable {
  /// What a node is.
  enum Content: Sendable {
    /// A text.
    case text(String)
    /// A number, as it is written.
    case number(String)
    /// A word that the server reads as a boolean, though it may be meant as a text.
    case word(String)
    /// Nothing.
    case empty
    /// A value that no user reads, such as `true` or a symbol.
    case other
    /// A list.
    case list([TextNode])
    /// A map, each key once.
    case map([Member])
  }

  /// A key of a map with its value.
  struct Member: Sendable {
    /// The key.
    var key: String
    /// The key's UTF-8 offset in the file.
    var offset: Int
    /// The value.
    var value: TextNode
  }

  /// What the node is.
  let content: Content
  /// Where it stands: a UTF-8 offset in the file.
  let offset: Int
  /// How many lists and maps lie within one another in it, itself included.
  let height: Int

  /// Creates a node.
  init(_ content: Content, at offset: Int) {
    self.content = content
    self.offset = offset
    switch content {
    case .list(let elements): height = 1 + (elements.lazy.map(\.height).max() ?? 0)
    case .map(let members): height = 1 + (members.lazy.map(\.value.height).max() ?? 0)
    default: height = 0
    }
  }

  /// The members of a map; nil for any other node.
  var members: [Member]? {
    if case .map(let members) = content { members } else { nil }
  }
}
