import PluralRules
import Testing

@Suite struct PluralLanguageMatchTests {
  /// Truncation as in RFC 4647, section 3.4, "Lookup", with CLDR's keys.
  @Test(arguments: [
    ("zh-Hant-TW", "zh"), ("zh_Hans", "zh"), ("en", "en"), ("EN", "en"), ("en_GB", "en"),
    ("pt-PT", "pt-PT"), ("pt_PT", "pt-PT"), ("PT-pt", "pt-PT"), ("pt-PT-x-lisbon", "pt-PT"),
    ("pt-BR", "pt"), ("pt-AO", "pt"), ("pt", "pt"), ("sr-Latn-RS", "sr"), ("es-419", "es"),
    ("nb-NO", "nb"), ("ar-u-nu-latn", "ar"), ("en_US@calendar=buddhist", "en"),
    ("ru_RU.UTF-8", "ru"), ("iw", "iw"), ("fil-PH", "fil"),
    ("de-CH-1901-x-aaaaaaaa-bbbbbbbb-cccccccc", "de"),
  ])
  func fallsBackBySubtags(_ identifier: String, _ expected: String) {
    let rules = PluralRules(language: identifier)
    #expect(rules.matchedLanguage == expected)
    #expect(rules.isKnown)
    #expect(rules.language == identifier)
  }

  @Test(arguments: [
    "", "xx", "tlh", "root", "mul", "und", "-", "_en", "english", "ไทย", "x-en", "ru\u{0}",
    "enormousidentifierthatneverends", "e n",
  ])
  func fallsBackToRoot(_ identifier: String) {
    let rules = PluralRules(language: identifier)
    #expect(!rules.isKnown)
    #expect(rules.categories == [.other])
  }

  @Test func knowsLessOrdinals() {
    // CLDR 46 has cardinal rules of Akan, but no ordinal ones.
    #expect(PluralRules(language: "ak").isKnown)
    #expect(!PluralRules(language: "ak", kind: .ordinal).isKnown)
  }

  @Test(arguments: PluralKind.allCases)
  func listsLanguages(_ kind: PluralKind) {
    let languages = PluralRules.languages(kind)
    #expect(languages == languages.sorted())
    #expect(!languages.contains("root"))
    #expect(languages.contains("zh"))
    for language in languages {
      #expect(PluralRules(language: language, kind: kind).matchedLanguage == language)
    }
  }
}
