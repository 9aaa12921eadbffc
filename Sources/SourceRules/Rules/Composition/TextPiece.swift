import SwiftSyntax

/// What a piece of a text that is put together adds to it.
enum TextPiece: Equatable {
  /// Words or a value.
  case content
  /// Space or punctuation within a sentence.
  case blank
  /// A line break or a sign that sets two texts apart, so that each stands for itself.
  case separator

  /// The characters that set texts apart without making a sentence of them.
  private static let separators: Set<Character> = [
    "\n", "·", "⸱", "•", "|", "—", "∙", "▸", "→", "›",
  ]

  /// Judges a text as written in a literal.
  init(text: String) {
    if text.contains(where: Self.separators.contains) || text.contains("\\n") {
      self = .separator
    } else {
      // A colon needs a space before it in French, so that it belongs to the translation.
      let hasContent = text.contains { $0.isLetter || $0.isNumber || $0 == ":" }
      self = hasContent ? .content : .blank
    }
  }

  /// Judges an operand; a view of a text counts as the text.
  init(_ expression: ExprSyntax) {
    var expression = expression.unwrapped
    while let call = expression.call {
      if let base = call.base {
        expression = base.unwrapped
      } else if call.name == "Text", let first = call.arguments.first?.expression {
        expression = first.unwrapped
        if expression.call?.name == "Image" {
          self = .blank
          return
        }
      } else {
        break
      }
    }
    if let literal = expression.literal, !literal.isInterpolated {
      self.init(text: literal.writtenText)
    } else {
      self = .content
    }
  }

  /// How many pieces of content stand in one text with the piece at a place.
  static func contentCount(of pieces: [TextPiece], around place: Int) -> Int {
    let start = pieces[..<place].lastIndex(of: .separator).map { $0 + 1 } ?? 0
    let end = pieces[place...].firstIndex(of: .separator) ?? pieces.endIndex
    return pieces[start..<max(start, end)].count { $0 == .content }
  }
}
