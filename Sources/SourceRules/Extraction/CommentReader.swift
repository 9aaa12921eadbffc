import SwiftSyntax

/// Reads what comments tell this tool: `// endonym:allow rule -- reason` and
/// `// endonym:keys level.* -- why`.
struct CommentReader {
  private static let mark = "endonym:"

  private let source: InspectedSource
  /// The exceptions that comments make.
  private(set) var allowances: [Allowance] = []
  /// The keys that comments declare.
  private(set) var dynamicKeys: [DynamicKey] = []

  /// Reads all comments of a source; one without the mark isn't walked.
  init(_ source: InspectedSource) {
    self.source = source
    guard Self.holdsMark(source.bytes) else { return }
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        read(piece, at: offset, before: token)
        offset += piece.sourceLength.utf8Length
      }
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in token.trailingTrivia {
        read(piece, at: offset, before: nil)
        offset += piece.sourceLength.utf8Length
      }
    }
  }

  private static func holdsMark(_ bytes: [UInt8]) -> Bool {
    let mark = Array(mark.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      while let place = buffer[start...].firstIndex(of: UInt8(ascii: ":")) {
        let first = place - (mark.count - 1)
        if first >= 0, buffer[first...place].elementsEqual(mark) { return true }
        start = place + 1
      }
      return false
    }
  }

  private mutating func read(_ piece: TriviaPiece, at offset: Int, before token: TokenSyntax?) {
    let content: Substring
    switch piece {
    case .lineComment(let text), .docLineComment(let text): content = text.drop { $0 == "/" }
    case .blockComment(let text), .docBlockComment(let text):
      content = text.dropFirst(2).drop { $0 == "*" }.dropLast(2)
    default: return
    }
    let text = content.drop(while: \.isWhitespace)
    guard text.hasPrefix(Self.mark) else { return }
    let instruction = text.dropFirst(Self.mark.count)
    let word = instruction.prefix { $0.isLetter }
    let (subject, reason) = Self.split(instruction.dropFirst(word.count))
    let place = source.position(of: offset)
    let position = SourcePosition(offset: offset, line: place.line, column: place.column)
    switch word {
    case "allow":
      let line = line(of: offset, own: place.line, before: token)
      let rules = Self.names(in: subject)
      for rule in rules.isEmpty ? [""] : rules {
        allowances.append(Allowance(rule: rule, reason: reason, position: position, line: line))
      }
    case "keys":
      dynamicKeys += Self.names(in: subject).map { DynamicKey(pattern: $0, position: position) }
    default: break
    }
  }

  /// The parts before and behind the dashes, trimmed.
  private static func split(_ text: Substring) -> (subject: Substring, reason: String) {
    for dashes in [" -- ", " — ", " – ", " --"] {
      guard let range = text.firstRange(of: dashes) else { continue }
      return (text[..<range.lowerBound], trimmed(text[range.upperBound...]))
    }
    return (text, "")
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private static func names(in text: Substring) -> [String] {
    text.split { $0.isWhitespace || $0 == "," }.map(String.init)
  }

  /// The line that a comment is about.
  private func line(of offset: Int, own: Int, before token: TokenSyntax?) -> Int {
    guard let token, token.tokenKind != .endOfFile else { return own }
    guard source.isFirstInLine(offset) else { return own }
    return source.position(of: token.positionAfterSkippingLeadingTrivia.utf8Offset).line
  }
}
