extension CatalogEditor {
  /// Whether the catalog has an entry of a key, with all edits so far.
  public func hasEntry(_ key: String) -> Bool {
    let strings = try? openedRoot?.object(named: "strings", of: original.document)
    return strings?.last(named: key) != nil
  }

  /// Adds an entry where the order of the keys has its place.
  ///
  /// - Throws: `CatalogEditError` where the key is there already, or the entry holds what the format
  ///   can't.
  public mutating func addEntry(_ entry: CatalogEntry) throws(CatalogEditError) {
    guard !hasEntry(entry.key) else { throw CatalogEditError(.entryExists, key: entry.key) }
    try setEntry(entry)
  }

  /// Adds an entry, or makes the one that is there equal to a new one.
  ///
  /// - Throws: `CatalogEditError` where the entry holds what the format can't.
  public mutating func setEntry(_ entry: CatalogEntry) throws(CatalogEditError) {
    let value = try entry.json()
    try Self.located(key: entry.key) { () throws(CatalogEditError.Kind) in
      try setEntry(JSONMember(entry.key, value), extent: .knownFields)
    }
  }

  /// Adds or replaces an entry by an exact copy of another catalog's, in this file's habits.
  ///
  /// - Parameters:
  ///   - entry: The entry as it was read from `source`.
  ///   - source: The catalog that holds it.
  /// - Throws: `CatalogEditError` where `source` has no such entry.
  public mutating func copyEntry(
    _ entry: CatalogEntry, from source: Catalog
  ) throws(CatalogEditError) {
    try Self.located(key: entry.key) { () throws(CatalogEditError.Kind) in
      let value = try source.document.copy(of: entry.range, part: .entry)
      let key = try source.document.quotedKey(at: entry.keyRange)
      try setEntry(JSONMember(key, value), extent: .everything)
    }
  }

  /// Removes an entry; where several have the key, all of them.
  ///
  /// - Throws: `CatalogEditError` where there is no such entry.
  public mutating func removeEntry(_ key: String) throws(CatalogEditError) {
    let document = original.document
    try Self.located(key: key) { () throws(CatalogEditError.Kind) in
      try withStrings { (strings, place) throws(CatalogEditError.Kind) in
        let numbers = strings.all(named: key)
        guard !numbers.isEmpty else { throw .noSuchEntry }
        for number in numbers { strings.remove(number, in: place, of: document) }
      }
    }
  }

  /// Gives an entry another key, and in a sorted file its new place; its value keeps its bytes.
  ///
  /// An entry without a text in the source language shows its key, and so will show the new one.
  ///
  /// - Throws: `CatalogEditError` where there is no such entry or more than one, or the new key is
  ///   there already.
  public mutating func renameEntry(
    _ key: String, to newKey: String
  ) throws(CatalogEditError) {
    guard !key.utf8.elementsEqual(newKey.utf8) else { return }
    guard !hasEntry(newKey) else { throw CatalogEditError(.entryExists, key: newKey) }
    let document = original.document
    try Self.located(key: key) { () throws(CatalogEditError.Kind) in
      try withStrings { (strings, place) throws(CatalogEditError.Kind) in
        let numbers = strings.all(named: key)
        guard let number = numbers.last else { throw .noSuchEntry }
        guard numbers.count == 1 else { throw .repeatedEntry }
        strings.rename(number, to: newKey, in: place, of: document)
      }
    }
  }

  /// Puts the entries in Xcode's order; each keeps its bytes.
  public mutating func sortEntries() {
    try? withStrings { strings, _ in strings.sort() }
  }

  /// Removes the key and value of which the key stands at a place in the file as it was read.
  ///
  /// The places of duplicate keys, unknown fields and stray top-level keys stand in
  /// `Catalog.issues`.
  ///
  /// - Throws: `CatalogEditError` where no key stands there (any more), or it lies in a list.
  public mutating func removeMember(keyAt range: ByteRange) throws(CatalogEditError) {
    let document = original.document
    try Self.located { () throws(CatalogEditError.Kind) in
      try withRoot { (root, place) throws(CatalogEditError.Kind) in
        try root.removeMember(keyAt: range, in: place, of: document)
      }
    }
  }

  private mutating func setEntry(
    _ entry: JSONMember, extent: EditExtent
  ) throws(CatalogEditError.Kind) {
    let document = original.document
    guard hasEntry(entry.name) else {
      return try withStrings { (strings, place) throws(CatalogEditError.Kind) in
        strings.insert(entry, in: place, of: document)
      }
    }
    try withStrings { (strings, place) throws(CatalogEditError.Kind) in
      guard let number = strings.last(named: entry.name) else { return }
      let inner = place.value(of: strings.members[number], in: document)
      try strings.members[number].value.become(
        entry.value, in: inner, of: document, extent: extent)
    }
  }
}

extension EditObject {
  fileprivate mutating func removeMember(
    keyAt range: ByteRange, in place: EditPlace, of document: JSONDocument
  ) throws(CatalogEditError.Kind) {
    let candidates = order.filter { (members[$0].origin?.start ?? .max) <= range.start }
    let nearest = candidates.max {
      (members[$0].origin?.start ?? 0) < (members[$1].origin?.start ?? 0)
    }
    guard let nearest else { throw .noSuchMember }
    guard members[nearest].origin != range else {
      return remove(nearest, in: place, of: document)
    }
    do throws(CatalogEditError.Kind) {
      try within(nearest, of: place, in: document) {
        (object, place) throws(CatalogEditError.Kind) in
        try object.removeMember(keyAt: range, in: place, of: document)
      }
    } catch .wrongType {
      throw .noSuchMember
    }
  }
}
