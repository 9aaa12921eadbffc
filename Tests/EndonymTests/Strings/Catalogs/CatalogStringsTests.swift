#if !canImport(Darwin)
  import Endonym
  import Foundation
  import StringCatalog
  import Testing

  /// Texts of a catalog by key, language and count.
  struct CatalogStringsTests {
    private let strings: CatalogStrings

    init() throws {
      strings = CatalogStrings(try Catalog(parsing: Array(Self.json.utf8)))
    }

    private func string(
      _ key: String, _ locale: String, _ arguments: CatalogArgument...
    ) -> String {
      // Variadic arguments can't be passed on; no test here needs more than three.
      let locale = Locale(identifier: locale)
      return switch arguments.count {
      case 0: strings.string(key, in: locale)
      case 1: strings.string(key, in: locale, arguments[0])
      case 2: strings.string(key, in: locale, arguments[0], arguments[1])
      default: strings.string(key, in: locale, arguments[0], arguments[1], arguments[2])
      }
    }

    @Test(
      "A language is shortened until the catalog has it, then comes the source language",
      arguments: [
        ("fr", "Sommet"), ("fr-CA", "Sommet"), ("fr_CA", "Sommet"), ("fr-u-nu-latn", "Sommet"),
        ("pt-BR", "Cume"), ("de-AT", "Gipfel (AT)"), ("de-CH", "Gipfel"), ("en-AU", "Summit"),
        // CLDR likely subtags: Taiwan and Hong Kong write the traditional script, China the
        // simplified one.
        ("zh-TW", "山頂"), ("zh-HK", "山頂"), ("zh-Hant-MO", "山頂"), ("zh-CN", "山顶"), ("zh", "山顶"),
        ("ja", "Summit"), ("", "Summit"), ("no such locale", "Summit"),
      ])
    func fallback(locale: String, expected: String) {
      #expect(string("summit", locale) == expected)
    }

    @Test(
      "A catalog can name the region that is likely instead of the script (CLDR likely subtags)",
      arguments: [
        ("pt", "Crista"), ("pt-BR", "Crista"), ("zh-Hant", "稜線"), ("zh-TW", "稜線"),
        ("zh", "山脊"), ("zh-Hans", "山脊"), ("en", "Ridge"),
      ])
    func likelyRegion(locale: String, expected: String) {
      #expect(string("ridge", locale) == expected)
    }

    @Test("A key that the catalog doesn't have is its own text, formatted")
    func missingKey() {
      #expect(string("no such key", "fr") == "no such key")
      #expect(string("%lld trails", "fr", 3) == "3 trails")
      #expect(string("untranslated %@", "fr", "x") == "untranslated x")
    }

    @Test("What isn't translated yet is looked for in the source language")
    func untranslated() {
      #expect(string("new", "fr") == "Altitude")
      #expect(string("blank", "fr") == " ")
    }

    @Test(
      "A plural has the category of CLDR's rules for the language that the text is in",
      arguments: [
        ("en", 1, "1 hike"), ("en", 2, "2 hikes"), ("en", 1_204, "1,204 hikes"),
        ("pl", 1, "1 wędrówka"), ("pl", 3, "3 wędrówki"), ("pl", 5, "5 wędrówek"),
        ("pl", 22, "22 wędrówki"), ("ja", 1, "1回の山歩き"),
        // The source language's text follows the source language's rules, whatever the reader's.
        ("ru", 21, "21 hikes"), ("en", 0, "No hikes"), ("en-IN", 123_456, "1,23,456 hikes"),
      ])
    func plurals(locale: String, count: Int, expected: String) {
      #expect(string("hikes", locale, .integer(count)) == expected)
    }

    @Test(
      "The digits that are shown decide a fraction's category: English 'other' has visible ones")
    func fractions() {
      #expect(string("kilometers", "en", 1.0) == "1.0 kilometers")
      #expect(string("kilometers", "en", 1.26) == "1.3 kilometers")
      #expect(string("kilometers", "en", 1) == "1.0 kilometers")
      // CLDR, French: 'one' covers 0 up to, but not including, 2.
      #expect(string("kilometers", "fr", 1.5) == "1,5 kilomètre")
      #expect(string("kilometers", "fr", 2.0) == "2,0 kilomètres")
      #expect(string("kilometers", "en", .number(.nan)).hasSuffix(" kilometers"))
    }

    @Test("Placeholders take arguments by position or in order, with the locale's digits")
    func placeholders() {
      #expect(string("at", "en", "Summit", "4:35 PM") == "Summit at 4:35 PM")
      #expect(string("at", "pl", "Rysy", "16:35") == "16:35: Rysy")
      #expect(string("padded", "en", 7, 12) == "07 of +12, 100%")
      #expect(string("padded", "en", 7) == "07 of %+lld, 100%")
      #expect(string("hex", "en", 255, 255) == "ff FF")
      #expect(string("precise", "de", 2.5) == "2,500000")
      #expect(string("huge", "en", 7).hasSuffix("7"))
      #expect(string("position", "en", "x") == "%0$@ %9223372036854775808$@ x")
    }

    @Test("Without arguments a text stands as it is written; with some, '%%' is a percent sign")
    func percent() {
      #expect(string("steep", "en") == "50%% steep")
      #expect(string("off", "fr") == "50 % de pente")
      #expect(string("grade", "en", 12) == "12% grade")
    }

    @Test("Each substitution counts its own argument")
    func substitutions() {
      #expect(string("daylight", "en", 1, 30) == "1 hour and 30 minutes")
      #expect(string("daylight", "en", 5, 1) == "5 hours and 1 minute")
      #expect(string("daylight", "pl", 5, 22) == "22 minuty i 5 godzin")
    }

    @Test("What leads nowhere is shown as it is written, and what leads to itself ends")
    func brokenSubstitutions() {
      #expect(string("undefined", "en", 1) == "%#@nothing@")
      #expect(string("endless", "en", 1).contains("%#@again@"))
      #expect(string("unbranched", "en", 1) == "unbranched")
    }

    @Test("Substitutions that repeat one another end, long before they fill the memory")
    func repeatedSubstitutions() {
      #expect(string("repeated", "en", 1).utf8.count < 200_000)
    }

    @Test("A device takes 'other', of which the server knows no better")
    func devices() {
      #expect(string("tap", "en") == "Choose")
    }

    @Test(
      "Arguments are marked by position, as Foundation does with applyReplacementIndexAttribute")
    func replacementIndexes() {
      let text = strings.attributedString(
        "at", in: Locale(identifier: "pl"), "Rysy", "16:35")
      #expect(text.runs.map(\.replacementIndex) == [2, nil, 1])
      let counted = strings.attributedString("hikes", in: Locale(identifier: "en"), 2)
      #expect(counted.runs.map(\.replacementIndex) == [1, nil])
    }

    private static let json = """
      {
        "sourceLanguage" : "en",
        "version" : "1.0",
        "strings" : {
          "summit" : { "localizations" : {
            \(text("en", "Summit")), \(text("fr", "Sommet")), \(text("de", "Gipfel")),
            \(text("de-AT", "Gipfel (AT)")), \(text("pt", "Cume")), \(text("zh-Hans", "山顶")),
            \(text("zh-Hant", "山頂")), \(text("zh", "山顶")) } },
          "ridge" : { "localizations" : {
            \(text("en", "Ridge")), \(text("pt-BR", "Crista")), \(text("zh", "山脊")),
            \(text("zh-TW", "稜線")) } },
          "untranslated %@" : {},
          "new" : { "localizations" : {
            \(text("en", "Altitude")),
            "fr" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
          "blank" : { "localizations" : { \(text("en", "times")), \(text("fr", " ")) } },
          "hikes" : { "localizations" : {
            "en" : \(plural(["zero": "No hikes", "one": "%lld hike", "other": "%lld hikes"])),
            "ja" : \(plural(["other": "%lld回の山歩き"])),
            "pl" : \(plural([
              "one": "%lld wędrówka", "few": "%lld wędrówki", "many": "%lld wędrówek",
              "other": "%lld wędrówki",
            ])) } },
          "kilometers" : { "localizations" : {
            "en" : \(plural(["one": "%.1f kilometer", "other": "%.1f kilometers"])),
            "fr" : \(plural(["one": "%.1f kilomètre", "other": "%.1f kilomètres"])) } },
          "at" : { "localizations" : {
            \(text("en", "%@ at %@")), \(text("pl", "%2$@: %1$@")) } },
          "padded" : { "localizations" : { \(text("en", "%02lld of %+lld, 100%%")) } },
          "hex" : { "localizations" : { \(text("en", "%llx %llX")) } },
          "precise" : { "localizations" : { \(text("en", "%lf")) } },
          "huge" : { "localizations" : { \(text("en", "%099999999999999lld")) } },
          "position" : { "localizations" : { \(text("en", "%0$@ %9223372036854775808$@ %1$@")) } },
          "steep" : { "localizations" : { \(text("en", "50%% steep")) } },
          "off" : { "localizations" : {
            \(text("en", "50% steep")), \(text("fr", "50 % de pente")) } },
          "grade" : { "localizations" : { \(text("en", "%lld%% grade")) } },
          "daylight" : { "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@h@ and %#@m@" },
              "substitutions" : {
                "h" : \(part(1, ["one": "%arg hour", "other": "%arg hours"])),
                "m" : \(part(2, ["one": "%arg minute", "other": "%arg minutes"])) } },
            "pl" : { "stringUnit" : { "state" : "translated", "value" : "%#@m@ i %#@h@" },
              "substitutions" : {
                "h" : \(part(1, ["many": "%arg godzin", "other": "%arg godziny"])),
                "m" : \(part(2, ["few": "%arg minuty", "other": "%arg minut"])) } } } },
          "undefined" : { "localizations" : { \(text("en", "%#@nothing@")) } },
          "endless" : { "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@again@" },
              "substitutions" : { "again" : \(part(1, ["other": "%arg %#@again@"])) } } } },
          "repeated" : { "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@again@" },
              "substitutions" : { "again" : \(part(1, [
                "other": String(repeating: "%#@again@", count: 100),
              ])) } } } },
          "unbranched" : { "localizations" : {
            "en" : { "variations" : { "plural" : {} } } } },
          "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
            "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "Choose" } } } } } } }
        }
      }
      """

    private static func unit(_ value: String) -> String {
      #"{ "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"#
    }

    private static func text(_ language: String, _ value: String) -> String {
      "\"\(language)\" : \(unit(value))"
    }

    private static func branches(_ texts: KeyValuePairs<String, String>) -> String {
      let branches = texts.map { "\"\($0.key)\" : \(unit($0.value))" }.joined(separator: ", ")
      return #""variations" : { "plural" : { \#(branches) } }"#
    }

    private static func plural(_ texts: KeyValuePairs<String, String>) -> String {
      "{ \(branches(texts)) }"
    }

    private static func part(
      _ argument: Int, _ texts: KeyValuePairs<String, String>
    ) -> String {
      #"{ "argNum" : \#(argument), "formatSpecifier" : "lld", \#(branches(texts)) }"#
    }
  }
#endif
