/// The parts of a text that are code, not words: what a formatter, Markdown or a browser reads.
struct CodeSpans {
  /// The parts as UTF-8 offsets, ascending and apart from one another.
  private(set) var ranges: [Range<Int>] = []

  /// The most bytes in which the end of a part is looked for; what is longer is text.
  private static let longest = 2_048
  private static let schemes = ["https://", "http://", "mailto:", "tel:"].map { Array($0.utf8) }

  private let bytes: [UInt8]

  /// Finds the parts of a text.
  init(in text: String) {
    bytes = Array(text.utf8)
    let specifiers = FormatString(parsing: text).specifiers.map(\.range)
    var next = 0
    var offset = 0
    while offset < bytes.count {
      while next < specifiers.count, specifiers[next].lowerBound < offset { next += 1 }
      let specifier = next < specifiers.count ? specifiers[next] : nil
      let isSpecifier = specifier?.lowerBound == offset
      let end = isSpecifier ? specifier?.upperBound : end(ofCodeAt: offset)
      if let end, end > offset {
        ranges.append(offset..<end)
        offset = end
      } else {
        offset += 1
      }
    }
  }

  private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The end of the code that begins at an offset; nil where none does.
  private func end(ofCodeAt offset: Int) -> Int? {
    switch bytes[offset] {
    // Rails' `%{name}`, an App Shortcut's `${name}`.
    case UInt8(ascii: "%"), UInt8(ascii: "$"):
      guard byte(at: offset + 1) == UInt8(ascii: "{") else { return nil }
      return end(from: offset + 2, at: UInt8(ascii: "}"))
    // Markdown: a link's destination, or the attributes of `^[text](inflect: true)`.
    case UInt8(ascii: "]"):
      guard byte(at: offset + 1) == UInt8(ascii: "(") else { return nil }
      return end(from: offset + 2, at: UInt8(ascii: ")"))
    // Markdown: code.
    case UInt8(ascii: "`"):
      return end(from: offset + 1, at: UInt8(ascii: "`"))
    // Markup: a tag.
    case UInt8(ascii: "<"):
      let following = byte(at: offset + 1)
      guard following == UInt8(ascii: "/") || Self.isLetter(following) else { return nil }
      return end(from: offset + 2, at: UInt8(ascii: ">"))
    // Markup: a character reference.
    case UInt8(ascii: "&"):
      return endOfReference(from: offset + 1)
    case UInt8(ascii: "h"), UInt8(ascii: "m"), UInt8(ascii: "t"):
      return endOfLink(at: offset)
    default:
      return nil
    }
  }

  /// The offset behind the next closing byte, which must be near and in the same line.
  private func end(from offset: Int, at closing: UInt8) -> Int? {
    let limit = min(bytes.count, offset + Self.longest)
    var index = offset
    while index < limit {
      if bytes[index] == closing { return index + 1 }
      if bytes[index] == UInt8(ascii: "\n") { return nil }
      index += 1
    }
    return nil
  }

  private func endOfReference(from offset: Int) -> Int? {
    var index = offset
    while index < min(bytes.count, offset + 32) {
      let byte = bytes[index]
      if byte == UInt8(ascii: ";") { return index > offset ? index + 1 : nil }
      guard Self.isLetter(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "#") else {
        return nil
      }
      index += 1
    }
    return nil
  }

  /// The end of an address that stands in the text; it ends before a space, or before a sign that
  /// closes a sentence.
  private func endOfLink(at offset: Int) -> Int? {
    if offset > 0, Self.isLetter(bytes[offset - 1]) { return nil }
    guard let scheme = Self.schemes.first(where: { bytes[offset...].starts(with: $0) }) else {
      return nil
    }
    var end = offset + scheme.count
    while end < bytes.count, bytes[end] > 0x20, !"<>\"".utf8.contains(bytes[end]) { end += 1 }
    while end > offset, ".,;:!?)]".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end > offset + scheme.count ? end : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
