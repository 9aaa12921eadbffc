#if !canImport(Darwin)
  import Endonym
  import Foundation
  import Testing

  /// The header Accept-Language (RFC 9110, section 12.5.4; RFC 4647).
  struct LanguagePreferencesTests {
    private func locale(
      _ header: String, _ languages: [String], _ fallback: String = "en"
    ) -> String {
      LanguagePreferences(acceptLanguage: header).locale(among: languages, fallback: fallback)
        .identifier(.bcp47)
    }

    @Test("The RFC's example: Danish, but also British and other English")
    func example() {
      let header = "da, en-gb;q=0.8, en;q=0.7"
      #expect(locale(header, ["da", "en-GB", "en"]) == "da")
      #expect(locale(header, ["en", "en-GB"]) == "en-GB")
      #expect(locale(header, ["en-US", "fr"], "fr") == "en-GB")
      #expect(locale(header, ["fr", "ja"], "ja") == "ja")
    }

    @Test("The weight decides, then the order")
    func weights() {
      #expect(locale("th;q=0.8, de-CH, *", ["en", "th", "de"]) == "de-CH")
      #expect(locale("fr;q=0.5,de;q=0.5", ["de", "fr"]) == "fr")
      #expect(locale("fr;q=0.001,de;q=0.002", ["de", "fr"]) == "de")
      #expect(locale("FR ; Q=1.000 , de", ["de", "fr"]) == "fr")
    }

    @Test("A weight of zero refuses a language, and '*' takes any other")
    func refusals() {
      #expect(locale("en;q=0, *", ["en", "fr"]) == "fr")
      #expect(locale("*", ["fr", "ja"], "ja") == "ja")
      #expect(locale("en-US;q=0, en", ["en-US", "en-GB"], "fr") != "en-US")
      #expect(locale("*;q=0", ["fr"], "en") == "en")
    }

    /// RFC 4647, section 3.4: "zh-Hant-CN-x-private1-private2" is looked up as "zh-Hant" in time;
    /// section 2.2: the range "de-*-DE".
    @Test("Ranges are shortened until a language is there")
    func lookup() {
      #expect(
        LanguagePreferences(acceptLanguage: "zh-Hant-CN-x-private1-private2")
          .locale(among: ["en", "zh-Hant"], fallback: "en").language.script == "Hant")
      #expect(locale("de-*-DE", ["en", "de"]) == "de-DE")
      #expect(locale("*-CH", ["fr", "en"]) == "en")
    }

    @Test(
      "What isn't well-formed is left out",
      arguments: [
        "", ",", ";", "q=1", ";q=1", "de;q", "de;q=", "de;q=2", "de;q=-1", "de;q=0.1234",
        "de;q=1.001", "de;level=1", "de;q=0.5;q", "d e", "deutschland", "1de", "-de", "de-", "dé",
        "de--AT", "\u{0}", "%n%s", "de;q=١", "de=1", "de;q=NaN", "de;q=1e3",
      ])
    func malformed(header: String) {
      #expect(locale(header, ["de", "en"]) == "en")
      #expect(locale("\(header), fr;q=0.1", ["de", "en", "fr"]) == "fr")
    }

    @Test("Long headers are cut")
    func length() {
      let long = String(repeating: "fr,", count: 1_000_000)
      #expect(LanguagePreferences(acceptLanguage: long).ranges.count == 64)
      let comma = String(repeating: ",", count: 5_000) + "fr"
      #expect(LanguagePreferences(acceptLanguage: comma).ranges.isEmpty)
      let tag = String(repeating: "a-", count: 3_000)
      #expect(LanguagePreferences(acceptLanguage: tag).ranges.isEmpty)
    }

    @Test("One call chooses among a bundle's languages")
    func bundle() throws {
      let folder = try TableFolder()
        .write("\"a\" = \"b\";", to: "de.lproj/Localizable.strings")
        .write("\"a\" = \"c\";", to: "pt-pt.lproj/Localizable.strings")
      let bundle = try #require(Bundle(path: folder.url.path))
      #expect(Locale(acceptLanguage: "pt-AO, de;q=0.5", in: bundle).identifier(.bcp47) == "pt-AO")
      #expect(Locale(acceptLanguage: nil, in: bundle).identifier == "en")
      let locale = Locale(acceptLanguage: "pt-AO, de;q=0.5", in: bundle)
      #expect(String(localized: "a", bundle: bundle, locale: locale) == "c")
    }

    /// The pairs are those of CLDR's languageMatching (UTS #35 Part 1, "Language Matching").
    @Test(
      "A reader takes the language that is closest",
      arguments: [
        ("zh_TW", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("pt_AO", ["pt-BR", "pt-PT"], "pt-PT"),
        ("es_MX", ["es", "es-419"], "es-419"), ("en_AU", ["en", "en-GB"], "en-GB"),
        ("nn", ["da", "nb"], "nb"), ("gsw", ["de", "fr"], "de"), ("fr_CA", ["en", "fr"], "fr"),
        ("sr_Latn", ["sr", "sr-Latn"], "sr-Latn"), ("zh_HK", ["zh-hans", "zh-hant"], "zh-hant"),
      ])
    func distance(reader: String, languages: [String], expected: String) throws {
      let folder = try TableFolder()
      for language in languages {
        try folder.write("\"a\" = \"\(language)\";", to: "\(language).lproj/Localizable.strings")
      }
      #expect(folder.string("a", reader) == expected)
    }

    @Test("A language that is close to none gets none", arguments: ["xx", "ja", "x-private", "🙂"])
    func distant(reader: String) throws {
      let folder = try TableFolder().write("\"a\" = \"b\";", to: "de.lproj/Localizable.strings")
      #expect(folder.string("a", reader) == "a")
    }
  }
#endif
