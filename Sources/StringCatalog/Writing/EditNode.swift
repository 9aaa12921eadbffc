/// A value of a document under edit: untouched, new, or an object opened for edits within.
enum EditNode: Sendable {
  case source(JSONDocument.Index)
  case written([UInt8])
  case object(EditObject)

  /// Edits the value as an object; nil where it is none.
  ///
  /// Opening an object changes no byte of it.
  mutating func withObject<Result>(
    of document: JSONDocument,
    _ body: (inout EditObject) throws(CatalogEditError.Kind) -> Result
  ) throws(CatalogEditError.Kind) -> Result? {
    guard var object = opened(of: document) else { return nil }
    // Nothing else may hold the object while it is edited, or every edit would copy it.
    self = .written([])
    defer { self = .object(object) }
    return try body(&object)
  }

  /// The value as an object of members; nil where it is none.
  func opened(of document: JSONDocument) -> EditObject? {
    switch self {
    case .object(let object): return object
    case .source(let index):
      guard document.kind(of: index) == .object else { return nil }
      return EditObject(opening: index, of: document)
    case .written(let bytes):
      guard let fragment = try? JSONDocument(parsing: bytes),
        fragment.kind(of: fragment.root) == .object
      else { return nil }
      return EditObject(openingFragment: fragment)
    }
  }

  /// The text of the value where it is a string, number, truth value or null.
  func scalar(of document: JSONDocument) -> ArraySlice<UInt8>? {
    switch self {
    case .object: return nil
    case .source(let index):
      guard ![.object, .array].contains(document.kind(of: index)) else { return nil }
      return document.bytes[document.range(of: index).range]
    case .written(let bytes):
      guard let first = bytes.first, first != UInt8(ascii: "{"), first != UInt8(ascii: "[")
      else { return nil }
      return bytes[...]
    }
  }

  /// The text of the value where it is a string, escapes resolved.
  func string(of document: JSONDocument) -> String? {
    guard let scalar = scalar(of: document), scalar.first == UInt8(ascii: "\"") else { return nil }
    return JSONText.string(ofQuoted: scalar)
  }

  /// Appends the value's text.
  func append(to output: inout [UInt8], of document: JSONDocument) {
    switch self {
    case .source(let index):
      output.append(contentsOf: document.bytes[document.range(of: index).range])
    case .written(let bytes): output.append(contentsOf: bytes)
    case .object(let object): object.append(to: &output, of: document)
    }
  }
}
