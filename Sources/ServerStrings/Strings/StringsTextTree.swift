import StringCatalog

/// Reads Apple's `.strings`: an old-style property list whose braces may be left out.
///
/// Hand-written, since Foundation's property lists tell no places and keep one of two equal keys.
/// Source: Apple, "Old-Style ASCII Property Lists" (Property List Programming Topics) and "Strings
/// Files" (Resource Programming Guide).
struct StringsTextTree {
  private let bytes: [UInt8]
  private var offset = 0
  private var members: [TextNode.Member] = []
  private var indices: [String: Int] = [:]
  private var issues = TextIssues()

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a file that is valid UTF-8.
  ///
  /// - Throws: `ServerFileError` where it is no such file.
  static func tree(of file: [UInt8]) throws(ServerFileError) -> TextTree {
    var reader = StringsTextTree(file)
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    try reader.read()
    return TextTree(root: TextNode(.map(reader.members), at: 0), issues: reader.issues.all)
  }

  /// Sees to it that a file is none of the other forms of a property list, which builds make.
  ///
  /// - Throws: `ServerFileError` where it is binary or XML.
  static func requireTextual(_ file: [UInt8]) throws(ServerFileError) {
    let start = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file.dropFirst(3) : file[...]
    let message: String
    if start.starts(with: "bplist".utf8) {
      message = "the file is a binary property list, as a built app has it"
    } else if start.starts(with: "<?xml".utf8) || start.starts(with: "<plist".utf8) {
      message = "the file is a property list in XML"
    } else {
      return
    }
    throw ServerFileError(
      offset: 0, message: message,
      remedy: #"Name the file that people write, with lines such as "key" = "text";"#)
  }

  private mutating func read() throws(ServerFileError) {
    try skipSpace()
    let isBraced = peek == UInt8(ascii: "{")
    if isBraced { offset += 1 }
    while true {
      try skipSpace()
      guard let byte = peek else {
        if isBraced { throw error("the file ends before '}'", "Add '}'.") }
        return
      }
      if byte == UInt8(ascii: "}"), isBraced { break }
      try readPair()
    }
    offset += 1
    try skipSpace()
    guard peek == nil else { throw error("something follows '}'", "Remove it.") }
  }

  private mutating func readPair() throws(ServerFileError) {
    let keyOffset = offset
    let key = try readText("a key")
    try skipSpace()
    var value = TextNode(.text(key), at: keyOffset)
    if peek == UInt8(ascii: "=") {
      offset += 1
      try skipSpace()
      let start = offset
      if let byte = peek, [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<")].contains(byte) {
        throw error("the value of '\(key)' is no text", "Write a text in double quotes.")
      }
      value = TextNode(.text(try readText("a value")), at: start)
      try skipSpace()
    }
    guard peek == UInt8(ascii: ";") else {
      throw error(
        "there is no ';' behind '\(key)'",
        "Write ';' there, or a backslash before a quote within the text above.")
    }
    offset += 1
    let member = TextNode.Member(key: key, offset: keyOffset, value: value)
    guard let index = indices[key] else {
      indices[key] = members.count
      return members.append(member)
    }
    issues.append(
      TextIssue(
        kind: .duplicateKey(firstAt: members[index].offset), path: [key], offset: keyOffset))
    members[index] = member
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func error(_ message: String, _ remedy: String) -> ServerFileError {
    ServerFileError(offset: offset, message: message, remedy: remedy)
  }

  /// Skips spaces and comments; also U+2028 and U+2029, as Foundation does.
  private mutating func skipSpace() throws(ServerFileError) {
    while let byte = peek {
      switch byte {
      case 0x09...0x0D, 0x20: offset += 1
      case 0xE2
      where bytes[offset...].starts(with: [0xE2, 0x80, 0xA8])
        || bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]):
        offset += 3
      case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == 0x2F:
        while let byte = peek, byte != 0x0A, byte != 0x0D { offset += 1 }
      case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == 0x2A:
        try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(ServerFileError) {
    var index = offset + 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        offset = index + 2
        return
      }
      index += 1
    }
    throw error("the comment has no end", "Write '*/' behind it.")
  }

  private mutating func readText(_ what: String) throws(ServerFileError) -> String {
    guard let byte = peek else {
      throw error("the file ends where \(what) belongs", "Add it, or remove what stands before.")
    }
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else {
      return try readWord(what)
    }
    let start = offset
    var text = StringsText()
    offset += 1
    while let next = peek {
      if next == byte {
        offset += 1
        return text.finished
      }
      if next == UInt8(ascii: "\\") {
        offset += text.appendEscape(bytes[(offset + 1)...]) + 1
      } else {
        text.append(next)
        offset += 1
      }
    }
    offset = start
    throw error("\(what) in quotes has no end", "Write the closing quote.")
  }

  /// A text without quotes, of letters, digits and a few signs.
  private mutating func readWord(_ what: String) throws(ServerFileError) -> String {
    let start = offset
    while let byte = peek, Self.isWordByte(byte) { offset += 1 }
    guard offset > start else {
      throw error("\(what) doesn't stand in double quotes", "Write double quotes around it.")
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }
}
