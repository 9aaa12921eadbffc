/// Which words decide whether a source is parsed, and which count as uses.
public struct WantedWords: Sendable {
  /// Words of which a file must hold one to be parsed; nil for every file.
  let triggers: WordSet?
  /// Names whose use behind a dot is noted.
  let members: WordSet
  /// Texts whose use as a literal is noted.
  let literals: WordSet

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - triggers: Words of which a file must hold one to be parsed; nil for every file.
  ///   - members: Names whose use behind a dot is to be noted, such as generated symbols'.
  ///   - literals: Texts whose use as a literal is to be noted, such as keys.
  public init(
    triggers: Set<String>?, members: some Sequence<String>, literals: some Sequence<String>
  ) {
    self.triggers = triggers.map(WordSet.init)
    self.members = WordSet(members)
    self.literals = WordSet(literals)
  }

  /// Looks for the words in a source.
  func search(
    _ bytes: [UInt8]
  ) -> (isToBeParsed: Bool, used: UsedWords, isTooDeep: Bool) {
    var visitor = Search(wanted: self)
    WordScanner.scan(bytes, &visitor)
    return (triggers == nil || visitor.hasTrigger, visitor.used, visitor.isTooDeep)
  }

  private struct Search: WordScanner.Visitor {
    let wanted: WantedWords
    var hasTrigger = false
    var used = UsedWords()
    /// Whether literals or brackets lie within one another more deeply than people write them.
    var isTooDeep = false

    mutating func visitBeyondDepth() { isTooDeep = true }

    mutating func visit(name: UnsafeBufferPointer<UInt8>, isBehindDot: Bool) {
      if !hasTrigger, wanted.triggers?.word(name) != nil { hasTrigger = true }
      if isBehindDot, let word = wanted.members.word(name) { used.members.insert(word) }
    }

    mutating func visit(comment: UnsafeBufferPointer<UInt8>) {
      if !hasTrigger, Self.isDirective(comment) { hasTrigger = true }
    }

    /// Whether a comment begins with `endonym:`, which makes exceptions and names keys.
    private static func isDirective(_ comment: UnsafeBufferPointer<UInt8>) -> Bool {
      let text = comment.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == 0x20 }
      return text.starts(with: "endonym:".utf8)
    }

    mutating func visit(literal: UnsafeBufferPointer<UInt8>) {
      if let word = wanted.literals.word(literal) { used.literals.insert(word) }
    }

    mutating func visit(literalStart: UnsafeBufferPointer<UInt8>) {
      if let word = wanted.literals.word(literalStart) { used.literals.insert(word) }
    }
  }
}

extension UsedWords {
  /// Notes every name behind a dot and every literal of a source.
  init(everyWordOf bytes: [UInt8]) {
    var visitor = EveryWord()
    WordScanner.scan(bytes, &visitor)
    self = visitor.used
  }

  private struct EveryWord: WordScanner.Visitor {
    var used = UsedWords()

    mutating func visit(name: UnsafeBufferPointer<UInt8>, isBehindDot: Bool) {
      if isBehindDot { used.members.insert(String(decoding: name, as: UTF8.self)) }
    }

    mutating func visit(literal: UnsafeBufferPointer<UInt8>) {
      used.literals.insert(String(decoding: literal, as: UTF8.self))
    }

    mutating func visit(literalStart: UnsafeBufferPointer<UInt8>) {
      guard let last = literalStart.last, KeyStart.separators.contains(last) else { return }
      used.literals.insert(String(decoding: literalStart, as: UTF8.self))
    }
  }
}
