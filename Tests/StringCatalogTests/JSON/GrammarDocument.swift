import Testing

/// A document with the section of RFC 8259 by which it is, or isn't, a JSON text.
struct GrammarDocument: Sendable, CustomTestStringConvertible {
  var section: String
  var what: String
  var bytes: [UInt8]

  init(_ section: String, _ text: String, _ what: String) {
    self.init(section, Array(text.utf8), what)
  }

  init(_ section: String, _ bytes: [UInt8], _ what: String) {
    self.section = section
    self.what = what
    self.bytes = bytes
  }

  var testDescription: String { "RFC 8259 §\(section): \(what)" }
}
