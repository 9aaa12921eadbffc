import StringCatalog

/// Reads JSON5 (spec.json5.org, version 1.0.0): JSON with comments, trailing commas and plain keys.
///
/// A reader of our own, since messages about a configuration need the place of every key, which
/// Foundation's JSON5 doesn't keep. Bounded: nesting 64, and the file's size by who reads it.
public struct JSON5Reader {
  /// The most arrays and objects within one another.
  static let depthLimit = 64

  let scalars: [Unicode.Scalar]
  var index = 0
  private(set) var line = 1
  private(set) var column = 1
  private var depth = 0
  /// Where the first comment begins; nil where there is none so far.
  var firstComment: TextPosition?

  /// Reads a document.
  ///
  /// - Throws: `JSON5Error` at the first place that breaks the grammar or a limit.
  public static func value(of bytes: [UInt8]) throws(JSON5Error) -> JSON5Value {
    var reader = try JSON5Reader(bytes)
    return try reader.readDocument()
  }

  /// Where a document's first comment begins, which who writes it anew would lose.
  ///
  /// - Returns: Its place; nil where there is none, or none before what can't be read.
  public static func firstComment(in bytes: [UInt8]) -> TextPosition? {
    guard var reader = try? JSON5Reader(bytes) else { return nil }
    _ = try? reader.readDocument()
    return reader.firstComment
  }

  private init(_ bytes: [UInt8]) throws(JSON5Error) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw JSON5Error(
        position: TextPosition(line: 1, column: 1), message: "the file isn't UTF-8",
        remedy: "Save it as UTF-8.")
    }
    scalars = Array(text.unicodeScalars)
  }

  private mutating func readDocument() throws(JSON5Error) -> JSON5Value {
    let value = try readValue()
    try skipBlanks()
    guard peek == nil else {
      throw error(
        "the document has ended, but more follows", "Remove what follows, or mend a bracket.")
    }
    return value
  }

  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  var position: TextPosition { TextPosition(line: line, column: column) }

  func error(_ message: String, _ remedy: String, at place: TextPosition? = nil) -> JSON5Error {
    JSON5Error(position: place ?? position, message: message, remedy: remedy)
  }

  /// Moves past one scalar; CR LF counts as one line's end.
  mutating func advance() {
    guard let scalar = peek else { return }
    index += 1
    let endsLine =
      switch scalar {
      case "\n", "\u{2028}", "\u{2029}": true
      case "\r": peek != "\n"
      default: false
      }
    if endsLine {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }

  mutating func readValue() throws(JSON5Error) -> JSON5Value {
    try skipBlanks()
    let start = position
    guard let scalar = peek else {
      throw error("the document ends where a value is expected", "Add the value.")
    }
    let content: JSON5Value.Content
    switch scalar {
    case "{": content = try nested { reader throws(JSON5Error) in try reader.readObject() }
    case "[": content = try nested { reader throws(JSON5Error) in try reader.readArray() }
    case "\"", "'": content = .string(try readString())
    case "+", "-", ".", "0"..."9", "I", "N": content = .number(try readNumber())
    default: content = try readLiteral()
    }
    return JSON5Value(content: content, position: start)
  }

  private mutating func nested(
    _ read: (inout JSON5Reader) throws(JSON5Error) -> JSON5Value.Content
  ) throws(JSON5Error) -> JSON5Value.Content {
    guard depth < Self.depthLimit else {
      throw error("lists and objects are nested too deeply", "Nest at most \(Self.depthLimit).")
    }
    depth += 1
    defer { depth -= 1 }
    advance()
    return try read(&self)
  }

  private mutating func readArray() throws(JSON5Error) -> JSON5Value.Content {
    var elements: [JSON5Value] = []
    while true {
      try skipBlanks()
      if peek == "]" { break }
      elements.append(try readValue())
      guard try continues(to: "]") else { break }
    }
    advance()
    return .array(elements)
  }

  private mutating func readObject() throws(JSON5Error) -> JSON5Value.Content {
    var members: [JSON5Member] = []
    while true {
      try skipBlanks()
      if peek == "}" { break }
      let start = position
      let name = peek == "\"" || peek == "'" ? try readString() : try readIdentifier()
      try skipBlanks()
      guard peek == ":" else { throw error("a ':' is missing behind '\(name)'", "Add it.") }
      advance()
      members.append(JSON5Member(name: name, position: start, value: try readValue()))
      guard try continues(to: "}") else { break }
    }
    advance()
    return .object(members)
  }

  /// Whether a comma leads on to another element; false before the closing bracket.
  private mutating func continues(to bracket: Unicode.Scalar) throws(JSON5Error) -> Bool {
    try skipBlanks()
    if peek == bracket { return false }
    guard peek == "," else {
      throw error("a ',' or '\(bracket)' is missing", "Add it where the list goes on or ends.")
    }
    advance()
    return true
  }

  private mutating func readLiteral() throws(JSON5Error) -> JSON5Value.Content {
    let start = position
    let word = try readIdentifier()
    switch word {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      throw error(
        "'\(word)' is no value", "Put a text in quotes, or write true, false or null.", at: start)
    }
  }
}
