#if !canImport(Darwin)
  import Endonym
  import Foundation
  import Testing

  /// Texts straight from a catalog in a bundle.
  struct CatalogTableTests {
    private static func text(_ language: String, _ value: String) -> String {
      #""\#(language)":{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
    }

    private let folder: TableFolder

    init() throws {
      folder = try TableFolder.catalog(
        """
        "summit" : { "comment" : "a } in a \\"comment\\\\", "localizations" : {
          \(Self.text("en", "Summit")), \(Self.text("fr", "Sommet")), \(Self.text("zh-Hant", "山頂"))
        } },
        "Say \\"hi\\"\\n" : { "localizations" : { \(Self.text("fr", "Dis \\\"salut\\\"")) } },
        "caf\\u00e9" : { "localizations" : { \(Self.text("fr", "bistrot")) } },
        "twice" : { "localizations" : { \(Self.text("en", "first")) } },
        "twice" : { "localizations" : { \(Self.text("en", "last")) } },
        "empty" : {}, "broken" : { "localizations" : { "en" : 7, "fr" : [] } },
        "%lld of %@" : { "localizations" : { \(Self.text("fr", "%2$@ : %1$lld")) } }
        """)
    }

    @Test("A key is looked for in the reader's language, then in the source language")
    func languages() {
      #expect(folder.string("summit", "fr_CA") == "Sommet")
      #expect(folder.string("summit", "zh_TW") == "山頂")
      #expect(folder.string("summit", "ja") == "Summit")
      #expect(folder.string("empty", "fr") == "empty")
      #expect(folder.string("no such key", "fr") == "no such key")
    }

    @Test("Escapes of JSON in keys and values are resolved")
    func escapes() {
      #expect(folder.string("Say \"hi\"\n", "fr") == "Dis \"salut\"")
      #expect(folder.string("caf\u{E9}", "fr") == "bistrot")
    }

    @Test("Of two entries with one key the last counts, as Xcode reads them")
    func duplicates() {
      #expect(folder.string("twice", "en") == "last")
    }

    @Test("What is no localization is none")
    func broken() {
      #expect(folder.string("broken", "fr") == "broken")
      #expect(folder.string("\(3) of \("x")", "fr") == "x : 3")
    }

    @Test(
      "A catalog that is cut off, or none, gives what was whole before",
      arguments: [
        "", "{", "[]", "null", #"{"strings""#, #"{"strings":[]}"#, #"{"strings":{"a""#,
        #"{"strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"\"#,
        #"{"strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"b""#,
        #"{"strings":{"a":"b"}}"#, #"{"strings":{"a":]}}"#, "\u{FEFF}{\"strings\":{}}",
      ])
    func truncated(text: String) throws {
      let folder = try TableFolder().write(text, to: "Localizable.xcstrings")
      #expect(folder.string("a", "en") == "a")
      #expect(folder.string("\(1) a", "en") == "1 a")
    }

    @Test("Entries before a place that is cut off are found, and a byte order mark is passed")
    func wholeEntries() throws {
      let text =
        "\u{FEFF}{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{"
        + Self.text("en", "A") + "}},\"b\":{\"loc"
      let folder = try TableFolder().write(text, to: "Localizable.xcstrings")
      #expect(folder.string("a", "en") == "A")
    }

    @Test("A hundred thousand brackets in one another end in the key, not in the stack's end")
    func depth() throws {
      let deep =
        String(repeating: #"{"a":"#, count: 100_000) + "1" + String(repeating: "}", count: 100_000)
      let folder = try TableFolder.catalog(#""deep":{"localizations":{"en":\#(deep)}}"#)
      #expect(folder.string("deep", "en") == "deep")
    }

    @Test(
      "A table's name is a file's, never a way to another folder",
      arguments: ["../secret", "/etc/passwd", "", "a\u{0}b", ".", "Missing"])
    func tableNames(name: String) throws {
      #expect(folder.string("no such key", "en", table: name) == "no such key")
    }

    @Test("A file that changes is read again where the store is asked to, and not otherwise")
    func reload() throws {
      let entry = { #""a":{"localizations":{\#(Self.text("en", $0))}}"# }
      let folder = try TableFolder.catalog(entry("before"))
      let reloading = LocalizationSettings(store: StringsStore(reloadsChangedFiles: true))
      let keeping = LocalizationSettings(store: StringsStore())
      #expect(folder.string("a", "en", reloading) == "before")
      #expect(folder.string("a", "en", keeping) == "before")
      try folder.write(
        #"{"sourceLanguage":"en","strings":{\#(entry("much later"))}}"#,
        to: "Localizable.xcstrings")
      #expect(folder.string("a", "en", reloading) == "much later")
      #expect(folder.string("a", "fr", reloading) == "much later")
      #expect(folder.string("a", "en", keeping) == "before")
      try FileManager.default.removeItem(
        at: folder.url.appendingPathComponent("Localizable.xcstrings"))
      #expect(folder.string("a", "en", reloading) == "a")
    }
  }
#endif
