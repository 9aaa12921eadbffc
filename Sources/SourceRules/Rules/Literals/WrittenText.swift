import SwiftSyntax

/// What a string literal says, its interpolations standing as an ellipsis.
struct WrittenText {
  /// The text with its escapes resolved; breaks of line are spaces.
  let text: String
  /// Whether the literal has interpolations.
  let isInterpolated: Bool

  init(_ literal: StringLiteralExprSyntax) {
    let pounds = literal.openingPounds?.text.utf8.count ?? 0
    var text = ""
    var isInterpolated = false
    for segment in literal.segments {
      if let string = segment.as(StringSegmentSyntax.self) {
        Self.append(string.content.text, pounds: pounds, to: &text)
      } else {
        isInterpolated = true
        text += "…"
      }
    }
    self.text = text
    self.isInterpolated = isInterpolated
  }

  /// The text as a message quotes it: at most 40 characters.
  var quoted: String {
    let trimmed = Substring(text.split(separator: " ").joined(separator: " "))
    return "'" + (trimmed.count > 40 ? trimmed.prefix(39) + "…" : trimmed) + "'"
  }

  private static func append(_ code: String, pounds: Int, to text: inout String) {
    var scalars = code.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\n" || scalar == "\r" {
        text.unicodeScalars.append(" ")
        continue
      }
      guard scalar == "\\", scalars.prefix(pounds).allSatisfy({ $0 == "#" }) else {
        text.unicodeScalars.append(scalar)
        continue
      }
      scalars = scalars.dropFirst(pounds)
      guard let escaped = scalars.popFirst() else { return }
      switch escaped {
      case "n", "r", "t", "\n", "\r": text.unicodeScalars.append(" ")
      case "0": break
      case "u":
        let digits = scalars.dropFirst().prefix { $0 != "}" }
        scalars = scalars.dropFirst(digits.count + 2)
        let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
        if let named = value.flatMap(Unicode.Scalar.init) { text.unicodeScalars.append(named) }
      default: text.unicodeScalars.append(escaped)
      }
    }
  }
}
