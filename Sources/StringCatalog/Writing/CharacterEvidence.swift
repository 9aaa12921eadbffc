/// What strings show of which characters their writer escapes.
struct CharacterEvidence: Sendable {
  private var slashes = 0
  private var escapedSlashes = 0
  private var nonASCII = 0
  private var escapedNonASCII = 0
  private var markup = 0
  private var escapedMarkup = 0
  private var uppercaseDigits = 0
  private var lowercaseDigits = 0

  /// Reads the inside of one string.
  mutating func read(_ inside: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < inside.count {
      let byte = inside[index]
      if byte == UInt8(ascii: "\\") {
        readEscape(at: index, in: inside)
        index += 2
        continue
      }
      if byte >= 0x80 {
        nonASCII += 1
      } else if byte == UInt8(ascii: "/") {
        slashes += 1
      } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "&")
      {
        markup += 1
      }
      index += 1
    }
  }

  private mutating func readEscape(at index: Int, in inside: UnsafeBufferPointer<UInt8>) {
    if index + 1 < inside.count, inside[index + 1] == UInt8(ascii: "/") { escapedSlashes += 1 }
    guard let unit = JSONEscape.codeUnit(at: index, in: inside) else { return }
    if unit >= 0x80 {
      escapedNonASCII += 1
    } else if unit == 0x3C || unit == 0x3E || unit == 0x26 {
      escapedMarkup += 1
    }
    for digit in inside[(index + 2)..<(index + 6)] {
      if digit >= UInt8(ascii: "a") {
        lowercaseDigits += 1
      } else if digit >= UInt8(ascii: "A") {
        uppercaseDigits += 1
      }
    }
  }

  /// The choice of escapes that was seen, and another's where nothing was.
  func escaping(otherwise escaping: StringEscaping) -> StringEscaping {
    StringEscaping(
      slashes: Self.choice(escapedSlashes, slashes) ?? escaping.slashes,
      nonASCII: Self.choice(escapedNonASCII, nonASCII) ?? escaping.nonASCII,
      markup: Self.choice(escapedMarkup, markup) ?? escaping.markup,
      uppercaseDigits: Self.choice(uppercaseDigits, lowercaseDigits) ?? escaping.uppercaseDigits)
  }

  /// Whether the first was seen more often; nil where neither was.
  private static func choice(_ yes: Int, _ no: Int) -> Bool? {
    yes + no == 0 ? nil : yes > no
  }
}
