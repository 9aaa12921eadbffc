import StringCatalog
import Testing

@Suite struct LanguageIdentifierTests {
  /// RFC 5646, appendix A, "Examples of Language Tags": tags that are canonical as they stand.
  @Test(arguments: [
    "de", "fr", "ja", "zh-Hant", "zh-Hans", "sr-Cyrl", "sr-Latn", "zh-Hans-CN", "sr-Latn-RS",
    "sl-rozaj", "sl-nedis", "de-CH-1901", "sl-IT-nedis", "de-DE", "en-US", "es-419", "yue-HK",
    "de-CH-x-phonebk", "az-Arab-x-aze-derbend", "x-whatever", "qaa-Qaaa-QM-x-southern", "de-Qaaa",
    "sr-Latn-QM", "sr-Qaaa-RS", "en-US-u-islamcal", "zh-CN-a-myext-x-private",
    "en-a-myext-b-another",
  ])
  func acceptsTheStandardsExamples(_ tag: String) {
    let identifier = LanguageIdentifier(parsing: tag)
    #expect(identifier.problems == [])
    #expect(identifier.canonical == tag)
    #expect(identifier.isCanonical)
  }

  /// Spellings in real catalogs, and those that Xcode itself writes.
  @Test(arguments: [
    "nb-NO", "zh-Hant-HK", "sr", "my", "pt-BR", "en-GB", "es-419", "zh-HK", "mul", "zh-Hans", "nb",
    "no", "fil", "he", "id", "zh-Hant-TW", "zh-CN", "pt-PT", "uk", "ckb", "ca-valencia", "gu",
    "ie-EE",
  ])
  func acceptsRealCatalogs(_ tag: String) {
    #expect(LanguageIdentifier(parsing: tag).problems == [])
  }

  /// RFC 5646, appendix A: tags that are well-formed or replaced, with CLDR 46's alias data.
  @Test(arguments: [
    ("i-enochian", "und-x-i-enochian", LanguageAliasReason.legacy),
    ("i-klingon", "tlh", .deprecated), ("i-default", "en-x-i-default", .legacy),
    ("zh-cmn-Hans-CN", "zh-Hans-CN", .deprecated), ("zh-yue-HK", "yue-HK", .deprecated),
    ("cmn-Hans-CN", "zh-Hans-CN", .macrolanguage),
    ("hy-Latn-IT-arevela", "hy-Latn-IT", .deprecated),
    ("zh-min-nan", "nan", .deprecated), ("art-lojban", "jbo", .deprecated),
    ("en-GB-oed", "en-GB-oxendict", .deprecated), ("sgn-ase", "ase", .extendedLanguage),
    ("ar-aao", "aao", .extendedLanguage),
    ("iw", "he", .deprecated), ("in-ID", "id-ID", .deprecated), ("ji", "yi", .deprecated),
    ("jw", "jv", .deprecated), ("mo", "ro", .deprecated), ("tl", "fil", .legacy),
    ("sh", "sr-Latn", .legacy), ("sh-Cyrl", "sr-Cyrl", .legacy), ("cnr", "sr-ME", .legacy),
    ("eng", "en", .overlong), ("jpn-JP", "ja-JP", .overlong), ("ger", "de", .bibliographic),
    ("arb", "ar", .macrolanguage), ("tw", "ak", .macrolanguage), ("en-UK", "en-GB", .deprecated),
    ("en-840", "en-US", .overlong), ("my-BU", "my-MM", .deprecated),
    ("ru-SU", "ru-RU", .deprecated),
    ("ja-Latn-hepburn-heploc", "ja-Latn-alalc97-hepburn", .deprecated),
    ("en-Qaai", "en-Zinh", .deprecated), ("no-nynorsk", "nn", .deprecated),
  ])
  func replacesAliases(_ tag: String, _ canonical: String, _ reason: LanguageAliasReason) {
    let identifier = LanguageIdentifier(parsing: tag)
    #expect(identifier.canonical == canonical)
    #expect(
      identifier.problems.contains { $0.kind == .alias(reason) && $0.suggestion == canonical })
    #expect(identifier.isWellFormed)
    #expect(!identifier.isCanonical)
  }

  /// Case and separators by RFC 5646, section 2.1.1, and UTS 35, part 1, "Canonicalizing Syntax".
  @Test(arguments: [
    ("zh_CN", "zh-CN"), ("EN", "en"), ("en-us", "en-US"), ("zh-hans", "zh-Hans"),
    ("ZH_hANT_tw", "zh-Hant-TW"), ("pt_BR", "pt-BR"), ("SL-IT-NEDIS", "sl-IT-nedis"),
    ("sl-rozaj-biske", "sl-biske-rozaj"), ("en-b-another-a-myext", "en-a-myext-b-another"),
    ("AZ-arab-X-AZE-derbend", "az-Arab-x-aze-derbend"), ("en-U-NU-LATN", "en-u-nu-latn"),
  ])
  func corrects(_ tag: String, to canonical: String) {
    let identifier = LanguageIdentifier(parsing: tag)
    #expect(identifier.canonical == canonical)
    #expect(identifier.problems.map(\.kind) == [.spelling])
    #expect(identifier.problems.first?.suggestion == canonical)
  }

  @Test func spellingAndAliasAreBothReported() {
    let identifier = LanguageIdentifier(parsing: "iw_il")
    #expect(identifier.problems.map(\.kind) == [.spelling, .alias(.deprecated)])
    #expect(identifier.problems.allSatisfy { $0.suggestion == "he-IL" })
    #expect(identifier.canonical == "he-IL")
  }

  /// The first three are RFC 5646's own, appendix A, "Some Invalid Tags".
  @Test(arguments: [
    ("de-419-DE", "DE"), ("a-DE", "a"), ("ar-a-aaa-b-bbb-a-ccc", "a"), ("", ""), ("-", ""),
    ("en-", ""), ("_en", ""), ("en--US", ""), ("x", "x"), ("en-x", "x"), ("en-u", "u"),
    ("en-a-b", "a"), ("de-1901-1901", "1901"), ("en-US-US", "US"), ("123", "123"),
    ("e", "e"), ("en-verylongsubtag", "verylongsubtag"), ("en-Latn-Cyrl", "Cyrl"), ("en-£", "£"),
    ("i-unheardof", "i"), ("en-ab1", "ab1"), ("zh-Simplified", "Simplified"),
  ])
  func refusesWhatTheGrammarHasNoPlaceFor(_ tag: String, _ subtag: String) {
    let identifier = LanguageIdentifier(parsing: tag)
    #expect(identifier.problems.map(\.kind) == [.malformed])
    #expect(identifier.problems.first?.subtag == subtag)
    #expect(!identifier.isWellFormed)
    #expect(identifier.canonical == tag)
    #expect(identifier.language == "und")
  }

  @Test func boundsItsInput() {
    let long = Array(repeating: "en", count: 100_000).joined(separator: "-")
    #expect(LanguageIdentifier(parsing: long).problems.map(\.kind) == [.malformed])
    let hyphens = String(repeating: "-", count: 255)
    #expect(LanguageIdentifier(parsing: hyphens).problems.map(\.kind) == [.malformed])
  }

  @Test func takesAnIdentifierApart() {
    let identifier = LanguageIdentifier(parsing: "zh_hant_hk_POSIX_u_nu_hanidec_x_Mine")
    #expect(identifier.language == "zh")
    #expect(identifier.script == "Hant")
    #expect(identifier.region == "HK")
    #expect(identifier.variants == ["posix"])
    #expect(identifier.extensions == ["u-nu-hanidec", "x-mine"])
    #expect(identifier.source == "zh_hant_hk_POSIX_u_nu_hanidec_x_Mine")
  }
}
