/// Reads JSON (RFC 8259) with the place of every key and value, and reads on past what is merely questionable.
///
/// Hand-written, since findings need byte ranges and duplicate keys, and an untouched entry must stay
/// byte for byte; `JSONSerialization` keeps none of these.
struct JSONReader: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: JSONLimits
  var offset = 0
  private(set) var nodes: JSONNodeBuffer
  var issues: [JSONIssue] = []
  /// The innermost container that is open; nil where none is.
  private var container: Int?
  private var depth = 0
  private var duplicates: DuplicateKeyFinder
  private static let none = UInt32.max

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
    duplicates = DuplicateKeyFinder(bytes)
    // Catalogs in Xcode's form have a node for every 15 to 25 bytes.
    nodes = JSONNodeBuffer(capacity: bytes.count / 15 + 8)
  }

  mutating func read() throws(JSONError) {
    try checkSizeAndEncoding()
    repeat { try readValue() } while try readBetweenValues()
  }

  /// Reads a scalar, or opens containers down to the first scalar or empty container.
  private mutating func readValue() throws(JSONError) {
    while true {
      skipWhitespace()
      guard offset < bytes.count else { throw endOfText(expected: "a value") }
      switch bytes[offset] {
      case UInt8(ascii: "{"):
        try openContainer(.object)
        if try closesAtOnce(UInt8(ascii: "}")) { return }
        try readKey()
      case UInt8(ascii: "["):
        try openContainer(.array)
        if try closesAtOnce(UInt8(ascii: "]")) { return }
      case UInt8(ascii: "\""):
        return try readString()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return try readNumber()
      case UInt8(ascii: "t"):
        return try readLiteral("true", .true)
      case UInt8(ascii: "f"):
        return try readLiteral("false", .false)
      case UInt8(ascii: "n"):
        return try readLiteral("null", .null)
      default:
        throw unexpectedByte(expected: "a value")
      }
    }
  }

  /// Reads what stands behind a value; true where another value follows.
  private mutating func readBetweenValues() throws(JSONError) -> Bool {
    while let container {
      let isObject = nodes[container].kind == .object
      skipWhitespace()
      guard offset < bytes.count else {
        throw endOfText(expected: isObject ? "',' or '}'" : "',' or ']'")
      }
      switch bytes[offset] {
      case UInt8(ascii: ","):
        offset += 1
        skipWhitespace()
        if isObject { try readKey() }
        return true
      case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
        closeContainer()
      default:
        throw unexpectedByte(expected: isObject ? "',' or '}'" : "',' or ']'")
      }
    }
    skipWhitespace()
    guard offset == bytes.count else {
      throw error(
        .syntax, "the JSON text has ended, but more follows",
        remedy: "Remove what stands behind the closing bracket, often the rest of a bad merge.")
    }
    return false
  }

  private mutating func openContainer(_ kind: JSONKind) throws(JSONError) {
    guard depth < limits.depth else {
      throw error(
        .limit, "more than \(limits.depth) arrays and objects lie within one another",
        remedy: "Flatten the document; a String Catalog needs fewer than 20 levels.")
    }
    // Until it is closed, `next` holds the container around it.
    nodes.append(
      JSONNode(
        start: UInt32(truncatingIfNeeded: offset), end: 0,
        next: container.map { UInt32(truncatingIfNeeded: $0) } ?? Self.none, kind: kind,
        hasEscapes: false))
    container = nodes.count - 1
    depth += 1
    offset += 1
  }

  private mutating func closesAtOnce(_ bracket: UInt8) throws(JSONError) -> Bool {
    skipWhitespace()
    guard offset < bytes.count, bytes[offset] == bracket else { return false }
    closeContainer()
    return true
  }

  private mutating func closeContainer() {
    offset += 1
    guard let index = container else { return }
    let outer = nodes[index].next
    container = outer == Self.none ? nil : Int(outer)
    depth -= 1
    nodes[index].end = UInt32(truncatingIfNeeded: offset)
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
    if nodes[index].kind == .object {
      duplicates.report(in: index, of: nodes.nodes, into: &issues)
    }
  }

  private mutating func readKey() throws(JSONError) {
    guard offset < bytes.count else { throw endOfText(expected: "a key in double quotes") }
    guard bytes[offset] == UInt8(ascii: "\"") else {
      throw unexpectedByte(expected: "a key in double quotes")
    }
    try readString()
    skipWhitespace()
    guard offset < bytes.count else { throw endOfText(expected: "':'") }
    guard bytes[offset] == UInt8(ascii: ":") else { throw unexpectedByte(expected: "':'") }
    offset += 1
  }

  private mutating func readLiteral(
    _ literal: StaticString, _ kind: JSONKind
  ) throws(JSONError) {
    let start = offset
    let count = literal.utf8CodeUnitCount
    for index in 0..<count {
      guard start + index < bytes.count else { throw endOfText(expected: "'\(literal)'") }
      guard bytes[start + index] == literal.utf8Start[index] else {
        throw unexpectedByte(expected: "'\(literal)'", at: start + index)
      }
    }
    offset = start + count
    append(kind, from: start, to: offset)
  }

  mutating func append(
    _ kind: JSONKind, from start: Int, to end: Int, hasEscapes: Bool = false
  ) {
    nodes.append(
      JSONNode(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), kind: kind, hasEscapes: hasEscapes))
  }

  /// Skips space, tab, line feed and carriage return (RFC 8259, section 2).
  @inline(__always)
  mutating func skipWhitespace() {
    var index = offset
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else {
        break
      }
      index &+= 1
      if byte == 0x0A { index = endOfSpaces(from: index) }
    }
    offset = index
  }

  /// Skips an indentation.
  @inline(__always)
  private func endOfSpaces(from start: Int) -> Int {
    var index = start
    while index &+ ByteBlock.size <= bytes.count {
      let spaces = ByteBlock(bytes, at: index).spaceCount
      index &+= spaces
      if spaces < ByteBlock.size { break }
    }
    return index
  }

  /// Hands over what was read.
  consuming func finish() -> (nodes: JSONNodes, issues: [JSONIssue]) {
    let issues = issues
    return (nodes.finish(), issues)
  }
}
