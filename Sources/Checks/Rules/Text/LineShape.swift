/// How a text is laid out in lines.
struct LineShape {
  /// The bytes of the line breaks that the text begins with.
  private(set) var leading = 0..<0
  /// The bytes of the line breaks and spaces that the text ends with; empty without a line break.
  private(set) var trailing = 0..<0
  /// The bytes of each line break between lines with text.
  private(set) var inner: [Range<Int>] = []
  /// How many parts blank lines divide the text in.
  private(set) var paragraphs = 1
  /// The places of a written-out `\n`, a backslash and a letter, that no formatter turns into a line break.
  private(set) var writtenOut: [Range<Int>] = []

  /// Reads a text; LF, CRLF, CR, U+2028 and U+2029 break lines.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    var hasText = false
    // The line breaks since the last text, which a next text makes inner ones.
    var pending: [Range<Int>] = []
    while offset < bytes.count {
      let length = Self.lineBreakLength(at: offset, in: bytes)
      if length > 0 {
        pending.append(offset..<offset + length)
        offset += length
        continue
      }
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count,
        bytes[offset + 1] == UInt8(ascii: "n")
      {
        writtenOut.append(offset..<offset + 2)
      }
      let space = HorizontalSpace.length(at: offset, in: bytes)
      if space == 0 {
        if let first = pending.first, let last = pending.last {
          if hasText {
            inner.append(contentsOf: pending)
            if pending.count > 1 { paragraphs += 1 }
          } else {
            leading = first.lowerBound..<last.upperBound
          }
          pending.removeAll(keepingCapacity: true)
        }
        hasText = true
      }
      offset += max(1, space)
    }
    if let first = pending.first { trailing = first.lowerBound..<bytes.count }
  }

  /// Whether a text has a byte that could begin a line break or a written-out one.
  static func mayBreak(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.contains { $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: "\\") || $0 == 0xE2 }
  }

  private static func lineBreakLength(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch bytes[offset] {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
    case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80:
      return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }
}
