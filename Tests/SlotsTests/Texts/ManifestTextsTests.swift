import Checks
import Findings
import Slots
import Testing

@Suite("What the app renders in a slot")
struct ManifestTextsTests {
  private static func date(_ language: String, _ texts: [(String, String, String)]) -> RenderedDate
  {
    RenderedDate(
      intent: "hourly", language: language, plan: "", decisions: [],
      texts: texts.map { RenderedDate.Text(clock: $0.0, instant: $0.1, value: $0.2) })
  }

  private static let manifest = RenderedManifest(
    localeData: "ICU 76.1", command: "swift test --filter Manifest", sources: [],
    dates: [
      date("en", [("12h", "noon", "12 PM"), ("24h", "noon", "12:00"), ("24h", "night", "23:00")]),
      date(
        "de", [("12h", "noon", "12 Uhr"), ("24h", "noon", "12 Uhr"), ("24h", "night", "23 Uhr")]),
    ],
    texts: [
      RenderedText(
        name: "distance", language: "en",
        samples: [RenderedText.Sample(sample: "1234", value: "1,234 km")]),
      RenderedText(
        name: "distance", language: "de",
        samples: [RenderedText.Sample(sample: "1234", value: "1.234 km")]),
    ])

  private func resolve(
    _ manifest: Result<RenderedManifest, ReportProblem>?, languages: [String] = ["de"],
    _ fill: (inout SlotFill) -> Void
  ) -> (texts: [SlotText], problems: [ReportProblemText]) {
    let sources = SlotSources(
      manifest: manifest, sourceLanguage: "en", requiredLanguages: languages)
    let found = SlotTexts(slots: [SampleSources.slot { fill(&$0) }], sources: sources).resolve()
    return (found.texts, found.problems.map(ReportProblemText.init))
  }

  @Test("Dates stand at their moments by their clocks, figures by their values")
  func texts() {
    let found = resolve(.success(Self.manifest)) { fill in
      fill.dates = ["hourly"]
      fill.instants = ["noon"]
      fill.clocks = ["12h"]
      fill.figures = ["dist*"]
    }
    #expect(found.problems.isEmpty)
    #expect(found.texts.map(\.value) == ["12 PM", "1,234 km", "12 Uhr", "1.234 km"])
    #expect(found.texts.last?.sourceValue == "1,234 km")
    #expect(
      found.texts.first?.origin == .date(intent: "hourly", instant: "noon", clock: "12h"))
  }

  @Test(
    "What the manifest hasn't is a problem with a suggestion",
    arguments: [
      ("dates", "hourlly", "Did you mean 'hourly'?"),
      ("figures", "distanc", "Did you mean 'distance'?"),
      ("instants", "nooon", "Did you mean 'noon'?"),
    ])
  func unknown(kind: String, name: String, remedy: String) {
    let found = resolve(.success(Self.manifest)) { fill in
      fill.dates = kind == "dates" ? [name] : ["hourly"]
      fill.figures = kind == "figures" ? [name] : []
      fill.instants = kind == "instants" ? [name] : []
    }
    #expect(found.problems.map(\.remedy) == [remedy])
  }

  @Test("A language that the manifest lacks is a problem that says which test to run")
  func missingLanguage() {
    let found = resolve(.success(Self.manifest), languages: ["de", "th"]) { $0.dates = ["hourly"] }
    #expect(found.problems.map(\.message) == ["the manifest lacks 'hourly' in Thai"])
    #expect(
      found.problems.first?.remedy.contains("swift test --filter Manifest") == true)
  }

  @Test("Without a manifest a slot that needs one isn't measured")
  func noManifest() {
    let found = resolve(nil) { $0.figures = ["distance"] }
    #expect(found.problems.count == 1)
    let stale = ReportProblem(
      location: SampleSources.place, message: "the manifest is older than its sources",
      remedy: "Run 'swift test'.")
    let failed = resolve(.failure(stale)) { $0.figures = ["distance"] }
    #expect(failed.problems == [ReportProblemText(stale)])
    #expect(failed.texts.isEmpty)
  }

  private static func figure(_ language: String, _ values: [String]) -> RenderedText {
    RenderedText(
      name: "wind", language: language,
      samples: values.map { RenderedText.Sample(sample: $0, value: "\($0) m/s") })
  }

  private static func manifest(
    dates: [RenderedDate] = [], texts: [RenderedText] = []
  ) -> Result<RenderedManifest, ReportProblem> {
    .success(
      RenderedManifest(
        localeData: "ICU 76.1", command: "swift test", sources: [], dates: dates, texts: texts))
  }

  @Test("A figure without samples in a language is a problem, also beside another fill")
  func noSamples() {
    let german = Self.manifest(texts: [Self.figure("en", ["3"]), Self.figure("de", [])])
    let found = resolve(german) { $0.figures = ["wind"] }
    #expect(found.problems.map(\.message) == ["the manifest lacks 'wind' in German"])
    let both = Self.manifest(texts: [Self.figure("en", []), Self.figure("de", [])])
    let beside = resolve(both) { fill in
      fill.figures = ["wind"]
      fill.samples = ["5"]
    }
    #expect(beside.problems.map(\.message) == ["the manifest lacks 'wind' in English, German"])
  }

  @Test("A figure without samples is a problem where it is an argument, and told once")
  func noSamplesInArgument() throws {
    let catalog = try SampleSources.catalog(
      SampleSources.entry("gusts", ["en": "Gusts %(speed)@", "de": "Böen %(speed)@"]))
    let sources = SlotSources(
      catalogs: [catalog],
      manifest: Self.manifest(texts: [Self.figure("en", ["3"]), Self.figure("de", [])]),
      requiredLanguages: ["de"])
    let slot = SampleSources.slot { fill in
      fill.entries = ["gusts"]
      fill.arguments = [SampleSources.argument("speed") { $0.figures = ["wind"] }]
    }
    let found = SlotTexts(slots: [slot], sources: sources).resolve()
    #expect(found.texts.map(\.value) == ["Gusts 3 m/s"])
    #expect(found.problems.map(\.message) == ["the manifest lacks 'wind' in German"])
  }

  @Test(
    "A moment or clock that a language lacks is a problem",
    arguments: [
      (["evening"], [], "the manifest lacks 'evening' of 'hourly' in German"),
      ([], ["12h"], "the manifest lacks '12h' of 'hourly' in German"),
      (["noon"], ["12h"], "the manifest lacks '12h' of 'hourly' in German"),
      ([], ["24h"], "the manifest lacks 'evening' of 'hourly' in German"),
    ] as [([String], [String], String)])
  func missingMoment(instants: [String], clocks: [String], message: String) {
    let dates = [
      Self.date(
        "en", [("12h", "noon", "12 PM"), ("24h", "noon", "12:00"), ("24h", "evening", "17:39")]),
      Self.date("de", [("24h", "noon", "12 Uhr")]),
    ]
    let found = resolve(Self.manifest(dates: dates)) { fill in
      fill.dates = ["hourly"]
      fill.instants = instants
      fill.clocks = clocks
    }
    #expect(found.problems.map(\.message) == [message])
  }

  @Test("A clock that no language has, and a moment that has it in none, are problems")
  func missingEverywhere() {
    let dates = [
      Self.date("en", [("24h", "noon", "12:00")]), Self.date("de", [("24h", "noon", "12 Uhr")]),
    ]
    let clock = resolve(Self.manifest(dates: dates)) { fill in
      fill.dates = ["hourly"]
      fill.clocks = ["12h", "24h"]
    }
    #expect(
      clock.problems.map(\.message) == ["the manifest lacks '12h' of 'hourly' in every language"])
    let moment = resolve(.success(Self.manifest)) { fill in
      fill.dates = ["hourly"]
      fill.instants = ["noon", "night"]
      fill.clocks = ["12h"]
    }
    #expect(
      moment.problems.map(\.message)
        == ["the manifest lacks 'night' by '12h' of 'hourly' in every language"])
  }

  @Test("A date without texts in a language is a problem")
  func noTexts() {
    let dates = [Self.date("en", [("24h", "noon", "12:00")]), Self.date("de", [])]
    let found = resolve(Self.manifest(dates: dates)) { $0.dates = ["hourly"] }
    #expect(found.problems.map(\.message) == ["the manifest lacks 'hourly' in German"])
  }
}
