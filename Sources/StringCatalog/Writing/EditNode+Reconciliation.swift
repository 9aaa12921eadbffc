extension EditNode {
  /// Makes the value equal to another one, and changes only the bytes in which they differ.
  mutating func become(
    _ wanted: JSONValue, in place: EditPlace, of document: JSONDocument, extent: EditExtent
  ) throws(CatalogEditError.Kind) {
    guard place.depth < JSONValue.maximumDepth else { throw .tooDeep }
    switch wanted {
    case .string(let text):
      guard !isEqual(to: text, of: document) else { return }
    case .literal(let literal):
      guard !isEqual(to: literal, of: document) else { return }
    case .array:
      let minified = JSONWriter(.minified)
      let current = value(of: document).map { minified.bytes(of: $0, indentation: nil) }
      guard current != minified.bytes(of: wanted, indentation: nil) else { return }
    case .object(_, let members):
      let done: Void? = try withObject(of: document) {
        (object) throws(CatalogEditError.Kind) in
        try object.become(members, in: place, of: document, extent: extent)
      }
      guard done == nil else { return }
    }
    self = .written(
      JSONWriter(place.habits).bytes(
        of: wanted, indentation: place.isInline ? nil : place.indentation))
  }

  private func isEqual(to text: JSONText, of document: JSONDocument) -> Bool {
    guard let scalar = scalar(of: document), scalar.first == UInt8(ascii: "\"") else {
      return false
    }
    let escaping = StringEscaping()
    return escaping.rewritten(scalar) == text.written(escaping)
  }

  private func isEqual(to literal: [UInt8], of document: JSONDocument) -> Bool {
    guard let scalar = scalar(of: document) else { return false }
    if scalar.elementsEqual(literal) { return true }
    // Numbers of so few digits are the same where they are the same as `Double`.
    guard max(scalar.count, literal.count) <= 15 else { return false }
    guard let number = Double(String(decoding: scalar, as: UTF8.self)) else { return false }
    return number == Double(String(decoding: literal, as: UTF8.self))
  }

  private func value(of document: JSONDocument) -> JSONValue? {
    switch self {
    case .source(let index): return JSONValue(index, of: document, part: .other)
    case .written(let bytes):
      guard let fragment = try? JSONDocument(parsing: bytes) else { return nil }
      return JSONValue(fragment.root, of: fragment, part: .other)
    case .object: return nil
    }
  }
}

extension EditObject {
  /// Makes the members equal to others, and changes only the bytes in which they differ.
  mutating func become(
    _ wanted: [JSONMember], in place: EditPlace, of document: JSONDocument, extent: EditExtent
  ) throws(CatalogEditError.Kind) {
    var unmatched = order
    var matches: [Int?] = []
    for member in wanted.reversed() {
      let name = member.name.utf8
      let match = unmatched.lastIndex { members[$0].name.utf8.elementsEqual(name) }
      matches.append(match.map { unmatched.remove(at: $0) })
    }
    for (member, match) in zip(wanted, matches.reversed()) {
      guard let match else {
        insert(member, in: place, of: document)
        continue
      }
      guard !isSameVersion(members[match], member.value, of: document) else { continue }
      let inner = place.value(of: members[match], in: document)
      try members[match].value.become(member.value, in: inner, of: document, extent: extent)
    }
    for number in unmatched where extent.covers(members[number].name, of: place.part) {
      remove(number, in: place, of: document)
    }
  }

  /// Whether a member is the version that is wanted, which Xcode has written as a number too.
  private func isSameVersion(
    _ member: Member, _ wanted: JSONValue, of document: JSONDocument
  ) -> Bool {
    guard member.name == "commentGenerationVersion", case .string(let text) = wanted,
      let scalar = member.value.scalar(of: document)
    else { return false }
    return scalar.elementsEqual(text.string.utf8)
  }

  /// Sets a field, or removes it, and changes only the bytes that this takes.
  mutating func setField(
    _ name: String, to value: JSONValue?, in place: EditPlace, of document: JSONDocument
  ) throws(CatalogEditError.Kind) {
    guard let value else {
      for number in all(named: name) { remove(number, in: place, of: document) }
      return
    }
    guard let number = last(named: name) else {
      insert(JSONMember(name, value), in: place, of: document)
      return
    }
    let inner = place.value(of: members[number], in: document)
    try members[number].value.become(value, in: inner, of: document, extent: .knownFields)
  }
}
