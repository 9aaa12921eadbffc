/// Texts of a catalog as messages quote them.
package enum QuotedText {
  /// The most characters of a text that a message quotes.
  private static let limit = 60

  /// A text in single quotes, its end left out where it is long.
  package static func quoted(_ text: String) -> String {
    let start = text.prefix(limit)
    return start.endIndex == text.endIndex ? "'\(text)'" : "'\(start)…'"
  }
}
