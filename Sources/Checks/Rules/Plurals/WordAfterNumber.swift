/// A word that follows a number, or another such word, with nothing but a space between them.
struct WordAfterNumber {
  /// The word.
  let text: String
  /// Its place, as UTF-8 offsets in the text.
  let range: Range<Int>
  /// What stands directly behind it.
  let next: Unicode.Scalar?

  /// The first words behind an offset, at most three; none where no space stands there.
  ///
  /// Asterisks between the number and the space, Markdown's, don't count.
  static func words(in text: String, from offset: Int) -> [WordAfterNumber] {
    let scalars = text.unicodeScalars
    var index = text.utf8.index(text.startIndex, offsetBy: offset)
    while index < scalars.endIndex, scalars[index] == "*" { scalars.formIndex(after: &index) }
    var words: [WordAfterNumber] = []
    while words.count < 3 {
      let gap = index
      while index < scalars.endIndex, isSpace(scalars[index]) { scalars.formIndex(after: &index) }
      let start = index
      while index < scalars.endIndex, isLetter(scalars[index]) { scalars.formIndex(after: &index) }
      guard start > gap, index > start else { break }
      let lower = text.utf8.distance(from: text.startIndex, to: start)
      let word = String(text[start..<index])
      words.append(
        WordAfterNumber(
          text: word, range: lower..<lower + word.utf8.count,
          next: index < scalars.endIndex ? scalars[index] : nil))
    }
    return words
  }

  /// Whether the word could be a noun that changes with its number: no abbreviation, no unit, no name.
  var isInflectable: Bool {
    let letters = text.unicodeScalars
    guard letters.count >= 4, !isJoined else { return false }
    if next == ".", letters.count < 6 { return false }
    return !letters.contains { $0.properties.isUppercase }
  }

  /// Whether the word goes on behind a hyphen or an apostrophe.
  var isJoined: Bool {
    switch next {
    case "-", "‐", "‑", "'", "’", "_", "·": true
    default: false
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
    return scalar.properties.isAlphabetic
      || scalar.properties.generalCategory == .nonspacingMark
  }
}
