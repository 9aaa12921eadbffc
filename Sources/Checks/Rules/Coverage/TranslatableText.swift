import StringCatalog

/// What a translator would translate of a text: its words, without specifiers, addresses and names.
///
/// Left out are format specifiers, tokens with digits or technical signs (`ESP32`, `#tag`, `a/b`,
/// `pool.ntp.org`, an address), words in capitals (`GPS`) or with capitals inside (`LoRa`, `iPhone`),
/// shorter words, and the configuration's own terms.
struct TranslatableText {
  /// The words that are left, in order.
  let words: [String]

  /// Finds the words of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - terms: Words and names that stay as they are.
  ///   - minimumLength: How many letters a word has at least.
  init(_ text: String, leavingOut terms: Set<String> = [], minimumLength: Int = 3) {
    var prose = Self.withoutSpecifiers(text)
    for term in terms where !term.isEmpty { prose = Self.removing(term, from: prose) }
    words = prose.split(whereSeparator: \.isWhitespace)
      .filter { !Self.isTechnical($0) }
      .flatMap { Self.words(in: $0, minimumLength: minimumLength) }
  }

  /// How many of the words begin with a small letter.
  var lowercaseCount: Int {
    words.count { $0.unicodeScalars.first?.properties.isLowercase == true }
  }

  /// Whether it is a sentence, or so much like one that no name looks like it.
  var isSentence: Bool { words.count >= 4 && lowercaseCount >= 2 }

  /// Whether its letters are Latin ones.
  var isLatin: Bool {
    words.first?.unicodeScalars.first.map { $0.value < 0x250 || 0x1E00..<0x1F00 ~= $0.value }
      ?? true
  }

  /// The letters and digits of a text outside its specifiers, which say whether two texts differ in words.
  static func letters(of text: String) -> String {
    var letters = String.UnicodeScalarView()
    for scalar in withoutSpecifiers(text).unicodeScalars where isLetter(scalar) || isDigit(scalar) {
      letters.append(scalar)
    }
    return String(letters)
  }

  private static func withoutSpecifiers(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var prose = ""
    var offset = 0
    let bytes = Array(text.utf8)
    for specifier in FormatString(parsing: text).specifiers where !specifier.isAmbiguous {
      prose += String(decoding: bytes[offset..<specifier.range.lowerBound], as: UTF8.self)
      prose += " "
      offset = specifier.range.upperBound
    }
    return prose + String(decoding: bytes[offset...], as: UTF8.self)
  }

  /// The text without a term, where the term stands as a word of its own.
  private static func removing(_ term: String, from text: String) -> String {
    var result = text
    for range in text.ranges(of: term).reversed() {
      let before = text[..<range.lowerBound].unicodeScalars.last
      let after = text[range.upperBound...].unicodeScalars.first
      if before.map(isLetter) == true || after.map(isLetter) == true { continue }
      result.replaceSubrange(range, with: " ")
    }
    return result
  }

  /// Whether a token is an address, a path, a name with digits or some other thing that isn't prose.
  private static func isTechnical(_ token: Substring) -> Bool {
    var previous: Unicode.Scalar?
    var isAfterDot = false
    for scalar in token.unicodeScalars {
      if isDigit(scalar) { return true }
      switch scalar {
      case "@", "#", "/", "\\", "_", "{", "}", "<", ">", "=", "$", "~", "^", "|": return true
      case ".": isAfterDot = previous.map(isLetter) ?? false
      default:
        if isAfterDot, isLetter(scalar) { return true }
        isAfterDot = false
      }
      previous = scalar
    }
    return false
  }

  private static func words(in token: Substring, minimumLength: Int) -> [String] {
    token.unicodeScalars
      .split { !isLetter($0) && $0 != "'" && $0 != "’" }
      .map { String($0) }
      .filter { isWord($0, minimumLength: minimumLength) }
  }

  /// Whether a run of letters is a word, not an abbreviation or a name with capitals inside.
  private static func isWord(_ letters: String, minimumLength: Int) -> Bool {
    let scalars = letters.unicodeScalars
    // A language without spaces has its whole text in one run.
    guard let first = scalars.first, first.value < 0x2E80 else { return scalars.count >= 2 }
    return scalars.count >= minimumLength
      && !scalars.dropFirst().contains(where: \.properties.isUppercase)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return "a"..."z" ~= scalar || "A"..."Z" ~= scalar }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? "0"..."9" ~= scalar : scalar.properties.generalCategory == .decimalNumber
  }
}
