/// A text as a row of sentences, with what the last of them ends with.
struct PunctuatedText {
  let text: String
  /// The language's primary subtag.
  let language: String
  /// What the text ends with; nil for a letter, a digit or a specifier.
  let end: TerminalPunctuation?
  /// The signs at the end, or the last character where there are none, as UTF-8 offsets.
  let endRange: Range<Int>

  /// Reads a text's end, past what may stand behind a sentence.
  init(_ text: String, language: String) {
    self.text = text
    self.language = language
    let scalars = text.unicodeScalars
    var end = scalars.endIndex
    while end > scalars.startIndex {
      let previous = scalars.index(before: end)
      guard TerminalPunctuation.isBehindEnd(scalars[previous]) else { break }
      end = previous
    }
    // Signs that stand together, such as "?!", "……" and ". . .".
    var start = end
    var dots = 0
    var last: TerminalPunctuation?
    var isQuestion = false
    var isEllipsis = false
    var index = end
    while index > scalars.startIndex {
      index = scalars.index(before: index)
      let scalar = scalars[index]
      if scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}" { continue }
      guard let sign = TerminalPunctuation(scalar, in: language) else { break }
      last = last ?? sign
      if sign == .stop { dots += 1 }
      isQuestion = isQuestion || sign == .question
      isEllipsis = isEllipsis || sign == .ellipsis
      start = index
    }
    self.end = isQuestion ? .question : isEllipsis || dots > 1 ? .ellipsis : last
    if start == end, end > text.startIndex { start = text.index(before: end) }
    let utf8 = text.utf8
    endRange =
      utf8.distance(
        from: utf8.startIndex, to: start)..<utf8.distance(
        from: utf8.startIndex, to: end)
  }

  /// Whether a text surely ends in no punctuation, told by its last character.
  static func endsPlainly(_ text: String) -> Bool {
    guard let last = text.unicodeScalars.last else { return true }
    return switch last.value {
    // Digits, letters, the specifier's commercial at and the percent sign.
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x40, 0x25: true
    // Letters of Latin, Greek and Cyrillic, Hebrew and Arabic, Devanagari and Thai.
    case 0xC0...0x24F, 0x388...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0x904...0x963, 0xE01...0xE4E:
      true
    // Kana, Han and Hangul.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Whether the text ends in a bracket, behind which no stop need stand.
  var endsInBracket: Bool {
    text.unicodeScalars.last.map { $0.properties.generalCategory == .closePunctuation } ?? false
  }

  /// Whether the text has a sign of a kind anywhere.
  func contains(_ punctuation: TerminalPunctuation) -> Bool {
    if punctuation == .ellipsis, text.contains("..") { return true }
    return text.unicodeScalars.contains {
      TerminalPunctuation($0, in: language) == punctuation
    }
  }

  /// Whether the text has something to read, and isn't made of signs alone.
  var hasLetters: Bool { text.unicodeScalars.contains { $0.properties.isAlphabetic } }

  /// Whether a sentence ends within the text and another begins.
  ///
  /// A dot ends one only behind a word long enough to be no abbreviation, and before no small letter.
  var hasSeveralSentences: Bool {
    var letters = 0
    var hasEnded = false
    var isSpaced = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        isSpaced = true
        hasEnded = hasEnded || scalar == "\n" && letters > 0
      } else if scalar.isWordPart {
        let properties = scalar.properties
        let begins = isSpaced || properties.isAlphabetic && !properties.isCased
        if hasEnded, begins, !properties.isLowercase { return true }
        hasEnded = false
        letters = isSpaced ? 1 : letters + 1
        isSpaced = false
      } else {
        isSpaced = false
        switch TerminalPunctuation(scalar, in: language) {
        case .stop where scalar == ".": hasEnded = hasEnded || letters >= 4
        case .stop, .question, .exclamation: hasEnded = true
        case .colon, .pause, .ellipsis, nil:
          hasEnded = hasEnded || scalar.properties.isEmojiPresentation
        }
      }
    }
    return false
  }

  /// The letters of the first word, in lower case.
  var firstWord: String {
    String(
      text.unicodeScalars.drop { !$0.properties.isAlphabetic }
        .prefix { $0.properties.isAlphabetic }.map(Character.init)
    ).lowercased()
  }

  /// The letters of the last word, in lower case.
  var lastWord: String {
    String(
      text.unicodeScalars.reversed().drop { !$0.properties.isAlphabetic }
        .prefix { $0.properties.isAlphabetic }.reversed().map(Character.init)
    ).lowercased()
  }
}
