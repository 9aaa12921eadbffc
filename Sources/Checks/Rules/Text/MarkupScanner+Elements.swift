/// The elements that delimiters of their own enclose: code, links, attributes and tags.
extension MarkupScanner {
  /// How many bytes a link's target has at most.
  static let longestTarget = 2048

  mutating func scanCode(at start: Int) -> Int {
    let opened = runEnd(at: start)
    guard !unclosedCode.contains(opened - start) else { return opened }
    var offset = opened
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "`") else {
        offset += 1
        continue
      }
      let closed = runEnd(at: offset)
      if closed - offset == opened - start {
        elements.append(Occurrence(element: .code, range: start..<closed))
        return closed
      }
      offset = closed
    }
    unclosedCode.insert(opened - start)
    return opened
  }

  mutating func scanBracket(at start: Int) {
    var offset = start + 1
    var depth = 1
    while offset < bytes.count, depth > 0 {
      if bytes[offset] == UInt8(ascii: "[") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "]") { depth -= 1 }
      // A bracket within brackets is looked at again on its own; that many are never meant.
      if depth > 8 { return }
      offset += 1
    }
    guard depth == 0, offset < bytes.count, bytes[offset] == UInt8(ascii: "("),
      let end = bytes[offset..<min(offset + Self.longestTarget, bytes.count)]
        .firstIndex(of: UInt8(ascii: ")"))
    else { return }
    let isAttribute = start > 0 && bytes[start - 1] == UInt8(ascii: "^")
    elements.append(
      Occurrence(
        element: isAttribute ? .attribute : .link,
        range: (isAttribute ? start - 1 : start)..<end + 1))
  }

  mutating func scanTag(at start: Int) -> Int {
    var nameStart = start + 1
    if nameStart < bytes.count, bytes[nameStart] == UInt8(ascii: "/") { nameStart += 1 }
    var nameEnd = nameStart
    while nameEnd < bytes.count, Self.isTagNameByte(bytes[nameEnd]) { nameEnd += 1 }
    guard nameEnd > nameStart, nameEnd - nameStart <= 32, nameEnd < bytes.count else {
      return start + 1
    }
    var end = nameEnd
    switch bytes[nameEnd] {
    case UInt8(ascii: ">"): break
    case UInt8(ascii: " "), UInt8(ascii: "/"):
      while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<") {
        end += 1
      }
    default: return start + 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { return start + 1 }
    let name = String(decoding: bytes[start + 1..<nameEnd], as: UTF8.self)
    elements.append(Occurrence(element: .tag(name), range: start..<end + 1))
    return end + 1
  }

  private static func isTagNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
