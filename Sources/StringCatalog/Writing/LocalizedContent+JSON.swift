extension LocalizedContent {
  /// The content's object as JSON.
  ///
  /// - Throws: The reason where the content holds what the format can't.
  func json(depth: Int = 0) throws(CatalogEditError.Kind) -> JSONValue {
    let members = try jsonMembers(depth: depth)
    try JSONValue.checkNames(of: members)
    return .object(.content, members)
  }

  fileprivate func jsonMembers(depth: Int) throws(CatalogEditError.Kind) -> [JSONMember] {
    guard depth < CatalogReader.maximumDepth else { throw .tooDeep }
    guard stringUnit == nil || variations.isEmpty else { throw .textBesideVariations }
    if variations.count > 1 { throw .axisBesideAxis(variations[0].name, variations[1].name) }
    var members: [JSONMember] = []
    if let stringSet { members.append(JSONMember("stringSet", stringSet.json)) }
    if let stringUnit { members.append(JSONMember("stringUnit", stringUnit.json)) }
    if !substitutions.isEmpty {
      var values: [JSONMember] = []
      for substitution in substitutions {
        values.append(JSONMember(substitution.name, try substitution.json(depth: depth + 1)))
      }
      try JSONValue.checkNames(of: values)
      members.append(JSONMember("substitutions", .object(.substitutions, values)))
    }
    if let axis = variations.first {
      let branches = try axis.json(depth: depth + 1)
      members.append(
        JSONMember("variations", .object(.variations, [JSONMember(axis.name, branches)])))
    }
    for field in unknownFields { members.append(try field.json()) }
    return members
  }
}

extension VariationAxis {
  fileprivate func json(depth: Int) throws(CatalogEditError.Kind) -> JSONValue {
    guard !branches.isEmpty else { throw .noBranches(name) }
    var members: [JSONMember] = []
    for branch in branches {
      members.append(JSONMember(branch.name, try branch.content.json(depth: depth)))
    }
    try JSONValue.checkNames(of: members)
    return .object(.axis, members)
  }
}

extension Substitution {
  fileprivate func json(depth: Int) throws(CatalogEditError.Kind) -> JSONValue {
    var members = try content.jsonMembers(depth: depth)
    if let argumentNumber {
      members.append(JSONMember("argNum", .number(argumentNumber.value)))
    }
    if let formatSpecifier {
      members.append(JSONMember("formatSpecifier", .text(formatSpecifier.value)))
    }
    try JSONValue.checkNames(of: members)
    return .object(.substitution, members)
  }
}

extension StringUnit {
  /// The unit's object as JSON.
  var json: JSONValue {
    var members: [JSONMember] = []
    if let state { members.append(JSONMember("state", .text(state.catalogSpelling))) }
    if let value { members.append(JSONMember("value", .text(value))) }
    return .object(.stringUnit, members)
  }
}

extension StringSet {
  fileprivate var json: JSONValue {
    var members: [JSONMember] = []
    if let state { members.append(JSONMember("state", .text(state.catalogSpelling))) }
    members.append(JSONMember("values", .array(.values, values.map { .text($0.value) })))
    return .object(.stringSet, members)
  }
}

extension UnknownField {
  /// The field as JSON.
  func json() throws(CatalogEditError.Kind) -> JSONMember {
    guard let document = try? JSONDocument(parsing: Array(source.utf8)) else {
      throw .invalidField(name)
    }
    guard let value = JSONValue(document.root, of: document, part: .other) else { throw .tooDeep }
    return JSONMember(name, value)
  }
}

extension JSONValue {
  /// Throws where two members have the same name, compared by their bytes.
  static func checkNames(of members: [JSONMember]) throws(CatalogEditError.Kind) {
    var names: Set<[UInt8]> = []
    for member in members where !names.insert(Array(member.name.utf8)).inserted {
      throw .repeatedName(member.name)
    }
  }
}
