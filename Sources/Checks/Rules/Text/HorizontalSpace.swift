/// The characters that leave room within a line: spaces of every width and the tab.
///
/// Source: the Unicode property `White_Space` without the characters that end a line.
enum HorizontalSpace {
  /// The number of bytes of the space at an offset; 0 where none stands there.
  static func length(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let count = bytes.count
    guard offset >= 0, offset < count else { return 0 }
    switch bytes[offset] {
    case 0x20, 0x09:
      return 1
    case 0xC2 where offset + 1 < count && bytes[offset + 1] == 0xA0:
      return 2
    case 0xE1 where offset + 2 < count && bytes[offset + 1] == 0x9A && bytes[offset + 2] == 0x80:
      return 3
    case 0xE2 where offset + 2 < count:
      let isSpace =
        switch (bytes[offset + 1], bytes[offset + 2]) {
        // U+2000 to U+200A, and U+202F, the narrow no-break space.
        case (0x80, 0x80...0x8A), (0x80, 0xAF): true
        // U+205F, the medium mathematical space.
        case (0x81, 0x9F): true
        default: false
        }
      return isSpace ? 3 : 0
    case 0xE3 where offset + 2 < count && bytes[offset + 1] == 0x80 && bytes[offset + 2] == 0x80:
      return 3
    default:
      return 0
    }
  }

  /// The number of bytes of the spaces that a text begins with.
  static func leadingLength(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = 0
    while true {
      let length = length(at: offset, in: bytes)
      guard length > 0 else { return offset }
      offset += length
    }
  }

  /// The number of bytes of the spaces that a text ends with.
  static func trailingLength(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = bytes.count
    scan: while end > 0 {
      for size in 1...3 where length(at: end - size, in: bytes) == size {
        end -= size
        continue scan
      }
      break
    }
    return bytes.count - end
  }

  /// Spaces by kind and number, such as `2 spaces` or `a no-break space (U+00A0)`.
  static func description(of spaces: some Sequence<Unicode.Scalar>) -> String {
    let spaces = Array(spaces)
    guard let first = spaces.first, spaces.count == 1 else { return "\(spaces.count) spaces" }
    return switch first.value {
    case 0x20: "a space"
    case 0x09: "a tab"
    case 0xA0: "a no-break space (U+00A0)"
    case 0x202F: "a narrow no-break space (U+202F)"
    case 0x3000: "an ideographic space (U+3000)"
    default: "a space (\(first.codePoint))"
    }
  }
}
