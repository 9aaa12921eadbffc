import Checks
import StringCatalog
import Testing

@Suite struct AssumedLanguagesTests {
  private func required(_ entries: [String]) throws -> [String] {
    let text = #"{ "strings" : { \#(entries.joined(separator: ",")) }, "version" : "1.0" }"#
    return AssumedLanguages.required(
      in: try Catalog(parsing: Array(text.utf8)), sourceLanguage: "en")
  }

  private func entry(_ key: String, _ languages: [String], _ fields: String = "") -> String {
    let localizations = languages.map { #""\#($0)" : { }"# }.joined(separator: ",")
    return #""\#(key)" : { \#(fields) "localizations" : { \#(localizations) } }"#
  }

  @Test func halfOfTheEntriesSuffice() throws {
    #expect(
      try required([
        entry("a", ["de", "en", "th"]), entry("b", ["de"]), entry("c", ["de"]), entry("d", ["th"]),
        entry("e", []), entry("f", ["ja"]),
      ]) == ["de"])
    #expect(try required([entry("a", ["de"]), entry("b", ["th"])]) == ["de", "th"])
  }

  @Test func whatIsNotToBeTranslatedDoesNotCount() throws {
    #expect(
      try required([
        entry("a", ["de"]), entry("b", ["th"], #""shouldTranslate" : false,"#),
        entry("c", ["th"], #""extractionState" : "stale","#), entry("", ["th"]),
      ]) == ["de"])
    #expect(try required([]) == [])
  }

  @Test func aLanguageThatStandsTwiceCountsOnce() throws {
    #expect(try required([entry("a", ["de", "de"]), entry("b", []), entry("c", [])]) == [])
  }
}
