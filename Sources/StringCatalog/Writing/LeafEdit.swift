/// A change of one text, of its state, or of both.
struct LeafEdit {
  /// Where the text stands.
  var address: LeafAddress
  /// The new text; nil leaves it as it is.
  var text: String?
  /// The new state; nil leaves it as it is.
  var state: TranslationState?
  /// Whether a text that isn't there is made, with all that leads to it.
  var isCreating = false

  /// What a content holds at the end of a path.
  private enum Holder {
    case unit
    case set
    /// Nothing yet.
    case nothing
  }

  /// The change as the part of the entry's object that it makes or replaces.
  func json(
    for entry: EditObject, of document: JSONDocument
  ) throws(CatalogEditError.Kind) -> JSONMember {
    let holder = try holder(inEntry: entry, of: document)
    var fields: [JSONMember] = []
    let state = holder == .nothing ? state ?? .translated : state
    if let state { fields.append(JSONMember("state", .text(state.catalogSpelling))) }
    if let text { fields.append(JSONMember("value", .text(text))) }
    let field =
      holder == .set
      ? JSONMember("stringSet", .object(.stringSet, fields))
      : JSONMember("stringUnit", .object(.stringUnit, fields))
    var content = JSONValue.object(.content, [field])
    for step in address.path.reversed() {
      let names = step.fieldNames
      let branch = JSONMember(names.branch, content)
      let container: JSONValue =
        if let axis = names.axis {
          .object(.variations, [JSONMember(axis, .object(.axis, [branch]))])
        } else {
          .object(.substitutions, [branch])
        }
      content = .object(.content, [JSONMember(names.container, container)])
    }
    return JSONMember(
      "localizations", .object(.localizations, [JSONMember(address.language, content)]))
  }

  private func holder(
    inEntry entry: EditObject, of document: JSONDocument
  ) throws(CatalogEditError.Kind) -> Holder {
    let languages = try entry.object(named: "localizations", of: document)
    let content = try languages?.object(named: address.language, of: document)
    guard let content else {
      return try missing(address.path[...], beside: nil, orThrow: .noSuchLocalization)
    }
    return try holder(at: address.path[...], in: content, of: document)
  }

  private func holder(
    at path: ArraySlice<LeafStep>, in content: EditObject, of document: JSONDocument
  ) throws(CatalogEditError.Kind) -> Holder {
    guard let step = path.first else { return try holder(inContent: content, of: document) }
    let names = step.fieldNames
    guard let container = try content.object(named: names.container, of: document) else {
      return try missing(path, beside: content)
    }
    var branches = container
    if let name = names.axis {
      guard let axis = try container.object(named: name, of: document) else {
        let other = container.order.last
        guard let other, isCreating else { return try missing(path, beside: content) }
        throw .axisBesideAxis(container.members[other].name, name)
      }
      branches = axis
    }
    guard let branch = try branches.object(named: names.branch, of: document) else {
      return try missing(path, beside: content)
    }
    return try holder(at: path.dropFirst(), in: branch, of: document)
  }

  /// What the content at the end of the path holds.
  private func holder(
    inContent content: EditObject, of document: JSONDocument
  ) throws(CatalogEditError.Kind) -> Holder {
    if try content.object(named: "stringUnit", of: document) != nil { return .unit }
    if text == nil, try content.object(named: "stringSet", of: document) != nil { return .set }
    guard isCreating else { throw .noSuchLeaf }
    guard content.last(named: "variations") == nil else { throw .textBesideVariations }
    return .nothing
  }

  /// Checks that what isn't there can be made.
  private func missing(
    _ path: ArraySlice<LeafStep>, beside content: EditObject?,
    orThrow kind: CatalogEditError.Kind = .noSuchLeaf
  ) throws(CatalogEditError.Kind) -> Holder {
    guard isCreating else { throw kind }
    for case .substitution(let name) in path { throw .noSuchSubstitution(name) }
    if !path.isEmpty, content?.last(named: "stringUnit") != nil { throw .textBesideVariations }
    return .nothing
  }
}
