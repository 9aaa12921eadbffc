/// Turns the inside of a JSON string into text (RFC 8259, section 7).
enum JSONEscape {
  /// The UTF-16 code unit of a `\uXXXX` at an offset, or nil where none stands there whole.
  static func codeUnit(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt16? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"),
      bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt16 = 0
    for index in (start + 2)..<(start + 6) {
      let digit: UInt8
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = bytes[index] - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = bytes[index] - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = bytes[index] - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  /// One step through a string's inside: the text's next bytes and how many source bytes made them.
  static func step(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>, appendingTo text: inout [UInt8]
  ) -> Int {
    guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
      text.append(bytes[index])
      return 1
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(at: index, in: bytes) else { break }
      if unit & 0xFC00 == 0xD800, let second = codeUnit(at: index + 6, in: bytes),
        second & 0xFC00 == 0xDC00
      {
        append(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(second & 0x3FF)), to: &text)
        return 12
      }
      append(UInt32(unit), to: &text)
      return 6
    default: text.append(bytes[index + 1])
    }
    return 2
  }

  private static func append(_ value: UInt32, to text: inout [UInt8]) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

extension JSONEscape {
  /// The text of a string's inside, as UTF-8.
  static func text(of inside: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(inside.count)
    var index = 0
    while index < inside.count { index += step(at: index, in: inside, appendingTo: &text) }
    return text
  }

  /// Where in a string's inside the byte of the text at `target` was written.
  static func sourceOffset(ofTextOffset target: Int, in inside: UnsafeBufferPointer<UInt8>) -> Int {
    var text: [UInt8] = []
    var index = 0
    while index < inside.count, text.count < target {
      let before = text.count
      let length = step(at: index, in: inside, appendingTo: &text)
      if text.count > target { return length == 1 ? index + (target - before) : index }
      index += length
    }
    return index
  }
}
