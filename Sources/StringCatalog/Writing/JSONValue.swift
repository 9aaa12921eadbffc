/// A JSON value to be written.
indirect enum JSONValue: Sendable {
  case object(CatalogPart, [JSONMember])
  case array(CatalogPart, [JSONValue])
  case string(JSONText)
  /// A number, `true`, `false` or `null` as it stands in the file.
  case literal([UInt8])

  /// A text.
  static func text(_ text: String) -> JSONValue { .string(.text(text)) }

  /// A number.
  static func number(_ number: Int) -> JSONValue { .literal(Array(String(number).utf8)) }

  /// A truth value.
  static func boolean(_ value: Bool) -> JSONValue { .literal(Array(String(value).utf8)) }
}

/// A key and its value, to be written.
struct JSONMember: Sendable {
  var key: JSONText
  var value: JSONValue

  init(_ key: JSONText, _ value: JSONValue) {
    self.key = key
    self.value = value
  }

  init(_ key: String, _ value: JSONValue) {
    self.init(.text(key), value)
  }

  /// The text of the key.
  var name: String { key.string }
}

extension JSONValue {
  /// The deepest nesting that an edit goes into; a catalog needs fewer than 20 levels.
  static var maximumDepth: Int { 128 }

  /// Copies a value of a document, numbers and half surrogate pairs exactly; nil where it lies deeper
  /// than any value of a catalog does.
  init?(_ index: JSONDocument.Index, of document: JSONDocument, part: CatalogPart) {
    self.init(index, of: document, part: part, depth: 0)
  }

  private init?(
    _ index: JSONDocument.Index, of document: JSONDocument, part: CatalogPart, depth: Int
  ) {
    guard depth < Self.maximumDepth else { return nil }
    let source = { Array(document.bytes[document.range(of: $0).range]) }
    switch document.kind(of: index) {
    case .object:
      var members: [JSONMember] = []
      for (key, value) in document.members(of: index) {
        let text = JSONText.quoted(source(key))
        let part = part.child(named: text.string)
        guard let value = JSONValue(value, of: document, part: part, depth: depth + 1) else {
          return nil
        }
        members.append(JSONMember(text, value))
      }
      self = .object(part, members)
    case .array:
      var elements: [JSONValue] = []
      for element in document.elements(of: index) {
        guard let value = JSONValue(element, of: document, part: .other, depth: depth + 1) else {
          return nil
        }
        elements.append(value)
      }
      self = .array(part, elements)
    case .string: self = .string(.quoted(source(index)))
    case .number, .true, .false, .null: self = .literal(source(index))
    }
  }
}
