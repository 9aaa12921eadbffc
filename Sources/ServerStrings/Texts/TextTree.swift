/// A file of texts as it was read.
struct TextTree {
  /// The node that is the whole file.
  var root: TextNode
  /// What is questionable in it.
  var issues: [TextIssue]
}

/// Something questionable in a file of texts that was read all the same.
struct TextIssue: Equatable {
  /// What is questionable.
  enum Kind: Equatable {
    /// A key that the map has already.
    case duplicateKey(firstAt: Int)
    /// A key that isn't read as the text that it looks like.
    case reservedKey(String, readAs: String)
    /// A value that isn't read as the text that it looks like.
    case reservedValue(String, readAs: String)
    /// Something that isn't read as a text.
    case unread(message: String, remedy: String)
  }

  /// What is questionable.
  var kind: Kind
  /// The names on the way to it.
  var path: [String]
  /// The UTF-8 offset in the file.
  var offset: Int
}
