import Findings
import StringCatalog
import Testing

@testable import Checks

/// Which categories a language needs comes from CLDR 46's "Language Plural Rules".
struct PluralCategoriesMissingRuleTests {
  private static func missing(_ language: String, _ forms: [String]) throws -> [String] {
    let branches = forms.map { "\"\($0)\" : { \(PluralEntry.unit("%lld слова")) }" }
    let entries = PluralEntry.entry(
      key: "words",
      [(language, "\"variations\" : { \"plural\" : { \(branches.joined(separator: ", ")) } }")])
    return try RuleRun.findings(of: PluralCategoriesMissingRule(), inEntries: entries)
      .map(\.message)
  }

  @Test(
    "Asks for the categories of whole numbers, with region and script falling back",
    arguments: [
      ("pl", ["one", "other"], "'few' (2, 3, 4, 22, 23 …) and 'many' (0, 5, 6, 7, 8 …)", "Polish"),
      (
        "be", ["one", "other"], "'few' (2, 3, 4, 22, 23 …) and 'many' (0, 5, 6, 7, 8 …)",
        "Belarusian"
      ),
      ("sr-Latn", ["one", "other"], "'few' (2, 3, 4, 22, 23 …)", "Serbian (Latin)"),
      ("cs", ["one", "other"], "'few' (2, 3 and 4)", "Czech"),
      (
        "ar", ["one", "few", "other"], "'zero' (0), 'two' (2) and 'many' (11, 12, 13, 14, 15 …)",
        "Arabic"
      ),
      ("lv", ["one", "other"], "'zero' (0, 10, 11, 12, 13 …)", "Latvian"),
      ("he", ["one", "other"], "'two' (2)", "Hebrew"),
      ("se", ["one", "other"], "'two' (2)", "North Sámi"),
      ("nb-NO", ["other"], "'one' (1)", "Norwegian Bokmål (Norway)"),
    ])
  func needed(language: String, forms: [String], list: String, name: String) throws {
    #expect(
      try Self.missing(language, forms) == ["the plural lacks \(list), which \(name) needs"])
  }

  @Test(
    "Asks for nothing that only millions, decimals or other languages take",
    arguments: [
      ("fr", ["one", "other"]), ("es", ["one", "other"]), ("it", ["one", "other"]),
      ("pt-PT", ["one", "other"]), ("ca", ["one", "other"]), ("cs", ["one", "few", "other"]),
      ("sk", ["one", "few", "other"]), ("lt", ["one", "few", "other"]),
      ("zh-Hant-TW", ["other"]), ("th", ["other"]), ("tr", ["other"]), ("hu", ["other"]),
      ("eu", ["other"]), ("tlh", ["other"]), ("und", ["other"]), ("mul", ["other"]),
    ])
  func notNeeded(language: String, forms: [String]) throws {
    #expect(try Self.missing(language, forms) == [])
  }

  @Test(
    "Portuguese takes 0 for 'one' in Brazil, not in Portugal",
    arguments: [
      ("pt", "'one' (0 and 1), which Portuguese needs"),
      ("pt-BR", "'one' (0 and 1), which Portuguese (Brazil) needs"),
      ("pt-PT", "'one' (1), which Portuguese (Portugal) needs"),
    ])
  func portuguese(language: String, message: String) throws {
    let findings = try RuleRun.findings(
      of: PluralCategoriesMissingRule(),
      inEntries: PluralEntry.entry(
        key: "words",
        [(language, "\"variations\" : \(PluralEntry.plural(["other": "%lld palavras"]))")]))
    #expect(findings.map(\.message) == ["the plural lacks \(message)"])
  }

  @Test("Names the way, quotes 'other' and says what shows until then")
  func wholeFinding() throws {
    let findings = try RuleRun.findings(
      of: PluralCategoriesMissingRule(),
      inEntries: PluralEntry.substituted(["uk": ["one": "%arg день", "other": "%arg днів"]]))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.severity == .error)
    #expect(finding.language == "uk")
    #expect(finding.variation == "substitutions.n.plural")
    #expect(finding.excerpt == Excerpt(value: "%arg днів"))
    #expect(
      finding.remedy
        == "Add 'few' and 'many'; until then these numbers get the text of 'other'.")
  }

  @Test("Promises no text of 'other' where that is missing too")
  func withoutOther() throws {
    let findings = try RuleRun.findings(
      of: PluralCategoriesMissingRule(),
      inEntries: PluralEntry.varied(["hr": ["one": "%lld riječ"]]))
    #expect(findings.map(\.remedy) == ["Add 'few'."])
  }

  @Test("A source without 'one' is a warning, and spares its translations")
  func sourceWithoutOne() throws {
    let findings = try RuleRun.findings(
      of: PluralCategoriesMissingRule(),
      inEntries: PluralEntry.varied([
        "de": ["other": "%lld Objekte löschen?"],
        "en": ["other": "Delete %lld items?"],
        "fr": ["other": "Supprimer %lld éléments ?"],
        "ru": ["few": "Удалить %lld объекта?", "many": "Удалить %lld объектов?", "other": "…"],
      ]))
    #expect(findings.map(\.language) == ["en", "ru"])
    #expect(findings.map(\.severity) == [.warning, .error])
  }

  @Test(
    "A text without a word that could change needs no forms",
    arguments: [
      ("en", "%lld replaced"), ("en", "%lld"), ("de", "%lld/10"), ("pl", "%lld%%"),
    ])
  func wordless(language: String, text: String) throws {
    let findings = try RuleRun.findings(
      of: PluralCategoriesMissingRule(),
      inEntries: PluralEntry.entry(
        key: "count", [(language, "\"variations\" : \(PluralEntry.plural(["other": text]))")]))
    #expect(findings.isEmpty)
  }

  @Test(
    "Decimals ask for the categories that only they take, in a note",
    arguments: [
      ("cs", "'many', which Czech uses for decimals such as 1.5"),
      ("sk", "'many', which Slovak uses for decimals such as 1.5"),
    ])
  func decimals(language: String, message: String) throws {
    let forms = PluralEntry.plural(["one": "%.1f litr", "few": "%.1f litry", "other": "%.1f litrů"])
    let findings = try RuleRun.findings(
      of: PluralCategoriesMissingRule(),
      inEntries: PluralEntry.entry(key: "l", [(language, "\"variations\" : \(forms)")]))
    #expect(findings.map(\.message) == ["the plural lacks \(message)"])
    #expect(findings.map(\.severity) == [.note])
  }

  @Test("French decimals ask for nothing: 'many' takes compact numbers only")
  func frenchDecimals() throws {
    let findings = try RuleRun.findings(
      of: PluralCategoriesMissingRule(),
      inEntries: PluralEntry.varied(["fr": ["one": "%.1f litre", "other": "%.1f litres"]]))
    #expect(findings.isEmpty)
  }

  // "ru plurals missing" in the project's collection of catalog bugs: "2 дней".
  @Test("One text for every number is found where the source varies")
  func unvaried() throws {
    let source = (
      "en", "\"variations\" : \(PluralEntry.plural(["one": "%lld day", "other": "%lld days"]))"
    )
    let texts = [
      ("es", "%lld días"), ("fi", "%lld päivää"), ("ja", "%lld日"), ("ru", "%lld дней"),
      ("tr", "%lld gün"), ("uk", "Днів: %lld"),
    ]
    let findings = try RuleRun.findings(
      of: PluralCategoriesMissingRule(),
      inEntries: PluralEntry.entry(
        key: "%lld days", [source] + texts.map { ($0.0, PluralEntry.unit($0.1)) }))
    #expect(
      findings.map(\.message) == [
        "one text stands for every number, though the source varies and Spanish needs 'one' (1)",
        """
        one text stands for every number, though the source varies and Russian needs \
        'one' (1, 21, 31, 41, 51 …), 'few' (2, 3, 4, 22, 23 …) and 'many' (0, 5, 6, 7, 8 …)
        """,
      ])
    #expect(findings.map(\.severity) == [.warning, .error])
    #expect(
      findings.map(\.excerpt) == [
        Excerpt(value: "%lld días", marked: 0..<10), Excerpt(value: "%lld дней", marked: 0..<13),
      ])
    #expect(
      findings.last?.remedy
        == "Vary the text by plural, with 'one', 'few', 'many' and 'other'.")
  }

  @Test("Nothing varies in a language where the source doesn't count")
  func unvariedSourceWithoutNumber() throws {
    let source = (
      "en", "\"variations\" : \(PluralEntry.plural(["one": "likes it", "other": "like it"]))"
    )
    let findings = try RuleRun.findings(
      of: PluralCategoriesMissingRule(),
      inEntries: PluralEntry.entry(
        key: "likes", [source, ("ru", PluralEntry.unit("%lld нравится"))]))
    #expect(findings.isEmpty)
  }

  @Test("Stale entries and empty variations are left to other rules")
  func leftAlone() throws {
    let forms = PluralEntry.plural(["other": "%lld дней"])
    let findings = try RuleRun.findings(
      of: PluralCategoriesMissingRule(),
      inEntries: """
        "a" : {
          "extractionState" : "stale",
          "localizations" : { "ru" : { "variations" : \(forms) } }
        },
        "b" : { "localizations" : { "ru" : { "variations" : { "plural" : { } } } } },
        "c" : { "localizations" : { "ru" : { "variations" : { "device" : { "mac" : { } } } } } }
        """)
    #expect(findings.isEmpty)
  }
}
