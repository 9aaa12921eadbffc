/// How a text is written in a Swift literal in one line.
enum LiteralSpelling {
  /// The text with quotes, backslashes and line breaks escaped.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: needsEscape) else { return text }
    var spelling = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": spelling += "\\\""
      case "\\": spelling += "\\\\"
      case "\n": spelling += "\\n"
      case "\r": spelling += "\\r"
      case "\t": spelling += "\\t"
      default: spelling.unicodeScalars.append(scalar)
      }
    }
    return spelling
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
