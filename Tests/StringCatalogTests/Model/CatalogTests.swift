import StringCatalog
import Testing

@Suite("A catalog's top level")
struct CatalogTests {
  @Test("Its language, version and entries are read in order, each with its place")
  func topLevel() throws {
    let catalog = try Catalog(parsing: Array(SmallCatalog.text.utf8))
    #expect(catalog.sourceLanguage?.value == "en")
    #expect(catalog.source(catalog.sourceLanguage?.range) == "\"en\"")
    #expect(catalog.version?.value == "1.0")
    #expect(catalog.source(catalog.version?.range) == "\"1.0\"")
    #expect(catalog.entries.map(\.key) == ["", "days-%lld"])
    #expect(catalog.source(catalog.stringsRange)?.hasPrefix("{\n    \"\" : {") == true)
    #expect(catalog.issues.isEmpty)
  }

  @Test("The versions seen in real files are read as they stand", arguments: ["1.0", "1.1", "1.3"])
  func versions(_ version: String) throws {
    let text = #"{"sourceLanguage":"en","strings":{},"version":"\#(version)"}"#
    #expect(try Catalog(parsing: Array(text.utf8)).version?.value == version)
  }

  @Test("The order of the fields is free")
  func order() throws {
    let text = #"{"version":"1.0","strings":{"a":{}},"sourceLanguage":"de"}"#
    let catalog = try Catalog(parsing: Array(text.utf8))
    #expect(catalog.entries.count == 1)
    #expect(catalog.sourceLanguage?.value == "de")
    #expect(catalog.issues.isEmpty)
  }

  @Test("A field's name may be written with escapes")
  func escapedNames() throws {
    let text =
      #"{"source\u004Canguage":"en","str\u0069ngs":{"a":{"comme\u006Et":"c"}},"version":"1.0"}"#
    let catalog = try Catalog(parsing: Array(text.utf8))
    #expect(catalog.entries.first?.comment?.value == "c")
    #expect(catalog.issues.isEmpty)
  }

  @Test("Missing fields are reported, the rest read")
  func missing() throws {
    let catalog = try Catalog(parsing: Array(#"{"strings":{"a":{}}}"#.utf8))
    #expect(catalog.sourceLanguage == nil)
    #expect(catalog.version == nil)
    #expect(catalog.entries.count == 1)
    #expect(
      catalog.issues.map(\.kind) == [.missingField("sourceLanguage"), .missingField("version")])
  }

  /// A public report tells of 95 keys beside `strings` that were never localized.
  @Test("Keys beside 'strings' are reported at their place")
  func stray() throws {
    let text = #"{"sourceLanguage":"en","strings":{},"Hello":{"localizations":{}},"version":"1.0"}"#
    let catalog = try Catalog(parsing: Array(text.utf8))
    #expect(catalog.issues.map(\.kind) == [.strayTopLevelKey("Hello")])
    #expect(catalog.source(catalog.issues.first?.range) == "\"Hello\"")
  }

  @Test("Wrong types at the top are reported", arguments: ["1", "null", "[]", "{}", "true"])
  func wrongTypes(_ value: String) throws {
    let text = #"{"sourceLanguage":\#(value),"strings":{},"version":\#(value)}"#
    let catalog = try Catalog(parsing: Array(text.utf8))
    let found = catalog.issues.compactMap { issue -> String? in
      guard case .wrongType(let field, .string, _) = issue.kind else { return nil }
      return field
    }
    #expect(found == ["sourceLanguage", "version"])
    #expect(catalog.issues.count == 2)
  }

  @Test(
    "What is no catalog is an error with its place",
    arguments: [
      ("[]", 1, 1, "the file's JSON is not an object"),
      ("1", 1, 1, "the file's JSON is not an object"),
      ("{}", 1, 1, "the file has no object 'strings'"),
      ("{\"version\":\"1.0\"}", 1, 1, "the file has no object 'strings'"),
      ("{\n\"strings\" : []}", 2, 13, "'strings' is not an object"),
      ("{\"strings\":null}", 1, 12, "'strings' is not an object"),
    ])
  func noCatalog(_ text: String, _ line: Int, _ column: Int, _ message: String) throws {
    let error = try #require(throws: CatalogError.self) {
      try Catalog(parsing: Array(text.utf8))
    }
    #expect(error.message == "\(message), so it is no String Catalog")
    #expect(error.position == TextPosition(line: line, column: column))
    expectReadable(error.message, error.remedy)
  }

  @Test("An error of the JSON keeps its place and words")
  func notJSON() throws {
    let bytes = Array("{\n\"strings\" : {,}}".utf8)
    let json = try #require(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    let error = try #require(throws: CatalogError.self) { try Catalog(parsing: bytes) }
    #expect(
      error
        == CatalogError(
          position: json.position, message: json.message, remedy: json.remedy))
    #expect(error.position == TextPosition(line: 2, column: 14))
  }

  @Test("Limits hold for catalogs too")
  func limits() {
    let bytes = Array(SmallCatalog.text.utf8)
    #expect(throws: CatalogError.self) {
      try Catalog(parsing: bytes, limits: .init(maximumSize: 100))
    }
    #expect(throws: CatalogError.self) {
      try Catalog(parsing: bytes, limits: .init(maximumDepth: 5))
    }
  }
}
