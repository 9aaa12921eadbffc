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

/// The questionable things of a file while it is read, as many as are told.
struct TextIssues {
  /// The most that are told of a file.
  private static let limit = 1_000

  /// Those that are told.
  private(set) var all: [TextIssue] = []

  /// Adds one; behind the limit, one that says that there are more.
  mutating func append(_ issue: @autoclosure () -> TextIssue) {
    if all.count < Self.limit { return all.append(issue()) }
    guard all.count == Self.limit else { return }
    let kind = TextIssue.Kind.unread(
      message: "more than \(Self.limit) things are wrong with the file; the others aren't told",
      remedy: "Mend those that are told, then check again.")
    all.append(TextIssue(kind: kind, path: [], offset: issue().offset))
  }
}
