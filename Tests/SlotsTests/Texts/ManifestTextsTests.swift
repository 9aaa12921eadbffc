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
}
