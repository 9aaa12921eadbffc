extension JSONReader {
  /// Reads a number by RFC 8259, section 6; its text is kept as it stands.
  mutating func readNumber() throws(JSONError) {
    let start = offset
    if byte(at: offset) == UInt8(ascii: "-") { offset += 1 }
    if byte(at: offset) == UInt8(ascii: "0") {
      offset += 1
      if isDigit(at: offset) {
        throw error(
          .syntax, "a number starts with a needless zero", remedy: "Remove the zero.", at: start)
      }
    } else {
      try readDigits()
    }
    if byte(at: offset) == UInt8(ascii: ".") {
      offset += 1
      try readDigits()
    }
    if byte(at: offset) == UInt8(ascii: "e") || byte(at: offset) == UInt8(ascii: "E") {
      offset += 1
      if byte(at: offset) == UInt8(ascii: "+") || byte(at: offset) == UInt8(ascii: "-") {
        offset += 1
      }
      try readDigits()
    }
    append(.number, from: start, to: offset)
  }

  private mutating func readDigits() throws(JSONError) {
    guard offset < bytes.count else { throw endOfText(expected: "a digit") }
    guard isDigit(at: offset) else { throw unexpectedByte(expected: "a digit") }
    while isDigit(at: offset) { offset += 1 }
  }

  private func isDigit(at index: Int) -> Bool {
    index < bytes.count && bytes[index] >= 0x30 && bytes[index] <= 0x39
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
}
