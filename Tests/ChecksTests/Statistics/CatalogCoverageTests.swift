import Checks
import StringCatalog
import Testing

@Suite struct CatalogCoverageTests {
  private func coverage(_ entries: String, expected: [String] = []) throws -> CatalogCoverage {
    let text = #"{ "sourceLanguage" : "en", "strings" : { \#(entries) }, "version" : "1.0" }"#
    return CatalogCoverage(
      try Catalog(parsing: Array(text.utf8)), path: "L.xcstrings", expected: expected)
  }

  private func unit(_ value: String, _ state: String = "translated") -> String {
    #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
  }

  private func entry(_ key: String, _ content: String) -> String {
    #""\#(key)" : { "localizations" : { "de" : \#(content) } }"#
  }

  /// Counted by hand from the definitions in the documentation.
  @Test func everyEntryCountsOnce() throws {
    let plural = #"""
      { "variations" : { "plural" : { "one" : \#(unit("Tag")), "other" : \#(unit("Tage", "new")) } } }
      """#
    let coverage = try coverage(
      [
        entry("a", unit("A")), entry("b", unit("B", "machine_translated")),
        entry("c", unit("C", "needs_review")), entry("d", unit("")), entry("e", plural),
        entry("f", unit("F", "odd")), #""g" : { }"#,
        entry("h", #"{ "stringSet" : { "state" : "translated", "values" : [ "H" ] } }"#),
        #""i" : { "shouldTranslate" : false }"#, #""j" : { "extractionState" : "stale" }"#,
      ].joined(separator: ", "))
    #expect(coverage.entries == 10)
    #expect(coverage.translatable == 8)
    #expect(coverage.untranslatable == 1)
    #expect(coverage.stale == 1)
    let german = try #require(coverage.languages.first)
    #expect(german.language == "de")
    #expect(german.translated == 2)
    #expect(german.machineTranslated == 1)
    #expect(german.unfinished == 3)
    #expect(german.missing == 2)
    #expect(german.tenths == 375)
  }

  @Test func ofALanguageThatStandsTwiceTheLastCounts() throws {
    let coverage = try coverage(
      #""a" : { "localizations" : { "de" : \#(unit("", "new")), "de" : \#(unit("A")) } }"#)
    #expect(coverage.languages.map(\.translated) == [1])
    #expect(coverage.languages.map(\.total) == [1])
  }

  @Test func theSourceLanguageIsNoTranslation() throws {
    let coverage = try coverage(#""a" : { "localizations" : { "en" : \#(unit("A")) } }"#)
    #expect(coverage.languages == [])
  }

  @Test func expectedLanguagesCountWithoutAnyText() throws {
    let coverage = try coverage(entry("a", unit("A")), expected: ["th"])
    #expect(coverage.languages.map(\.language) == ["de", "th"])
    #expect(coverage.languages.map(\.missing) == [0, 1])
    #expect(coverage.languages.map(\.tenths) == [1000, 0])
  }

  @Test func sharesAreRoundedDown() {
    var coverage = LanguageCoverage(language: "de")
    #expect(coverage.tenths == 1000)
    coverage.translated = 1999
    coverage.missing = 1
    #expect(coverage.tenths == 999)
    coverage.add(coverage)
    #expect(coverage.total == 4000)
  }
}
