extension CatalogEditor {
  /// Adds a localization, or makes the one that is there equal to a new one.
  ///
  /// - Throws: `CatalogEditError` where there is no such entry, or the content is none that the
  ///   format can hold, such as a text beside variations.
  public mutating func setLocalization(
    _ content: LocalizedContent, of key: String, in language: String
  ) throws(CatalogEditError) {
    try Self.located(key: key, language: language) { () throws(CatalogEditError.Kind) in
      try setLocalization(
        try content.json(), of: key, named: .text(language), extent: .knownFields)
    }
  }

  /// Adds or replaces a localization by an exact copy of another catalog's.
  ///
  /// - Parameters:
  ///   - localization: The localization as it was read from `source`.
  ///   - source: The catalog that holds it.
  ///   - key: The entry of this catalog that gets it.
  /// - Throws: `CatalogEditError` where there is no such entry, or `source` has no such
  ///   localization.
  public mutating func copyLocalization(
    _ localization: CatalogLocalization, from source: Catalog, to key: String
  ) throws(CatalogEditError) {
    try Self.located(key: key, language: localization.language) {
      () throws(CatalogEditError.Kind) in
      let content = try source.document.copy(of: localization.content.range, part: .content)
      let language = try source.document.quotedKey(at: localization.languageRange)
      try setLocalization(content, of: key, named: language, extent: .everything)
    }
  }

  /// Removes a localization; of an entry's last one, the object that held it too.
  ///
  /// - Throws: `CatalogEditError` where there is no such entry or localization.
  public mutating func removeLocalization(
    of key: String, in language: String
  ) throws(CatalogEditError) {
    let document = original.document
    try Self.located(key: key, language: language) { () throws(CatalogEditError.Kind) in
      try withEntry(key) { (entry, place) throws(CatalogEditError.Kind) in
        guard let localizations = entry.last(named: "localizations") else {
          throw .noSuchLocalization
        }
        let isEmptied = try entry.within(localizations, of: place, in: document) {
          (languages, place) throws(CatalogEditError.Kind) in
          let numbers = languages.all(named: language)
          guard !numbers.isEmpty else { throw .noSuchLocalization }
          for number in numbers { languages.remove(number, in: place, of: document) }
          return languages.order.isEmpty
        }
        if isEmptied { entry.remove(localizations, in: place, of: document) }
      }
    }
  }

  private mutating func setLocalization(
    _ content: JSONValue, of key: String, named language: JSONText, extent: EditExtent
  ) throws(CatalogEditError.Kind) {
    let document = original.document
    let member = JSONMember(language, content)
    try withEntry(key) { (entry, place) throws(CatalogEditError.Kind) in
      guard let localizations = entry.last(named: "localizations") else {
        entry.insert(
          JSONMember("localizations", .object(.localizations, [member])), in: place, of: document)
        return
      }
      try entry.within(localizations, of: place, in: document) {
        (languages, place) throws(CatalogEditError.Kind) in
        guard let number = languages.last(named: member.name) else {
          languages.insert(member, in: place, of: document)
          return
        }
        let inner = place.value(of: languages.members[number], in: document)
        try languages.members[number].value.become(
          content, in: inner, of: document, extent: extent)
      }
    }
  }

  /// Edits the content of a localization that is there.
  mutating func withLocalization(
    _ language: String, of key: String,
    _ body: (inout EditObject, EditPlace) throws(CatalogEditError.Kind) -> Void
  ) throws(CatalogEditError.Kind) {
    let document = original.document
    try withEntry(key) { (entry, place) throws(CatalogEditError.Kind) in
      try entry.within(
        ["localizations", language], of: place, in: document, orThrow: .noSuchLocalization, body)
    }
  }
}
