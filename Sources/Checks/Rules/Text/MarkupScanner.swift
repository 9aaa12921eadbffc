import StringCatalog

/// Finds the markup of a text in one pass over its UTF-8 bytes.
struct MarkupScanner {
  /// One element in a text.
  struct Occurrence {
    var element: MarkupElement
    /// The element's place, delimiters included, as UTF-8 offsets.
    var range: Range<Int>
  }

  /// The elements that are complete, in the order of their ends.
  var elements: [Occurrence] = []
  /// The bold delimiters that belong to no pair, so that the reader sees their asterisks.
  private(set) var unpaired: [Range<Int>] = []

  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the format specifiers begin and end.
  private let specifiers: Set<Int>
  private var openers: [Delimiter: [Range<Int>]] = [:]
  /// The lengths of backtick rows that nothing closes.
  var unclosedCode: Set<Int> = []

  private struct Delimiter: Hashable {
    var sign: UInt8
    var count: Int
  }

  /// Reads a text.
  static func scan(_ text: String) -> (elements: [Occurrence], unpaired: [Range<Int>]) {
    text.withUTF8Bytes { bytes in
      guard bytes.contains(where: isSign) else { return ([], []) }
      var scanner = MarkupScanner(
        bytes: bytes,
        specifiers: Set(
          FormatString(utf8: bytes).specifiers.flatMap {
            [$0.range.lowerBound, $0.range.upperBound]
          }))
      scanner.scan()
      return (scanner.elements, scanner.unpaired)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, specifiers: Set<Int>) {
    self.bytes = bytes
    self.specifiers = specifiers
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
      UInt8(ascii: "["), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  private mutating func scan() {
    var offset = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        offset += 2
      case UInt8(ascii: "`"):
        offset = scanCode(at: offset)
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        offset = scanDelimiters(at: offset)
      case UInt8(ascii: "["):
        scanBracket(at: offset)
        offset += 1
      case UInt8(ascii: "<"):
        offset = scanTag(at: offset)
      default:
        offset += 1
      }
    }
    unpaired += openers.filter { $0.key.count == 2 && $0.key.sign == UInt8(ascii: "*") }
      .flatMap(\.value)
    unpaired.sort { $0.lowerBound < $1.lowerBound }
  }

  func runEnd(at start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == bytes[start] { end += 1 }
    return end
  }

  private mutating func scanDelimiters(at start: Int) -> Int {
    let end = runEnd(at: start)
    let delimiter = Delimiter(sign: bytes[start], count: end - start)
    // Longer rows are rules and masked words, a lone tilde means about.
    let isTilde = delimiter.sign == UInt8(ascii: "~")
    guard delimiter.count <= 3, !isTilde || delimiter.count == 2 else { return end }
    let sides = DelimiterSides(of: start..<end, in: bytes, specifiers: specifiers)
    let isUnderscore = delimiter.sign == UInt8(ascii: "_")
    if sides.canClose(isUnderscore: isUnderscore), let opener = openers[delimiter]?.popLast() {
      let range = opener.lowerBound..<end
      switch (isTilde, delimiter.count) {
      case (true, _): elements.append(Occurrence(element: .strikethrough, range: range))
      case (_, 1): elements.append(Occurrence(element: .emphasis, range: range))
      case (_, 2): elements.append(Occurrence(element: .strong, range: range))
      default:
        elements.append(Occurrence(element: .strong, range: range))
        elements.append(Occurrence(element: .emphasis, range: range))
      }
    } else if sides.canOpen(isUnderscore: isUnderscore) {
      openers[delimiter, default: []].append(start..<end)
    } else if delimiter.sign == UInt8(ascii: "*"), delimiter.count == 2 {
      unpaired.append(start..<end)
    }
    return end
  }
}
