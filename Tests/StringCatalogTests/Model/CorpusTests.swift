import StringCatalog
import Testing

@Suite("Real catalogs", .enabled(if: CorpusFolder.path != nil, CorpusFolder.absence))
struct CorpusTests {
  @Test("Every catalog has the version, keys and languages that the index counts")
  func index() throws {
    let rows = try CorpusFolder.rows()
    #expect(!rows.isEmpty)
    for row in rows {
      let catalog = try read(row)
      #expect(catalog.document.bytes.count == row.bytes, "\(row.file)")
      #expect(catalog.version?.value == row.version, "\(row.file)")
      #expect(catalog.entries.count == row.keys, "\(row.file)")
      let languages = Set(catalog.entries.flatMap { $0.localizations.map(\.language) })
      #expect(languages == Set(row.languages), "\(row.file)")
    }
  }

  @Test("No catalog has anything that the model doesn't know")
  func issues() throws {
    for row in try CorpusFolder.rows() {
      let unknown = try read(row).issues.filter { issue in
        switch issue.kind {
        case .duplicateKey, .loneSurrogate, .byteOrderMark, .missingField: false
        default: true
        }
      }
      #expect(unknown.isEmpty, "\(row.file): \(unknown.prefix(3))")
    }
  }

  @Test("Every range holds, as JSON, just the text that was read from it")
  func ranges() throws {
    for row in try CorpusFolder.rows() {
      var walk = RangeWalk(catalog: try read(row))
      walk.walk()
      #expect(walk.failures.isEmpty, "\(row.file): \(walk.failures.prefix(3))")
      #expect(walk.count >= row.keys, "\(row.file)")
    }
  }

  private func read(_ row: CorpusFolder.Row) throws -> Catalog {
    let folder = try #require(CorpusFolder.path)
    return try CatalogFile(reading: "\(folder)/\(row.file)").catalog
  }
}
