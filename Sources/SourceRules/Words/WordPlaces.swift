import StringCatalog

/// Where a source names generated symbols and holds texts as literals.
public struct WordPlaces: Sendable {
  /// A name behind a dot that may be a generated symbol's.
  public struct Member: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The type or namespace before the dot; nil for an implicit member, `.name`.
    public var owner: String?
    /// Where the name begins.
    public var position: SourcePosition
  }

  /// A literal.
  public struct Literal: Sendable, Hashable {
    /// The text as it is written.
    public var text: String
    /// Where it begins, at its first quote or number sign.
    public var position: SourcePosition
  }

  /// The names, in the order of the source.
  public let members: [Member]
  /// The literals, in the order of the source.
  public let literals: [Literal]

  /// Looks for names and literals in a source.
  ///
  /// Left out are members of a value, as in `forecast.title`, and key paths: a generated symbol is a
  /// static member, so it stands behind a type, behind a namespace or behind nothing.
  ///
  /// - Parameters:
  ///   - names: The names to look for.
  ///   - texts: The literals to look for, as they are written.
  ///   - bytes: The source.
  public init(of names: Set<String>, _ texts: Set<String>, in bytes: [UInt8]) {
    let lines = LineIndex(bytes)
    func position(_ offset: Int) -> SourcePosition {
      let place = lines.position(of: offset, in: bytes)
      return SourcePosition(offset: offset, line: place.line, column: place.column)
    }
    let found = bytes.withUnsafeBufferPointer { buffer in
      var search = Search(buffer: buffer, names: WordSet(names), texts: WordSet(texts))
      WordScanner.scan(buffer, &search)
      return (search.members, search.literals)
    }
    members = found.0.map { Member(name: $0.name, owner: $0.owner, position: position($0.offset)) }
    literals = found.1.map { Literal(text: $0.text, position: position($0.offset)) }
  }

  private struct Search: WordScanner.Visitor {
    let buffer: UnsafeBufferPointer<UInt8>
    let names: WordSet
    let texts: WordSet
    var members: [(name: String, owner: String?, offset: Int)] = []
    var literals: [(text: String, offset: Int)] = []
    /// Where the comments begin, by their ends.
    private var comments: [Int: Int] = [:]

    init(buffer: UnsafeBufferPointer<UInt8>, names: WordSet, texts: WordSet) {
      self.buffer = buffer
      self.names = names
      self.texts = texts
    }

    private func offset(_ part: UnsafeBufferPointer<UInt8>) -> Int {
      guard let start = part.baseAddress, let base = buffer.baseAddress else { return 0 }
      return start - base
    }

    mutating func visit(name: UnsafeBufferPointer<UInt8>, isBehindDot: Bool) {
      guard isBehindDot, let word = names.word(name) else { return }
      let start = offset(name)
      let dot = buffer[start - 1] == UInt8(ascii: "`") ? start - 2 : start - 1
      switch MemberOwner(before: dot, in: buffer, comments: comments) {
      case .none: members.append((word, nil, start))
      case .type(let owner): members.append((word, owner, start))
      case .value: return
      }
    }

    mutating func visit(comment: UnsafeBufferPointer<UInt8>) {
      let start = offset(comment)
      comments[start + comment.count] = start
    }

    mutating func visit(literal: UnsafeBufferPointer<UInt8>) {
      guard let word = texts.word(literal) else { return }
      var start = offset(literal) - 1
      while start > 0, buffer[start - 1] == UInt8(ascii: "#") { start -= 1 }
      literals.append((word, start))
    }
  }
}
