import Findings

/// Finds a word that stands twice in a row.
struct DuplicatedWordRule: EntryRule {
  static let description = RuleDescription(
    identifier: "duplicated-word",
    family: .text,
    title: "A word that stands twice in a row",
    explanation: """
      Two equal words with a single space between them, in a text whose source doesn't double a \
      word. Left alone are languages that double words as part of their grammar (Indonesian, \
      Turkish, Hebrew, Hindi, Swahili and others) or that put no spaces between words, and in each \
      language the words that may meet: French "vous vous", German "die die", English "that that".
      """,
    consequence: "The user stumbles over a slip that shows that nobody has read the text.",
    severity: .warning,
    triggering: [
      .translations(
        of: "Send it to the node", ["da": "Send ↓send det til noden", "ko": "노드로 보내기"]),
      .translations(
        of: "Low battery alerts.", ["ko": "저전력 알림 ↓알림.", "sv": "Varningar om om batteri"]),
      .translations(
        of: "Open the file", ["fr": "Ouvrir le ↓le fichier", "el": "Άνοιγμα αρχείου ↓αρχείου"]),
    ],
    nonTriggering: [
      .translations(
        of: "Wash and save", ["fr": "Vous vous lavez", "de": "die, die es gibt", "id": "hati hati"]),
      .translations(of: "Bora Bora, %@ %@", ["it": "Bora Bora, %@ %@", "pl": "Bora Bora: %@ %@"]),
      .translations(of: "Very slowly", ["tr": "yavaş yavaş", "he": "לאט לאט", "hi": "धीरे धीरे"]),
      .translations(of: "Page 1 1", ["sv": "Sidan 1 1", "nl": "Pagina's 's-Gravenhage"]),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    entry.forEachTranslation { leaf, source in
      let repetitions = leaf.text.withUTF8Bytes(Self.repetitions)
      guard !repetitions.isEmpty else { return }
      let language = LanguageHabits.primarySubtag(of: leaf.language)
      guard !LanguageHabits.withReduplication.contains(language),
        source.withUTF8Bytes(Self.repetitions).isEmpty
      else { return }
      let bytes = Array(leaf.text.utf8)
      for range in repetitions.prefix(TextLimits.places) {
        let word = String(decoding: bytes[range], as: UTF8.self)
        guard word.unicodeScalars.allSatisfy(\.isLetterOrApostrophe),
          LanguageHabits.permittedDoubles[language]?.contains(word.lowercased()) != true
        else { continue }
        report.add(
          "the word '\(word)' stands twice in a row", remedy: "Remove one of the two.",
          in: leaf, of: entry, marked: range)
      }
    }
  }

  /// The second of every two equal words in a row, told by their bytes and spaces alone.
  private static func repetitions(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var repetitions: [Range<Int>] = []
    var previous = 0..<0
    var start = 0
    while start < bytes.count {
      let end = wordEnd(from: start, in: bytes)
      if end > start {
        let word = start..<end
        // A single letter is a symbol more often than a word.
        if word.count > 1, previous.upperBound + 1 == start, isSpace(bytes[start - 1]),
          isEqual(previous, word, in: bytes)
        {
          repetitions.append(word)
        }
        previous = word
        start = end
      } else {
        start += 1
      }
    }
    return repetitions
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 }

  /// The end of a row of ASCII letters, digits, apostrophes and bytes of other characters.
  private static func wordEnd(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x27, 0x2D, 0x5F, 0x80...: end += 1
      default: return end
      }
    }
    return end
  }

  /// Whether two words are equal but for the case of their ASCII letters and first letter.
  private static func isEqual(
    _ left: Range<Int>, _ right: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard left.count == right.count else { return false }
    let head = UTF8.isASCII(bytes[left.lowerBound]) ? 0 : min(2, left.count)
    return zip(left.dropFirst(head), right.dropFirst(head)).allSatisfy { first, second in
      lowercased(bytes[first]) == lowercased(bytes[second])
    }
      && (bytes[left.prefix(head)].elementsEqual(bytes[right.prefix(head)])
        || string(left, in: bytes).lowercased() == string(right, in: bytes).lowercased())
  }

  private static func string(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrApostrophe: Bool {
    self == "'" || self == "’" || isWordPart && properties.numericType == nil
  }
}
