/// Writes property lists in XML, laid out as Core Foundation does: a tab a level, keys sorted.
struct XMLPropertyList {
  private var output: [UInt8] = []

  /// Writes a dictionary, with a line feed at the end.
  static func bytes(of dictionary: PropertyListDictionary) -> [UInt8] {
    var writer = XMLPropertyList()
    writer.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """)
    writer.append(dictionary, depth: 0)
    writer.append("</plist>\n")
    return writer.output
  }

  /// Whether XML 1.0 has no way to write a text: it has control characters, U+FFFE or U+FFFF.
  ///
  /// Source: XML 1.0, production 2 (`Char`).
  static func cannotHold(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return true }
        if byte == 0xEF, index + 2 < bytes.count, bytes[index + 1] == 0xBF,
          bytes[index + 2] >= 0xBE
        {
          return true
        }
      }
      return false
    }
  }

  private mutating func append(_ dictionary: PropertyListDictionary, depth: Int) {
    guard !dictionary.isEmpty else { return appendLine("<dict/>", depth: depth) }
    appendLine("<dict>", depth: depth)
    for member in dictionary.members {
      append("key", member.key.text, depth: depth + 1)
      switch member.value {
      case .text(let text): append("string", text.text, depth: depth + 1)
      case .dictionary(let inner): append(inner, depth: depth + 1)
      }
    }
    appendLine("</dict>", depth: depth)
  }

  private mutating func append(_ element: StaticString, _ text: String, depth: Int) {
    indent(depth)
    append("<\(element)>")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      // A reader takes a carriage return that is written as itself for a line feed (XML 1.0, 2.11).
      case 0x0D: append("&#13;")
      default: output.append(byte)
      }
    }
    append("</\(element)>\n")
  }

  private mutating func appendLine(_ line: String, depth: Int) {
    indent(depth)
    append(line)
    output.append(0x0A)
  }

  private mutating func indent(_ depth: Int) {
    for _ in 0..<depth { output.append(0x09) }
  }

  private mutating func append(_ text: String) {
    output.append(contentsOf: text.utf8)
  }
}
