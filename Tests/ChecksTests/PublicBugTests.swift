import Findings
import StringCatalog
import Testing

@testable import Checks

/// The bugs of the project's collection of public reports about String Catalogs.
///
/// Out of a catalog's reach:
/// - plural categories lost at run time
/// - `swift build` copies `.xcstrings` verbatim
/// - `Bundle.module` missing
/// - symbols internal only
/// - packages' sources not scanned
struct PublicBugTests {
  @Test("What a catalog shows of a bug is found at its place", arguments: PublicBug.all)
  func finding(of bug: PublicBug) throws {
    let (text, offsets) = bug.example.unmarked
    let catalog = InspectedCatalog(
      try Catalog(parsing: Array(text.utf8)), path: bug.example.path, options: CheckOptions())
    let findings = CatalogChecker(options: CheckOptions())
      .findings(in: InspectedProject(catalogs: [catalog], files: ProjectFiles()))
      .filter { $0.rule == bug.rule }
    #expect(findings.map(\.location.offset) == offsets)
    #expect(findings.map(\.language) == bug.languages)
    #expect(findings.allSatisfy { $0.severity == bug.severity })
  }

  @Test("Turning extraction off is said once, with the setting's name")
  func extractionOff() throws {
    let entries = ["Rain", "Snow", "Wind"].map { "\"\($0)\" : { \"extractionState\" : \"stale\" }" }
    let findings = try RuleRun.findings(
      of: StaleEntryRule(), inEntries: entries.joined(separator: ",\n"))
    #expect(findings.map(\.message) == ["all 3 extracted entries are stale"])
    #expect(findings.first?.remedy.contains("SWIFT_EMIT_LOC_STRINGS") == true)
  }

  @Test("Of a key that stands twice both copies are read")
  func mergedTwice() throws {
    let catalog = try Catalog(parsing: Array(PublicBug.mergedTwice.unmarked.text.utf8))
    #expect(catalog.entries.map(\.key) == ["Save", "Save"])
    #expect(catalog.entries.map { $0.localizations.map(\.language) } == [["de"], ["fr"]])
  }

  @Test("A text that varies by plural is read with all its forms")
  func variations() throws {
    let example = RuleExample(
      entries: PluralEntry.varied(
        key: "%lld hikes", ["cs": ["one": "%lld túra", "few": "%lld túry"]]))
    let catalog = try Catalog(parsing: Array(example.markedText.utf8))
    let content = try #require(catalog.entries.first?.localizations.first?.content)
    #expect(content.stringUnit == nil)
    #expect(content.leaves.map(\.pathDescription) == ["plural.one", "plural.few"])
    #expect(content.leaves.map(\.unit.value) == ["%lld túra", "%lld túry"])
  }

  /// As Python's `json.dumps(catalog, indent=2, ensure_ascii=False)` writes: `": "`, `{}`, keys as
  /// they came.
  private static let dumped = """
    {
      "version": "1.0",
      "strings": {
        "Wind": {},
        "Rain": {
          "localizations": {
            "ja": {
              "stringUnit": {
                "value": "雨",
                "state": "translated"
              }
            }
          }
        }
      },
      "sourceLanguage": "en"
    }
    """

  @Test("An edit of a file that another program wrote changes the text and nothing else")
  func anotherWriter() throws {
    var editor = CatalogEditor(try Catalog(parsing: Array(Self.dumped.utf8)))
    #expect(editor.bytes == Array(Self.dumped.utf8))
    try editor.setText("降雨", at: LeafAddress("Rain", language: "ja"))
    #expect(editor.bytes == Array(Self.dumped.replacing("雨", with: "降雨").utf8))
  }
}
