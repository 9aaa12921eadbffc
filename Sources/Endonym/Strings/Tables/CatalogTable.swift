#if !canImport(Darwin)
  import StringCatalog

  /// A String Catalog whose entries are read when they are asked for.
  ///
  /// The file is read whole rather than mapped: a program that writes to it meanwhile, as an editor
  /// does in development, would take the memory away from under a reader.
  struct CatalogTable: StringsTable {
    private let bytes: [UInt8]
    private let index: CatalogIndex

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      index = CatalogIndex(bytes)
    }

    var languages: [String] { index.languages }

    var sourceLanguage: String? { index.sourceLanguage }

    func finder(of key: String) -> ((String) -> LocalizedText?)? {
      guard let range = index.entries[key] else { return nil }
      let alone =
        Array(#"{"version":"1.0","sourceLanguage":"en","strings":{"":"#.utf8)
        + bytes[range] + Array("}}".utf8)
      guard let entry = try? Catalog(parsing: alone).entries.first else { return nil }
      return { language in
        entry.localization(in: language).map { LocalizedText($0.content, language: language) }
      }
    }
  }

  /// A String Catalog that was read whole already.
  struct ParsedCatalogTable: StringsTable {
    private let entries: [String: CatalogEntry]
    let languages: [String]
    let sourceLanguage: String?

    init(_ catalog: Catalog) {
      entries = Dictionary(catalog.entries.map { ($0.key, $0) }) { _, last in last }
      var seen: Set<String> = []
      languages = catalog.entries.flatMap(\.localizations).map(\.language)
        .filter { seen.insert($0).inserted }
      sourceLanguage = catalog.sourceLanguage?.value
    }

    func finder(of key: String) -> ((String) -> LocalizedText?)? {
      guard let entry = entries[key] else { return nil }
      return { language in
        entry.localization(in: language).map { LocalizedText($0.content, language: language) }
      }
    }
  }
#endif
