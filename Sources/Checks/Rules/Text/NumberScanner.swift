import StringCatalog

/// A number in a text, with its digits as ASCII.
struct NumberToken: Hashable {
  /// The digits without grouping, decimal separator and leading zeros.
  var digits: String
  /// The parts between separators, without leading zeros; one where there are none.
  var parts: [String]
  /// The number's place in the text, as UTF-8 offsets.
  var range: Range<Int>

  /// The value, where it is small enough to be written as a word.
  var isSmall: Bool { Int(digits).map { $0 <= 12 } ?? false }
}

/// Finds the numbers of a text outside of its format specifiers, links and times of day.
struct NumberScanner {
  /// The bytes to leave out, sorted by their beginnings.
  private var skipped: ArraySlice<Range<Int>>
  private var tokens: [NumberToken] = []
  private var parts: [String] = []
  private var start = 0
  private var end = 0
  /// A separator after the last digit, which only counts where another digit follows.
  private var separator: Unicode.Scalar?
  private var isTime = false

  /// The numbers of a text, in order; allocates nothing where there is none.
  static func numbers(in text: String) -> [NumberToken] {
    guard text.withUTF8Bytes(DecimalDigit.mayOccur) else { return [] }
    let specifiers = FormatString(parsing: text).specifiers.lazy
      .filter { !$0.isAmbiguous && $0.kind != .percentSign }.map(\.range)
    let skipped = Array(specifiers) + LinkScanner.links(in: text).map(\.range)
    var scanner = NumberScanner(skipped: skipped.sorted { $0.lowerBound < $1.lowerBound })
    scanner.scan(text)
    return scanner.tokens
  }

  private init(skipped: [Range<Int>]) {
    self.skipped = skipped[...]
  }

  private mutating func scan(_ text: String) {
    var offset = 0
    for scalar in text.unicodeScalars {
      let next = offset + UTF8.width(scalar)
      if let digit = DecimalDigit.value(of: scalar), !isSkipped(offset) {
        if parts.isEmpty { start = offset }
        if parts.isEmpty || separator != nil { parts.append("") }
        if separator == ":" { isTime = true }
        separator = nil
        parts[parts.count - 1].append(Character(Unicode.Scalar(0x30 + digit)))
        end = next
      } else if !parts.isEmpty {
        if separator == nil, Self.isSeparator(scalar) { separator = scalar } else { finish() }
      }
      offset = next
    }
    finish()
  }

  private mutating func finish() {
    if !parts.isEmpty, !isTime {
      tokens.append(
        NumberToken(
          digits: Self.withoutLeadingZeros(parts.joined()),
          parts: parts.map(Self.withoutLeadingZeros), range: start..<end))
    }
    parts.removeAll(keepingCapacity: true)
    separator = nil
    isTime = false
  }

  /// Whether a byte is to be left out; to be asked in ascending order.
  private mutating func isSkipped(_ offset: Int) -> Bool {
    while let first = skipped.first, first.upperBound <= offset { skipped.removeFirst() }
    return skipped.first?.contains(offset) ?? false
  }

  /// Decimal and grouping separators of all languages, and the colon of a time of day.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "'", "’", ":", "\u{A0}", "\u{202F}", "\u{2009}", "٫", "٬", "·": true
    default: false
    }
  }

  private static func withoutLeadingZeros(_ digits: String) -> String {
    let trimmed = digits.drop { $0 == "0" }
    return trimmed.isEmpty ? "0" : String(trimmed)
  }
}
