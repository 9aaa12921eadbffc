import Checks
import Findings
import StringCatalog
import Testing

@testable import Slots

@Suite("The tightest texts and their gate")
struct WidthGateRunTests {
  private static func sources(german: String = "Luftfeucht") throws -> SlotSources {
    let catalog = try SampleSources.catalog(
      SampleSources.entry("stat.humidity", ["en": "Humidity", "de": german, "th": "ความชื้น"]) + ","
        + SampleSources.entry("stat.wind", ["en": "Wind", "de": "Wind", "th": "ลม"]) + ","
        + SampleSources.entry(
          "level", ["en": "%(level)@!", "de": "%(level)@!", "th": "%(level)@!"]))
    return SlotSources(catalogs: [catalog], requiredLanguages: ["de", "th"])
  }

  private static let slots = [
    SampleSources.slot("title") { $0.entries = ["stat.*"] },
    SampleSources.slot("level", width: 200) { fill in
      fill.entries = ["level"]
      fill.samples = ["UV"]
      fill.arguments = [SampleSources.argument("level") { $0.samples = ["Low", "Very high"] }]
    },
  ]

  private static func sweep(_ sources: SlotSources) -> SweepResult {
    let found = SlotTexts(slots: slots, sources: sources).resolve()
    return Sweep(
      slots: slots, texts: found.texts, measurer: TenPointMeasurer(), problems: found.problems
    ).run().result
  }

  /// By hand: "Luftfeucht" takes 100 of 100 points, "Humidity" 80; "Very high!" 100 of 200; of the
  /// Thai texts (Thai script) "ความชื้น" has the most characters.
  @Test("The tightest of all are chosen, then those of each slot and script")
  func proposal() throws {
    let result = Self.sweep(try Self.sources())
    let texts = TightestProposal(2, of: result).texts
    #expect(
      texts.map { "\($0.slot) \($0.language) \($0.name)" } == [
        "level en level", "title de stat.humidity", "title en stat.humidity",
        "title th stat.humidity",
      ])
  }

  @Test("The list reads as it was written")
  func file() throws {
    let file = TightestFile(path: FilePath("/app/tightest.json"), shown: "tightest.json")
    let texts = [
      TightestText(
        slot: "a", language: "de", origin: .entry(catalog: "A.xcstrings", key: "k", variation: nil),
        location: SampleSources.place),
      TightestText(
        slot: "a", language: "de",
        origin: .entry(catalog: "A.xcstrings", key: "k", variation: "plural.one"),
        location: SampleSources.place),
      TightestText(
        slot: "a", language: "de", origin: .date(intent: "i", instant: "noon", clock: "24h"),
        location: SampleSources.place),
      TightestText(
        slot: "a", language: "de", origin: .figure(name: "f", sample: "1"),
        location: SampleSources.place),
      TightestText(
        slot: "a", language: "de", origin: .server(key: "s", category: "one"),
        location: SampleSources.place),
      TightestText(
        slot: "a", language: "de", origin: .sample, sample: "21°", location: SampleSources.place),
    ]
    let files = OneFileSystem()
    try file.write(texts, within: FilePath("/app"), to: files)
    let read = file.read(from: files)
    #expect(read.problems.isEmpty)
    #expect(read.texts.map(\.identity) == texts.map(\.identity))
    #expect(read.texts.map(\.location.line) == [3, 4, 5, 6, 7, 8])
    #expect(file.read(from: OneFileSystem()).problems.count == 1)
  }

  @Test("An element that names no text is a problem")
  func incompleteElement() {
    let file = TightestFile(path: FilePath("/t.json"), shown: "t.json")
    let read = file.parse(
      Array(#"{"tightest": [{"slot": "a", "language": "de", "key": "k"}]}"#.utf8))
    #expect(read.problems.map(\.message) == ["the element doesn't say what it is the text of"])
  }

  private func gate(_ sources: SlotSources, accepted: AcceptedWidths = AcceptedWidths()) throws
    -> SweepResult
  {
    let tightest = TightestProposal(2, of: Self.sweep(try Self.sources())).texts
    return WidthGateRun(
      slots: Self.slots, sources: sources, tightest: tightest, measurer: TenPointMeasurer(),
      accepted: accepted, family: "Ten"
    ).run()
  }

  @Test("Only the listed texts are measured, in every combination of their arguments")
  func listedOnly() throws {
    let result = try gate(try Self.sources())
    #expect(result.passes)
    #expect(
      Set(result.verdicts.map(\.text.value))
        == ["Humidity", "Luftfeucht", "ความชื้น", "Low!", "Very high!"])
  }

  @Test("The text of today is measured")
  func todaysText() throws {
    let result = try gate(try Self.sources(german: "Luftfeuchte"))
    #expect(result.findings.map(\.rule) == ["width-over"])
    #expect(
      result.findings.first?.message
        == "'title' in German is 110 pt wide, 10 pt over its 100 pt (Ten Regular 17)")
    let accepted = AcceptedWidths(accepted: [
      AcceptedWidths.Acceptance(
        slot: "title", language: "de", value: "Luftfeuchte", kind: .over, reason: "So be it.",
        location: SampleSources.place),
      // Only the full sweep can tell whether this one is gone.
      AcceptedWidths.Acceptance(
        slot: "title", language: "de", value: "Windstärke!", kind: .over, reason: "So be it.",
        location: SampleSources.place),
    ])
    #expect(try gate(try Self.sources(german: "Luftfeuchte"), accepted: accepted).passes)
  }

  @Test("A listed text that is gone is a problem")
  func gone() throws {
    let catalog = try SampleSources.catalog(
      SampleSources.entry("stat.wind", ["en": "Wind"]) + ","
        + SampleSources.entry("level", ["en": "%(level)@!"]))
    let result = try gate(SlotSources(catalogs: [catalog], requiredLanguages: ["de", "th"]))
    #expect(
      result.problems.map(\.message) == [
        "'stat.humidity' in German is no text of the slot 'title' any more",
        "'stat.humidity' in English is no text of the slot 'title' any more",
        "'stat.humidity' in Thai is no text of the slot 'title' any more",
      ])
  }

  /// "Luftfeuchte" takes 110 of 100 points and is accepted, so that it isn't among the tightest two;
  /// its language and script have others that come first.
  @Test("An accepted text is listed beyond the count, and is judged anew once it grows")
  func acceptedText() throws {
    let accepted = AcceptedWidths(accepted: [
      AcceptedWidths.Acceptance(
        slot: "title", language: "de", value: "Luftfeuchte", kind: .over, reason: "So be it.",
        location: SampleSources.place)
    ])
    let sources = try Self.sources(german: "Luftfeuchte")
    let found = SlotTexts(slots: Self.slots, sources: sources).resolve()
    let sweep = Sweep(
      slots: Self.slots, texts: found.texts, measurer: TenPointMeasurer(), accepted: accepted
    ).run().result
    #expect(sweep.passes)
    let tightest = TightestProposal(2, of: sweep).texts
    #expect(tightest.count { $0.language == "de" && $0.name == "stat.humidity" } == 1)
    func gate(_ sources: SlotSources) -> SweepResult {
      WidthGateRun(
        slots: Self.slots, sources: sources, tightest: tightest, measurer: TenPointMeasurer(),
        accepted: accepted, family: "Ten"
      ).run()
    }
    #expect(gate(sources).passes)
    let grown = gate(try Self.sources(german: "Luftfeuchtewert"))
    #expect(grown.findings.map(\.rule) == ["width-over"])
    #expect(grown.findings.first?.excerpt?.value == "Luftfeuchtewert")
  }

  @Test("Without a manifest only that is a problem, not each text that needs it")
  func withoutManifest() throws {
    let slots = [
      SampleSources.slot("title") { $0.entries = ["stat.*"] },
      SampleSources.slot("level") { fill in
        fill.entries = ["level"]
        fill.arguments = [SampleSources.argument("level") { $0.figures = ["uv"] }]
      },
    ]
    func text(_ slot: String, _ key: String) -> TightestText {
      TightestText(
        slot: slot, language: "de",
        origin: .entry(catalog: "App/Localizable.xcstrings", key: key, variation: nil),
        location: SampleSources.place)
    }
    let problem = ReportProblem(
      location: SampleSources.place, message: "there is no manifest of rendered texts",
      remedy: "Run the app's tests, which write it.")
    var sources = try Self.sources()
    sources.manifest = .failure(problem)
    func problems(_ tightest: [TightestText]) -> [String] {
      WidthGateRun(
        slots: slots, sources: sources, tightest: tightest, measurer: TenPointMeasurer()
      ).run().problems.map(\.message)
    }
    #expect(problems([text("title", "stat.wind"), text("level", "level")]) == [problem.message])
    // What needs no manifest is still told.
    #expect(
      problems([text("title", "stat.gone"), text("level", "level")]) == [
        problem.message, "'stat.gone' in German is no text of the slot 'title' any more",
      ])
  }

  @Test("What is to be called writes the list")
  func remedies() throws {
    let file = TightestFile(path: FilePath("/t.json"), shown: "t.json")
    let gone = try gate(
      SlotSources(
        catalogs: [
          try SampleSources.catalog(
            SampleSources.entry("stat.wind", ["en": "Wind"]) + ","
              + SampleSources.entry("level", ["en": "%(level)@!"]))
        ], requiredLanguages: ["de", "th"]))
    let remedies = (file.read(from: OneFileSystem()).problems + gone.problems).map(\.remedy)
    #expect(remedies.count == 4)
    #expect(remedies.allSatisfy { $0.contains("'endonym widths --tightest 50 --update'") })
  }
}
