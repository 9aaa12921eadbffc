/// Finds the characters of a text that shouldn't be there, though no reader sees them.
struct InvisibleCharacterScanner {
  /// One character out of place.
  struct Occurrence {
    var character: InvisibleCharacter
    var scalar: Unicode.Scalar
    /// Its place in the text, as UTF-8 offsets.
    var range: Range<Int>
  }

  private let scalars: [Unicode.Scalar]
  /// The language's primary subtag.
  private let language: String
  private let isRightToLeft: Bool
  private var occurrences: [Occurrence] = []
  private var isolates: [Occurrence] = []
  private var embeddings: [Occurrence] = []

  /// The characters out of place, in order; allocates nothing where none can be.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: The language's primary subtag.
  /// - Returns: The characters with their places.
  static func occurrences(in text: String, language: String) -> [Occurrence] {
    guard text.withUTF8Bytes(InvisibleCharacter.mayOccur),
      text.unicodeScalars.contains(where: { InvisibleCharacter($0) != nil })
    else { return [] }
    var scanner = InvisibleCharacterScanner(text, language: language)
    scanner.scan()
    return scanner.occurrences
  }

  private init(_ text: String, language: String) {
    scalars = Array(text.unicodeScalars)
    self.language = language
    isRightToLeft = scalars.contains(where: ScriptJoining.isRightToLeft)
  }

  private mutating func scan() {
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let range = offset..<offset + UTF8.width(scalar)
      offset = range.upperBound
      guard let character = InvisibleCharacter(scalar) else { continue }
      let occurrence = Occurrence(character: character, scalar: scalar, range: range)
      switch character {
      case .directionalOpening(isIsolate: true): isolates.append(occurrence)
      case .directionalOpening(isIsolate: false): embeddings.append(occurrence)
      case .directionalClosing(let isIsolate):
        let opening = isIsolate ? isolates.popLast() : embeddings.popLast()
        if opening == nil { occurrences.append(occurrence) }
      default:
        if !isInPlace(character, at: index) { occurrences.append(occurrence) }
      }
    }
    occurrences += isolates + embeddings
    occurrences.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func isInPlace(_ character: InvisibleCharacter, at index: Int) -> Bool {
    let previous = index > 0 ? scalars[index - 1] : nil
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    return switch character {
    case .zeroWidthSpace:
      LanguageHabits.withoutSpaces.contains(language) && !["ja", "zh", "yue"].contains(language)
    case .joiner:
      ScriptJoining.needsJoiner(beside: previous) || ScriptJoining.needsJoiner(beside: next)
    case .softHyphen:
      ScriptJoining.isHyphenated(previous) && ScriptJoining.isHyphenated(next)
    case .directionalMark:
      isRightToLeft || LanguageHabits.rightToLeft.contains(language)
    case .tatweel:
      // Behind a prefix, before a foreign word or a specifier, it only shows that letters join.
      !ScriptJoining.isArabicLetter(previous) || !ScriptJoining.isArabicLetter(next)
    case .tag:
      isInFlag(at: index)
    case .replacement, .object, .control, .byteOrderMark, .filler, .privateUse, .unassigned,
      .directionalOpening, .directionalClosing:
      false
    }
  }

  /// Whether a tag character belongs to a flag: to a row of them behind U+1F3F4, the black flag.
  private func isInFlag(at index: Int) -> Bool {
    // The longest subdivision of ISO 3166-2 and the tag that ends it take seven.
    let row = scalars[max(0, index - 7)..<index].reversed().first {
      InvisibleCharacter($0) != .tag
    }
    return row?.value == 0x1F3F4
  }
}
