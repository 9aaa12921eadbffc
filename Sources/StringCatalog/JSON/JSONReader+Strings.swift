extension JSONReader {
  /// Reads a string from its opening to its closing quote (RFC 8259, section 7).
  mutating func readString() throws(JSONError) {
    let start = offset
    let count = bytes.count
    var index = offset + 1
    var hasEscapes = false
    while true {
      index = endOfPlainText(from: index)
      guard index < count else {
        throw error(
          .syntax, "a string has no closing quote",
          remedy: "The file was cut off, or a quote in the text lacks its backslash.", at: start)
      }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        index = try readEscape(at: index)
      } else if byte < 0x20 {
        throw error(
          .syntax, "a raw control character (byte \(byte)) stands in a string",
          remedy: "Write it as an escape, such as \\n or \\t.", at: index)
      } else {
        index = try readMultibyteRun(at: index)
      }
    }
    offset = index + 1
    append(.string, from: start, to: offset, hasEscapes: hasEscapes)
  }

  /// The offset of the first byte that is no plain text, or of the file's end.
  @inline(__always)
  private func endOfPlainText(from start: Int) -> Int {
    let count = bytes.count
    var index = start
    while index &+ ByteBlock.size <= count {
      let plain = ByteBlock(bytes, at: index).plainTextCount
      index &+= plain
      if plain < ByteBlock.size { return index }
    }
    while index < count {
      let byte = bytes[index]
      if byte < 0x20 || byte >= 0x80 || byte == 0x22 || byte == 0x5C { break }
      index &+= 1
    }
    return index
  }

  /// Reads one escape; returns the offset behind it.
  private mutating func readEscape(at start: Int) throws(JSONError) -> Int {
    guard start + 1 < bytes.count else { throw endOfText(expected: "the rest of an escape") }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      return try readUnicodeEscape(at: start)
    default:
      throw error(
        .syntax, "there is no escape of \(description(at: start + 1)) in JSON",
        remedy: #"Double the backslash to mean one; JSON has \" \\ \/ \b \f \n \r \t \uXXXX."#,
        at: start)
    }
  }

  private mutating func readUnicodeEscape(at start: Int) throws(JSONError) -> Int {
    guard let unit = JSONEscape.codeUnit(at: start, in: bytes) else {
      throw error(
        .syntax, "an escape needs four hexadecimal digits behind \\u",
        remedy: "Complete it, or double the backslash to mean one.", at: start)
    }
    if unit & 0xFC00 == 0xD800,
      let second = JSONEscape.codeUnit(at: start + 6, in: bytes), second & 0xFC00 == 0xDC00
    {
      return start + 12
    }
    if unit & 0xF800 == 0xD800 {
      issues.append(
        JSONIssue(
          kind: .loneSurrogate,
          range: ByteRange(
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: start + 6)))
      )
    }
    return start + 6
  }

  /// Reads characters beyond ASCII, each checked by Unicode's table 3-7 of well-formed sequences.
  private func readMultibyteRun(at start: Int) throws(JSONError) -> Int {
    var index = start
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 { break }
      let length: Int
      if lead < 0xE0 {
        length = 2
        guard lead >= 0xC2, isContinuation(at: index + 1) else { throw invalidUTF8(at: index) }
      } else if lead < 0xF0 {
        length = 3
        guard isContinuation(at: index + 1), isContinuation(at: index + 2),
          lead != 0xE0 || bytes[index + 1] >= 0xA0, lead != 0xED || bytes[index + 1] <= 0x9F
        else { throw invalidUTF8(at: index) }
      } else {
        length = 4
        guard lead <= 0xF4, isContinuation(at: index + 1), isContinuation(at: index + 2),
          isContinuation(at: index + 3), lead != 0xF0 || bytes[index + 1] >= 0x90,
          lead != 0xF4 || bytes[index + 1] <= 0x8F
        else { throw invalidUTF8(at: index) }
      }
      index &+= length
    }
    return index
  }

  @inline(__always)
  private func isContinuation(at index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }

  func invalidUTF8(at place: Int) -> JSONError {
    let hexadecimal = String(bytes[place], radix: 16, uppercase: true)
    return error(
      .encoding, "the byte 0x\(hexadecimal) is not valid UTF-8 here",
      remedy: "Save the file as UTF-8; another program wrote it in another encoding.", at: place)
  }
}
