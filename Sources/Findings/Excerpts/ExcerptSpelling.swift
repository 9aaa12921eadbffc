extension ExcerptWindow {
  /// The window on one line, the marked part between `⟦` and `⟧`, right-to-left text isolated.
  public var bracketed: String {
    guard !marked.isEmpty else { return isolated }
    return Self.isolated("\(before)⟦\(marked)⟧\(after)", isRightToLeft: isRightToLeft)
  }

  /// The window on one line without a mark, right-to-left text isolated.
  public var isolated: String {
    Self.isolated(before + marked + after, isRightToLeft: isRightToLeft)
  }

  /// The line of `^` below the marked part, or `nil` where there is no mark or where columns say
  /// nothing because the text runs from right to left.
  public var caretLine: String? {
    guard !marked.isEmpty, !isRightToLeft else { return nil }
    // A mark of no columns, such as a combining accent, stands on the character before it.
    let start = columnsMarked == 0 ? max(0, columnsBefore - 1) : columnsBefore
    return String(repeating: " ", count: start)
      + String(repeating: "^", count: max(1, columnsMarked))
  }

  /// Wraps right-to-left text in FSI and PDI (UAX #9), so that it doesn't reorder what surrounds it.
  private static func isolated(_ text: String, isRightToLeft: Bool) -> String {
    isRightToLeft ? "\u{2068}\(text)\u{2069}" : text
  }
}
