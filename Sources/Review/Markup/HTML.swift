import Findings

/// HTML while it is put together.
///
/// Only constants of the source go in as they are; every other text is escaped, so that nothing that
/// stands in a catalog can become markup.
struct HTML {
  /// The document so far, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Appends markup.
  mutating func markup(_ constant: StaticString) {
    constant.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a text between tags.
  mutating func text(_ text: String) { Self.append(text, to: &bytes) }

  /// Appends an element without content, such as `<meta>`; attributes that are nil are left out.
  mutating func void(_ name: StaticString, _ attributes: Attributes = [:]) {
    open(name, attributes)
  }

  /// Appends an element with what is appended by its content.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout HTML) -> Void
  ) {
    open(name, attributes)
    content(&self)
    markup("</")
    markup(name)
    markup(">")
  }

  /// Appends an element with a text.
  mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  /// Appends a script or style, whose content HTML reads without entities.
  ///
  /// The code must hold no `</`; whoever calls sees to that.
  mutating func code(_ name: StaticString, _ attributes: Attributes = [:], _ code: [UInt8]) {
    element(name, attributes) { $0.bytes += code }
  }

  /// The attributes of an element; a nil value leaves its attribute out.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    markup("<")
    markup(name)
    for (name, value) in attributes {
      guard let value else { continue }
      markup(" ")
      markup(name)
      markup("=\"")
      text(value)
      markup("\"")
    }
    markup(">")
  }

  /// Appends a text as it may stand between tags and in quoted attributes; controls, which HTML
  /// forbids (13.1.4), become U+FFFD.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case UInt8(ascii: "'"): bytes += Array("&#39;".utf8)
      case 0x09, 0x0A: bytes.append(byte)
      case 0x00..<0x20, 0x7F: bytes += Array("\u{FFFD}".utf8)
      default: bytes.append(byte)
      }
    }
  }
}
