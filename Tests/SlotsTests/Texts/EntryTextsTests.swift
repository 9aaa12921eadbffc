import Checks
import Slots
import StringCatalog
import Testing

@Suite("The texts of catalog entries in a slot")
struct EntryTextsTests {
  private func resolve(
    _ catalog: SlotSources.CatalogFile, languages: [String],
    _ fill: (inout SlotFill) -> Void
  ) -> (texts: [SlotText], problems: [ReportProblemText]) {
    let sources = SlotSources(catalogs: [catalog], requiredLanguages: languages)
    let found = SlotTexts(slots: [SampleSources.slot { fill(&$0) }], sources: sources).resolve()
    return (found.texts, found.problems.map(ReportProblemText.init))
  }

  private func values(_ texts: [SlotText], _ language: String) -> [String] {
    texts.filter { $0.language == language }.map(\.value)
  }

  @Test("A pattern takes all keys that match, the source language first")
  func patterns() throws {
    let catalog = try SampleSources.catalog(
      SampleSources.entry("stat.wind", ["en": "Wind", "de": "Wind"]) + ","
        + SampleSources.entry("stat.humidity", ["en": "Humidity", "de": "Luftfeuchte"]) + ","
        + SampleSources.entry("alert.title", ["en": "Alert", "de": "Warnung"]))
    let found = resolve(catalog, languages: ["de"]) { $0.entries = ["stat.*"] }
    #expect(found.problems.isEmpty)
    #expect(found.texts.map(\.language) == ["en", "en", "de", "de"])
    #expect(found.texts.map(\.value) == ["Wind", "Humidity", "Wind", "Luftfeuchte"])
    #expect(found.texts.map(\.sourceValue) == [nil, nil, "Wind", "Humidity"])
    #expect(
      found.texts.last?.origin
        == .entry(catalog: "App/Localizable.xcstrings", key: "stat.humidity", variation: nil))
  }

  @Test("A language without a translation shows the source's text, and is measured with it")
  func fallback() throws {
    let catalog = try SampleSources.catalog(SampleSources.entry("stat.wind", ["en": "Wind"]))
    let found = resolve(catalog, languages: ["th"]) { $0.entries = ["stat.wind"] }
    #expect(values(found.texts, "th") == ["Wind"])
    #expect(found.texts.map(\.fallback) == [nil, .untranslated])
  }

  @Test("A text that is not to be translated is the source's by intention, one by region its own")
  func sharedText() throws {
    let catalog = try SampleSources.catalog(
      """
      "name":{"shouldTranslate":false,"localizations":{"en":{"stringUnit":{"state":"translated",\
      "value":"Skylight"}}}},"key":{},\(SampleSources.entry("w", ["en": "Wind", "pt": "Vento"]))
      """)
    let found = resolve(catalog, languages: ["pt-BR"]) { $0.entries = ["name", "key", "w"] }
    #expect(
      found.texts.map(\.fallback) == [nil, nil, nil, .shared, .untranslated, nil])
  }

  /// The region decides the script (CLDR, likely subtags: zh-TW is zh-Hant-TW).
  @Test("A language is found by its script, and by less of itself")
  func languageChain() throws {
    let catalog = try SampleSources.catalog(
      SampleSources.entry("a", ["en": "Wind", "zh-Hant": "風", "pt": "vento"]))
    let found = resolve(catalog, languages: ["zh-TW", "pt-BR"]) { $0.entries = ["a"] }
    #expect(values(found.texts, "zh-TW") == ["風"])
    #expect(values(found.texts, "pt-BR") == ["vento"])
  }

  @Test("Texts that read alike stand once, with their number and the first origin")
  func duplicates() throws {
    let catalog = try SampleSources.catalog(
      SampleSources.entry("a", ["en": "Wind"]) + "," + SampleSources.entry("b", ["en": "Wind"]))
    let found = resolve(catalog, languages: []) { $0.entries = ["*"] }
    #expect(found.texts.map(\.occurrences) == [2])
    #expect(
      found.texts.map(\.origin)
        == [.entry(catalog: "App/Localizable.xcstrings", key: "a", variation: nil)])
  }

  @Test("Every combination of the arguments' values is measured, as the text joins them")
  func argumentProduct() throws {
    let catalog = try SampleSources.catalog(
      SampleSources.entry("uv.sentence", ["en": "%(level)@ and %(trend)@."]) + ","
        + SampleSources.entry("level.low", ["en": "Low"]) + ","
        + SampleSources.entry("level.high", ["en": "Very high"]) + ","
        + SampleSources.entry("trend.up", ["en": "rising"]) + ","
        + SampleSources.entry("trend.down", ["en": "falling"]))
    let found = resolve(catalog, languages: []) { fill in
      fill.entries = ["uv.sentence"]
      fill.arguments = [
        SampleSources.argument("level") { $0.entries = ["level.*"] },
        SampleSources.argument("trend") { $0.entries = ["trend.*"] },
      ]
    }
    #expect(found.problems.isEmpty)
    #expect(
      found.texts.map(\.value) == [
        "Low and rising.", "Low and falling.", "Very high and rising.", "Very high and falling.",
      ])
    #expect(found.texts.last?.arguments == ["level: Very high", "trend: falling"])
  }

  @Test("A reader of the source language alone sees what a combination stands for")
  func sourceOfCombination() throws {
    let catalog = try SampleSources.catalog(
      SampleSources.entry("a", ["en": "%(level)@ and %(trend)@, %lld%%", "th": "%2$@%1$@ %3$lld"])
        + "," + SampleSources.entry("level", ["en": "Low", "th": "ต่ำ"]))
    let found = resolve(catalog, languages: ["th"]) { fill in
      fill.entries = ["a"]
      fill.arguments = [
        SampleSources.argument("level") { $0.entries = ["level"] },
        SampleSources.argument("trend") { $0.samples = ["UV"] },
        SampleSources.argument("3") { $0.numbers = [5] },
      ]
    }
    #expect(found.texts.last?.value == "UVต่ำ 5")
    #expect(found.texts.last?.sourceValue == "Low and UV, 5%")
  }

  @Test("A translation may turn the arguments round")
  func positions() throws {
    let catalog = try SampleSources.catalog(
      SampleSources.entry("a", ["en": "%(level)@ and %(trend)@.", "de": "%2$@, %1$@"]))
    let found = resolve(catalog, languages: ["de"]) { fill in
      fill.entries = ["a"]
      fill.arguments = [
        SampleSources.argument("level") { $0.samples = ["A"] },
        SampleSources.argument("trend") { $0.samples = ["B"] },
      ]
    }
    #expect(found.problems.isEmpty)
    #expect(values(found.texts, "de") == ["B, A"])
  }

  @Test("An argument without samples is a problem that names it")
  func missingArgument() throws {
    let catalog = try SampleSources.catalog(
      SampleSources.entry("alerts.active", ["en": "%(count)lld active", "de": "%(count)lld aktiv"]))
    let found = resolve(catalog, languages: ["de"]) { $0.entries = ["alerts.active"] }
    #expect(
      found.problems.map(\.message)
        == ["argument 'count' of 'alerts.active' has no samples in the slot 'card'"])
    #expect(found.problems.map(\.line) == [3])
    #expect(found.texts.isEmpty)
  }

  @Test("An argument that no text has is a problem with a suggestion")
  func unknownArgument() throws {
    let catalog = try SampleSources.catalog(
      SampleSources.entry("a", ["en": "%(count)lld active"]))
    let found = resolve(catalog, languages: []) { fill in
      fill.entries = ["a"]
      fill.arguments = [
        SampleSources.argument("count") { $0.numbers = [3] },
        SampleSources.argument("cuont") { $0.numbers = [3] },
      ]
    }
    #expect(found.problems.map(\.remedy) == ["Did you mean 'count'?"])
  }

  @Test("A pattern that matches nothing is a problem with a suggestion")
  func unmatchedPattern() throws {
    let catalog = try SampleSources.catalog(SampleSources.entry("stat.wind", ["en": "Wind"]))
    let found = resolve(catalog, languages: []) { $0.entries = ["stat.wnd"] }
    #expect(found.problems.map(\.remedy) == ["Did you mean 'stat.wind'?"])
  }

  @Test("A catalog's pattern leaves the other catalogs out")
  func catalogPattern() throws {
    let first = try SampleSources.catalog(
      SampleSources.entry("a", ["en": "One"]), path: "App/Localizable.xcstrings")
    let second = try SampleSources.catalog(
      SampleSources.entry("a", ["en": "Two"]), path: "Widget/Widget.xcstrings")
    var slot = SampleSources.slot { fill in
      fill.entries = ["a"]
      fill.catalog = "Widget/*.xcstrings"
    }
    let sources = SlotSources(catalogs: [first, second])
    #expect(SlotTexts(slots: [slot], sources: sources).resolve().texts.map(\.value) == ["Two"])
    slot.fills[0].catalog = "Wigdet/Widget.xcstrings"
    let problems = SlotTexts(slots: [slot], sources: sources).resolve().problems
    #expect(problems.map(\.remedy) == ["Did you mean 'Widget/Widget.xcstrings'?"])
  }

  @Test("More combinations than the limit are a problem that names the slot")
  func limit() throws {
    let catalog = try SampleSources.catalog(SampleSources.entry("a", ["en": "%@ %@ %@"]))
    let slot = SampleSources.slot { fill in
      fill.entries = ["a"]
      fill.arguments = ["1", "2", "3"].map { name in
        SampleSources.argument(name) { $0.samples = (0..<100).map { "\($0)" } }
      }
    }
    let found = SlotTexts(slots: [slot], sources: SlotSources(catalogs: [catalog])).resolve()
    #expect(
      found.problems.map(\.message)
        == ["the arguments of the slot 'card' have more than 10000 combinations"])
  }

  @Test("A text without arguments stands as it is written, one with some has its percent sign")
  func percentSigns() throws {
    let catalog = try SampleSources.catalog(
      SampleSources.entry("a", ["en": "50% off"]) + ","
        + SampleSources.entry("b", ["en": "%lld%%"]))
    let found = resolve(catalog, languages: []) { fill in
      fill.entries = ["a", "b"]
      fill.arguments = [SampleSources.argument("1") { $0.numbers = [100] }]
    }
    #expect(found.texts.map(\.value) == ["50% off", "100%"])
  }

  /// CLDR's numbering system and separators: German 1.234, Hindi and French as ICU has them.
  @Test("Numbers are written as the language writes them")
  func numbers() throws {
    let catalog = try SampleSources.catalog(
      SampleSources.entry("a", ["en": "%lld m"]) + ","
        + SampleSources.entry("b", ["en": "%.1f s"]))
    let found = resolve(catalog, languages: ["de"]) { fill in
      fill.entries = ["a", "b"]
      fill.arguments = [SampleSources.argument("1") { $0.samples = ["1234"] }]
    }
    #expect(values(found.texts, "en") == ["1,234 m", "1,234.0 s"])
    #expect(values(found.texts, "de") == ["1.234 m", "1.234,0 s"])
  }

  @Test("Branches for devices and widths are measured too, and say which they are")
  func devices() throws {
    let catalog = try SampleSources.catalog(
      #"""
      "a":{"localizations":{"en":{"variations":{"device":{
      "iphone":{"stringUnit":{"state":"translated","value":"Tap"}},
      "other":{"variations":{"width":{
      "20":{"stringUnit":{"state":"translated","value":"Choose"}}}}}}}}}}
      """#)
    let found = resolve(catalog, languages: []) { $0.entries = ["a"] }
    #expect(found.texts.map(\.value) == ["Tap", "Choose"])
    #expect(
      found.texts.map(\.origin) == [
        .entry(catalog: "App/Localizable.xcstrings", key: "a", variation: "device.iphone"),
        .entry(catalog: "App/Localizable.xcstrings", key: "a", variation: "device.other.width.20"),
      ])
  }
}
