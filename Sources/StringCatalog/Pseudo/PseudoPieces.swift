/// A text parted into words that may be changed and code that may not.
struct PseudoPieces {
  private enum Piece {
    case words(Substring)
    case code(Substring)
  }

  private var pieces: [Piece] = []

  /// How many characters of the text a reader sees as words.
  var visibleLength: Int {
    pieces.reduce(0) { count, piece in
      if case .words(let text) = piece { count + text.count } else { count }
    }
  }

  /// Parts a text.
  init(of text: String) {
    var position = text.startIndex
    for range in CodeSpans(in: text).ranges {
      guard
        let start = text.utf8.index(
          text.startIndex, offsetBy: range.lowerBound, limitedBy: text.endIndex),
        let end = text.utf8.index(
          text.startIndex, offsetBy: range.upperBound, limitedBy: text.endIndex),
        start >= position
      else { continue }
      if start > position { pieces.append(.words(text[position..<start])) }
      pieces.append(.code(text[start..<end]))
      position = end
    }
    if position < text.endIndex { pieces.append(.words(text[position...])) }
  }

  /// The text with its words changed and its code as it was.
  func joined(words change: (Substring) -> String) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .words(let text): result += change(text)
      case .code(let text): result += text
      }
    }
    return result
  }
}
