/// Text as a report may print it: what can't be seen, or would steer a terminal, is spelled out.
public enum VisibleText {
  /// The most scalars of one user-perceived character that are shown; the rest becomes `…`.
  private static let scalarLimit = 24

  /// A text on one line, with every control and invisible character as `⟨U+200B⟩`.
  ///
  /// Joiners and variation selectors stay as they are: emoji, Persian and Indic words need them.
  public static func spelled(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    var result = ""
    for character in text { result += spelled(character, isMarked: false) }
    return result
  }

  /// One user-perceived character as a report prints it.
  ///
  /// In the marked part a joiner that belongs to no emoji and a space that only looks like one are
  /// spelled out too: there they may be what is wrong.
  static func spelled(_ character: Character, isMarked: Bool) -> String {
    let scalars = character.unicodeScalars
    let keepsJoiners = !isMarked || isEmojiSequence(scalars)
    var result = ""
    for (count, scalar) in scalars.enumerated() {
      guard count < scalarLimit else { return result + "…" }
      append(scalar, keepsJoiners: keepsJoiners, isMarked: isMarked, to: &result)
    }
    return result
  }

  private static func append(
    _ scalar: Unicode.Scalar, keepsJoiners: Bool, isMarked: Bool, to result: inout String
  ) {
    let value = scalar.value
    switch value {
    case 0x0A: result += "⏎"
    case 0x09: result += "⇥"
    case _ where InvisibleScalars.isJoiner(value) && keepsJoiners:
      result.unicodeScalars.append(scalar)
    case _ where InvisibleScalars.contains(value),
      _ where isMarked && InvisibleScalars.isUnusualSpace(value):
      result += "⟨U+\(Hexadecimal.text(of: value, digits: 4))⟩"
    default:
      result.unicodeScalars.append(scalar)
    }
  }

  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, scalars.dropFirst().first != nil else { return false }
    return first.properties.isEmoji
  }
}
