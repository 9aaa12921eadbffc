extension EditObject {
  /// Edits a member's value as an object.
  mutating func within<Result>(
    _ number: Int, of place: EditPlace, in document: JSONDocument,
    _ body: (inout EditObject, EditPlace) throws(CatalogEditError.Kind) -> Result
  ) throws(CatalogEditError.Kind) -> Result {
    guard place.depth < JSONValue.maximumDepth else { throw .tooDeep }
    let inner = place.value(of: members[number], in: document)
    let result = try members[number].value.withObject(of: document) {
      (object) throws(CatalogEditError.Kind) in try body(&object, inner)
    }
    guard let result else { throw .wrongType(members[number].name) }
    return result
  }

  /// Edits the object at the end of a way of names, or throws `missing` where the way breaks off.
  mutating func within<Result>(
    _ names: ArraySlice<String>, of place: EditPlace, in document: JSONDocument,
    orThrow missing: CatalogEditError.Kind,
    _ body: (inout EditObject, EditPlace) throws(CatalogEditError.Kind) -> Result
  ) throws(CatalogEditError.Kind) -> Result {
    guard let name = names.first else { return try body(&self, place) }
    guard let number = last(named: name) else { throw missing }
    return try within(number, of: place, in: document) {
      (object, place) throws(CatalogEditError.Kind) in
      try object.within(names.dropFirst(), of: place, in: document, orThrow: missing, body)
    }
  }

  /// The object under a name, to be looked at; nil where there is none.
  func object(
    named name: String, of document: JSONDocument
  ) throws(CatalogEditError.Kind) -> EditObject? {
    guard let number = last(named: name) else { return nil }
    guard let object = members[number].value.opened(of: document) else { throw .wrongType(name) }
    return object
  }
}
