/// A string to be written: a text, or a string as it stands in a file.
enum JSONText: Sendable {
  /// A text.
  case text(String)
  /// A JSON string with its quotes, which may hold half a surrogate pair that no text can.
  case quoted([UInt8])

  /// The JSON string, quotes included.
  func written(_ escaping: StringEscaping) -> [UInt8] {
    switch self {
    case .text(let text): escaping.quoted(text)
    case .quoted(let bytes): escaping.rewritten(bytes)
    }
  }

  /// The text, in which half a surrogate pair is U+FFFD.
  var string: String {
    switch self {
    case .text(let text): text
    case .quoted(let bytes): Self.string(ofQuoted: bytes)
    }
  }

  /// The text of a JSON string with its quotes.
  static func string(ofQuoted bytes: some Collection<UInt8>) -> String {
    let inside = Array(bytes.dropFirst().dropLast())
    return inside.withUnsafeBufferPointer {
      String(decoding: JSONEscape.text(of: $0), as: UTF8.self)
    }
  }
}
