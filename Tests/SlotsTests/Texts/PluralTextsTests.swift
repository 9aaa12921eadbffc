import Checks
import Slots
import StringCatalog
import Testing

/// Categories by CLDR 46, "Language Plural Rules".
@Suite("Plural branches in a slot")
struct PluralTextsTests {
  private func values(
    _ localization: String, _ language: String, key: String = "days", numbers: [Int]
  ) throws -> [String] {
    let source = SampleSources.plural(["one": "%lld day", "other": "%lld days"])
    let catalog = try SampleSources.catalog(
      #""\#(key)":{"localizations":{"en":\#(source),"\#(language)":\#(localization)}}"#)
    let slot = SampleSources.slot { fill in
      fill.entries = [key]
      fill.arguments = [SampleSources.argument("1") { $0.numbers = numbers }]
    }
    let sources = SlotSources(catalogs: [catalog], requiredLanguages: [language])
    let found = SlotTexts(slots: [slot], sources: sources).resolve()
    #expect(found.problems.isEmpty)
    return found.texts.filter { $0.language == language }.map(\.value)
  }

  /// Russian: 1, 21 one; 3 few; 5, 11 many.
  @Test("A branch is measured with the numbers of its category")
  func russian() throws {
    let texts = try values(
      SampleSources.plural([
        "one": "%lld день", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня!",
      ]), "ru", numbers: [1, 3, 5, 11, 21])
    // No whole number is other, so its wording is measured with the largest that was declared.
    #expect(texts == ["1 день", "21 день", "3 дня", "5 дней", "11 дней", "21 дня!"])
  }

  /// Polish: few are 2~4, 22~24 …; many 0, 5~19 ….
  @Test("A category without a declared number takes CLDR's own sample")
  func polish() throws {
    let texts = try values(
      SampleSources.plural(["one": "%lld dzień", "few": "%lld dni", "many": "%lld dni!"]), "pl",
      numbers: [5])
    #expect(texts == ["1 dzień", "2 dni", "5 dni!"])
  }

  /// French: many begins with 1,000,000.
  @Test("A category beyond all declared numbers is measured with the largest of them")
  func french() throws {
    let texts = try values(
      SampleSources.plural(["one": "%lld jour", "many": "%lld de jours", "other": "%lld jours"]),
      "fr", numbers: [1, 29])
    #expect(texts == ["1 jour", "29 de jours", "29 jours"])
  }

  /// Arabic: zero 0, one 1, two 2, few 3~10, many 11~26, other 100~102.
  @Test("All six categories of Arabic are measured")
  func arabic() throws {
    let texts = try values(
      SampleSources.plural([
        "zero": "لا أيام", "one": "يوم", "two": "يومان", "few": "%lld أيام", "many": "%lld يوما",
        "other": "%lld يوم",
      ]), "ar", numbers: [3, 11, 100])
    #expect(texts.count == 6)
    #expect(texts.prefix(3) == ["لا أيام", "يوم", "يومان"])
    #expect(texts.suffix(3).map { $0.split(separator: " ").last } == ["أيام", "يوما", "يوم"])
  }

  @Test("A branch that no number of the language chooses is never seen, and isn't measured")
  func unreachable() throws {
    let texts = try values(
      SampleSources.plural(["one": "%lld Tag", "few": "%lld Tage?", "other": "%lld Tage"]), "de",
      numbers: [1, 2])
    #expect(texts == ["1 Tag", "2 Tage"])
  }

  /// Foundation takes 'zero' for 0 in every language (release notes for OS X 10.9).
  @Test("Zero takes its branch where there is one")
  func zero() throws {
    let texts = try values(
      SampleSources.plural(["zero": "Kein Tag", "one": "%lld Tag", "other": "%lld Tage"]), "de",
      numbers: [0, 1, 2])
    #expect(texts == ["Kein Tag", "1 Tag", "2 Tage"])
  }

  @Test("Substitutions are expanded over their branches")
  func substitutions() throws {
    let files = SampleSources.plural(["one": "%arg file", "other": "%arg files"])
    let folders = SampleSources.plural(["one": "%arg folder", "other": "%arg folders"])
    func substitution(_ plural: String, _ number: Int) -> String {
      #"{"argNum":\#(number),"formatSpecifier":"lld",\#(plural.dropFirst())"#
    }
    let catalog = try SampleSources.catalog(
      #"""
      "a":{"localizations":{"en":{
      "stringUnit":{"state":"translated","value":"%#@files@ in %#@folders@"},
      "substitutions":{"files":\#(substitution(files, 1)),"folders":\#(substitution(folders, 2))}}}}
      """#)
    let slot = SampleSources.slot { fill in
      fill.entries = ["a"]
      fill.arguments = [
        SampleSources.argument("files") { $0.numbers = [1, 12] },
        SampleSources.argument("folders") { $0.numbers = [1, 3] },
      ]
    }
    let found = SlotTexts(slots: [slot], sources: SlotSources(catalogs: [catalog])).resolve()
    #expect(found.problems.isEmpty)
    #expect(
      found.texts.map(\.value) == [
        "1 file in 1 folder", "1 file in 3 folders", "12 files in 1 folder",
        "12 files in 3 folders",
      ])
    #expect(
      found.texts.first?.origin
        == .entry(
          catalog: "App/Localizable.xcstrings", key: "a",
          variation: "substitutions.files.plural.one, substitutions.folders.plural.one"))
  }

  @Test("Substitutions that repeat one another end, with a problem")
  func endlessSubstitutions() throws {
    let text = Array(repeating: "%#@a@", count: 50).joined(separator: " ")
    let catalog = try SampleSources.catalog(
      #"""
      "k":{"localizations":{"en":{
      "stringUnit":{"state":"translated","value":"\#(text)"},
      "substitutions":{"a":{"argNum":1,"formatSpecifier":"lld",
      "stringUnit":{"state":"translated","value":"\#(text)"}}}}}}
      """#)
    let slot = SampleSources.slot { fill in
      fill.entries = ["k"]
      fill.arguments = [SampleSources.argument("a") { $0.numbers = [1] }]
    }
    let found = SlotTexts(slots: [slot], sources: SlotSources(catalogs: [catalog])).resolve()
    #expect(
      found.problems.map(\.message)
        == ["the arguments of the slot 'card' have more than 10000 combinations"])
  }
}
