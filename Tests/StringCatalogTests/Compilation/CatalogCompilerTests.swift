import StringCatalog
import Testing

@Suite("Compiling a catalog's plain texts")
struct CatalogCompilerTests {
  @Test("Each language has the keys that have a text in it")
  func plain() throws {
    let fixture = try CompiledFixture(
      #""a":\#(Part.entry(#""de":\#(Part.unit("A & B")),"en":\#(Part.unit("a"))"#)),"#
        + #""b":\#(Part.entry(#""de":\#(Part.unit("100 %% \\n"))"#, state: nil))"#)
    #expect(fixture.paths == ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"])
    #expect(fixture["de.lproj/Localizable.strings"] == ["a": "A & B", "b": "100 %% \n"])
    #expect(fixture["en.lproj/Localizable.strings"] == ["a": "a"])
    #expect(fixture.diagnostics == [])
  }

  /// Observed with Xcode 27 (omarchy-apple-dev, its stand-in for `xcstringstool`): a manual key
  /// without a source text is its own text; other keys are left to the look-up.
  @Test("Of keys without a source text only the manual ones are written")
  func missingSource() throws {
    let fixture = try CompiledFixture(
      #""manual":\#(Part.entry("")),"automatic":\#(Part.entry("", state: nil)),"#
        + #""stale":\#(Part.entry("", state: "stale"))"#)
    #expect(fixture.paths == ["en.lproj/Localizable.strings"])
    #expect(fixture["en.lproj/Localizable.strings"] == ["manual": "manual"])
  }

  /// Observed with Xcode 27, likewise: other languages get the key where the source text varies.
  @Test("A manual key that a translation lacks is written where the source varies, unless unwanted")
  func missingTranslation() throws {
    let plural = Part.plural(["one": "%lld day", "other": "%lld days"])
    let strings =
      #""days":\#(Part.entry(#""en":\#(plural)"#)),"other":\#(Part.entry(#""de":\#(Part.unit("x"))"#))"#
    let apple = try CompiledFixture(strings)
    #expect(apple["de.lproj/Localizable.strings"] == ["days": "days", "other": "x"])
    let bare = try CompiledFixture(strings, CompilationOptions(fillsMissingVariations: false))
    #expect(bare["de.lproj/Localizable.strings"] == ["other": "x"])
  }

  /// Observed with Xcode 26.6 (Articulate, "xcstrings rules" T1): `new` is left out only without an
  /// extraction state; the other states ship.
  @Test(
    "A text of state 'new' ships where people keep the entry",
    arguments: [
      ("manual", "de", true), (nil, "de", false), ("extracted_with_value", "en", true),
      ("extracted_with_value", "de", false), (nil, "en", false),
    ])
  func new(_ extraction: String?, _ language: String, _ ships: Bool) throws {
    let unit = Part.unit("x", state: "new")
    let fixture = try CompiledFixture(
      #""k":\#(Part.entry(#""\#(language)":\#(unit)"#, state: extraction))"#)
    let text = fixture["\(language).lproj/Localizable.strings"]?.dictionary?["k"]
    #expect(text == (ships ? "x" : nil))
  }

  @Test(
    "Every other state ships",
    arguments: ["translated", "needs_review", "stale", "machine_translated"])
  func states(_ state: String) throws {
    let fixture = try CompiledFixture(
      #""k":\#(Part.entry(#""de":\#(Part.unit("x", state: state))"#, state: nil))"#)
    #expect(fixture["de.lproj/Localizable.strings"] == ["k": "x"])
  }

  /// A form that Xcode took from the code has the state `new` (CotEditor's "%lld items"): were it
  /// left out, "5 item" would be shown.
  @Test("A form of state 'new' ships in the source language; a translation's does not")
  func newForms() throws {
    let forms = Part.varied(
      "plural", ["one": Part.unit("%lld item"), "other": Part.unit("%lld items", state: "new")])
    let fixture = try CompiledFixture(
      #""k":\#(Part.entry(#""en":\#(forms),"de":\#(forms)"#, state: nil))"#)
    func other(_ language: String) -> PropertyListValue? {
      fixture["\(language).lproj/Localizable.stringsdict"]?.dictionary?["k"]?.dictionary?["value"]?
        .dictionary?["other"]
    }
    #expect(other("en") == "%lld items")
    #expect(other("de") == "%lld item")
  }

  @Test("An empty text of state 'new' never ships")
  func emptyNew() throws {
    let fixture = try CompiledFixture(
      #""k":\#(Part.entry(#""de":\#(Part.unit("", state: "new"))"#))"#)
    #expect(fixture.paths == ["en.lproj/Localizable.strings"])
  }

  /// Xcode keeps the last of two equal keys.
  @Test("Of two equal keys and languages the last counts; canonically equal keys are two")
  func duplicates() throws {
    let fixture = try CompiledFixture(
      #""k":\#(Part.entry(#""de":\#(Part.unit("1"))"#)),"#
        + #""k":\#(Part.entry(#""de":\#(Part.unit("2")),"de":\#(Part.unit("3"))"#)),"#
        + #""\u00e9":\#(Part.entry(#""de":\#(Part.unit("4"))"#)),"#
        + #""e\u0301":\#(Part.entry(#""de":\#(Part.unit("5"))"#))"#)
    #expect(
      fixture["de.lproj/Localizable.strings"] == ["k": "3", "\u{E9}": "4", "e\u{301}": "5"])
  }

  @Test("Only the languages that are asked for")
  func languages() throws {
    let strings =
      #""k":\#(Part.entry(#""de":\#(Part.unit("x")),"fr":\#(Part.unit("y")),"en":\#(Part.unit("z"))"#))"#
    let options = CompilationOptions(languages: ["fr", "xx"])
    #expect(try CompiledFixture(strings, options).paths == ["fr.lproj/Localizable.strings"])
  }

  @Test("With one file a language, plain texts stand in the stringsdict")
  func onlyStringsdict() throws {
    let plural = Part.plural(["one": "%lld day", "other": "%lld days"])
    let fixture = try CompiledFixture(
      #""a":\#(Part.entry(#""en":\#(Part.unit("x"))"#)),"b":\#(Part.entry(#""en":\#(plural)"#))"#,
      CompilationOptions(layout: .stringsdictOnly))
    #expect(fixture.paths == ["en.lproj/Localizable.stringsdict"])
    let content = fixture["en.lproj/Localizable.stringsdict"]?.dictionary
    #expect(content?["a"] == "x")
    #expect(content?["b"]?.dictionary?["NSStringLocalizedFormatKey"] == "%#@value@")
  }

  @Test(
    "A language that could lead out of the directory is an error at its place",
    arguments: ["../../x", "de/..", "..", ".", "", "a\\u0000b", "de lang", "dé"])
  func hostileLanguage(_ language: String) throws {
    let fixture = try CompiledFixture(#""k":\#(Part.entry(#""\#(language)":\#(Part.unit("x"))"#))"#)
    #expect(fixture.paths == [])
    #expect(fixture.diagnostics.count == 1)
    let diagnostic = try #require(fixture.compiled.diagnostics.first)
    #expect(diagnostic.severity == .error)
    // {"sourceLanguage":"en","strings":{"k":{"extractionState":"manual","localizations":{ is 83 long.
    #expect(diagnostic.position == TextPosition(line: 1, column: 84))
  }

  @Test("So is a source language", arguments: ["../x", "a/b"])
  func hostileSource(_ language: String) throws {
    let catalog = try Catalog(
      parsing: Array(#"{"sourceLanguage":"\#(language)","strings":{"k":\#(Part.entry(""))}}"#.utf8))
    let compiled = CatalogCompiler().compile(catalog, table: "T")
    #expect(compiled.hasErrors && compiled.files.isEmpty)
  }

  @Test("And a table", arguments: ["", ".", "..", "../x", "a/b", "a\0b", "a\nb"])
  func hostileTable(_ table: String) throws {
    let catalog = try ModelFixture.catalog(strings: #""k":\#(Part.entry(""))"#)
    let compiled = CatalogCompiler().compile(catalog, table: table)
    #expect(compiled.hasErrors && compiled.files.isEmpty)
  }

  @Test(
    "Usual languages are folders", arguments: ["zh-Hans", "pt_BR", "es-419", "sr@latin", "Base"])
  func usualLanguage(_ language: String) throws {
    let fixture = try CompiledFixture(#""k":\#(Part.entry(#""\#(language)":\#(Part.unit("x"))"#))"#)
    #expect(fixture["\(language).lproj/Localizable.strings"] == ["k": "x"])
  }

  @Test("A control character is an error in XML and none in the binary form")
  func controls() throws {
    let strings = #""k":\#(Part.entry(#""en":\#(Part.unit("a\\u0001b"))"#))"#
    let text = try CompiledFixture(strings)
    #expect(text.paths == [] && text.compiled.hasErrors)
    let binary = try CompiledFixture(strings, CompilationOptions(format: .binary))
    #expect(binary["en.lproj/Localizable.strings"] == ["k": "a\u{1}b"])
    let percent = try CompiledFixture(#""k":\#(Part.entry(#""en":\#(Part.unit("%@\\u0001"))"#))"#)
    #expect(percent.compiled.hasErrors)
    let key = try CompiledFixture(#""k\u0001":\#(Part.entry(#""en":\#(Part.unit("%@"))"#))"#)
    #expect(key.compiled.hasErrors)
  }

  @Test("Phrases of App Shortcuts are left out, and said so once")
  func phrases() throws {
    let set = #"{"stringSet":{"state":"translated","values":["a","b"]}}"#
    let fixture = try CompiledFixture(
      #""a":\#(Part.entry(#""en":\#(set)"#, state: nil)),"b":\#(Part.entry(#""en":\#(set)"#, state: nil))"#
    )
    #expect(fixture.paths == [])
    #expect(fixture.compiled.diagnostics.map(\.severity) == [.warning])
  }

  /// A position takes the labels' place (inferred; see `TextRewriter`).
  @Test(
    "Labels go, and another order than the source's becomes positions",
    arguments: [
      ("%(a)@ in %(b)lld", "%(a)@ aus %(b)lld", "%@ aus %lld"),
      ("%(a)@ in %(b)lld", "%(b)lld hat %(a)@", "%2$lld hat %1$@"),
      ("%1$(a)@ in %2$(b)lld", "%2$(b)lld hat %1$(a)@", "%2$lld hat %1$@"),
      ("%(a)@ in %(b)@", "%(b)@ %(b)@", "%2$@ %2$@"), ("%@", "100 %% %@", "100 %% %@"),
    ])
  func labels(_ source: String, _ text: String, _ expected: String) throws {
    let fixture = try CompiledFixture(
      #""k":\#(Part.entry(#""en":\#(Part.unit(source)),"de":\#(Part.unit(text))"#))"#)
    #expect(fixture["de.lproj/Localizable.strings"] == ["k": .text(expected)])
  }
}
