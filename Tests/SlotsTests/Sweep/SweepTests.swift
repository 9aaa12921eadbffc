import Checks
import Findings
import Ink
import Slots
import StringCatalog
import Testing

@Suite("A sweep over texts in their slots")
struct SweepTests {
  private func run(
    _ slot: Slot, _ texts: [String], measurer: TenPointMeasurer = TenPointMeasurer(),
    accepted: AcceptedWidths = AcceptedWidths(), informational: [Double] = []
  ) -> (result: SweepResult, informational: [SweepResult]) {
    Sweep(
      slots: [slot],
      texts: texts.map {
        SlotText(
          slot: slot.name, language: "de", value: $0, origin: .sample,
          location: SampleSources.place, sourceValue: "UV index")
      }, measurer: measurer, informationalWidths: informational, accepted: accepted
    ).run()
  }

  /// Ten points a character; 95 % of 100 points is 95.
  @Test(
    "A width up to 95 % passes, up to the budget is told, beyond is over",
    arguments: [
      ("123456789", 90, Verdict.ok), ("1234567890", 100, .margin), ("12345678901", 110, .over),
    ])
  func judgesWidths(text: String, width: Double, verdict: Verdict) {
    let result = run(SampleSources.slot { $0.samples = [text] }, [text]).result
    #expect(result.verdicts.map(\.width) == [width])
    #expect(result.verdicts.map(\.verdict) == [verdict])
    #expect(result.passes == (verdict != .over))
  }

  @Test("Noise of adding doesn't push a width over, a real fraction of a point does")
  func roundsUp() {
    let slot = SampleSources.slot { $0.samples = ["1234567890"] }
    let noisy = run(slot, ["1234567890"], measurer: TenPointMeasurer(noise: 1e-7)).result
    #expect(noisy.verdicts.map(\.width) == [100])
    let wider = run(slot, ["1234567890"], measurer: TenPointMeasurer(noise: 0.01)).result
    #expect(wider.verdicts.map(\.width) == [101])
    #expect(wider.verdicts.map(\.verdict) == [.over])
  }

  /// Twelve characters are 120 points.
  ///
  /// 120 × 0.83 = 99.6, up to 100; 120 × 0.84 = 100.8, up to 101.
  @Test(
    "The largest factor in whole percents at which a text fits is found",
    arguments: [(0.8, Verdict.scaled, 0.83 as Double?), (0.83, .scaled, 0.83), (0.84, .over, nil)])
  func scales(factor: Double, verdict: Verdict, scale: Double?) {
    let result = run(
      SampleSources.slot(factor: factor) { $0.samples = [] }, ["123456789012"]
    ).result
    #expect(result.verdicts.map(\.verdict) == [verdict])
    #expect(result.verdicts.map(\.scale) == [scale])
    #expect(!result.passes)
  }

  @Test("An overflow says by how much, in which font and what it stands for")
  func describesOverflow() throws {
    let result = run(SampleSources.slot { $0.samples = [] }, ["12345678901"]).result
    let finding = try #require(result.findings.first)
    #expect(finding.rule == "width-over")
    #expect(finding.severity == .error)
    #expect(
      finding.message
        == "'card' in German is 110 pt wide, 10 pt over its 100 pt (Ten Regular 17)")
    #expect(finding.consequence.contains("'UV index'"))
    #expect(finding.location == SampleSources.place)
    #expect(finding.excerpt?.value == "12345678901")
  }

  @Test("A text that fits only when scaled says to what")
  func describesScaled() throws {
    let result = run(
      SampleSources.slot(factor: 0.8) { $0.samples = [] }, ["123456789012"]
    ).result
    let finding = try #require(result.findings.first)
    #expect(finding.rule == "width-scaled")
    #expect(
      finding.message
        == "'card' in German fits only when scaled to 83 %: 120 pt in 100 pt (Ten Regular 17)")
  }

  @Test(
    "A text that nobody has translated says so, and isn't to be shortened",
    arguments: [
      (
        TextFallback.untranslated, false,
        "'de' has no text of its own and shows the source's: translate it."
      ),
      (.shared, true, "Shorten the source's text, or "),
    ])
  func fallback(fallback: TextFallback, isOpen: Bool, remedy: String) throws {
    let run = Sweep(
      slots: [SampleSources.slot { $0.samples = [] }],
      texts: [
        SlotText(
          slot: "card", language: "de", value: "Wind gusts today", origin: .sample,
          sourceValue: "Wind gusts today", fallback: fallback)
      ], measurer: TenPointMeasurer()
    ).run().result
    let finding = try #require(run.findings.first)
    #expect(finding.remedy.hasPrefix(remedy))
    #expect(finding.consequence == "Readers see it cut off; it is the source's text.")
    #expect(run.verdicts.map(\.isOpenToAcceptance) == [isOpen])
    let accepted = AcceptedWidths().accepting(
      run.verdicts, reason: "Fine.", at: SampleSources.place)
    #expect(accepted.count == (isOpen ? 1 : 0))
  }

  /// On a wider screen what was accepted for the narrow one fits; removing it would break that one.
  @Test("Away from the screen that texts are accepted for, no acceptance is a finding")
  func acceptancesElsewhere() {
    let accepted = AcceptedWidths(
      accepted: ["123456789", "gone", "123456789012"].map { value in
        AcceptedWidths.Acceptance(
          slot: "card", language: "de", value: value, kind: .over, reason: "Small.",
          location: SampleSources.place)
      },
      shortened: [
        AcceptedWidths.Shortening(
          slot: "card", language: "de", value: "123", full: "123456",
          location: SampleSources.place)
      ])
    var sweep = Sweep(
      slots: [SampleSources.slot(factor: 0.8) { $0.samples = [] }],
      texts: ["123456789", "123456789012", "123"].map {
        SlotText(slot: "card", language: "de", value: $0, origin: .sample)
      }, measurer: TenPointMeasurer(), accepted: accepted)
    #expect(
      sweep.run().result.findings.map(\.rule) == [
        "width-scaled", "accepted-width", "accepted-width", "accepted-width",
        "width-could-be-fuller",
      ])
    sweep.judgesAcceptances = false
    #expect(sweep.run().result.findings.isEmpty)
  }

  @Test("A missing glyph is an error that no acceptance covers")
  func missingGlyph() throws {
    let accepted = AcceptedWidths(accepted: [
      AcceptedWidths.Acceptance(
        slot: "card", language: "de", value: "5 ฿", kind: .over, reason: "Small.",
        location: SampleSources.place)
    ])
    let result = run(
      SampleSources.slot { $0.samples = [] }, ["5 ฿"],
      measurer: TenPointMeasurer(missing: ["฿"]), accepted: accepted
    ).result
    #expect(result.verdicts.map(\.verdict) == [.missingGlyph])
    let finding = try #require(result.findings.first)
    #expect(finding.rule == "width-missing-glyph")
    #expect(finding.message == "'card' in German has no glyph for '฿' (U+0E3F) in the fonts")
    // "5 " are two bytes, the sign three.
    #expect(finding.excerpt?.marked == 2..<5)
  }

  /// 9 characters a line within 95 %, 10 within the budget.
  @Test(
    "On several lines the count of lines decides",
    arguments: [
      ("123456789 123456789", 2, Verdict.ok), ("1234567890 12", 2, .margin),
      ("1234567 1234567 1", 2, .ok), ("12345678 12345678 1", 2, .margin),
      ("1234567890 1234567890 1", 3, .over),
      ("12345678901", 1, .over),
    ])
  func breaksLines(text: String, lines: Int, verdict: Verdict) {
    let result = run(SampleSources.slot(lines: 2) { $0.samples = [] }, [text]).result
    #expect(result.verdicts.map(\.lines) == [lines])
    #expect(result.verdicts.map(\.verdict) == [verdict])
  }

  /// A grid of one column: 390 − 32 − 258 = 100, 375 − 32 − 258 = 85.
  @Test("Other widths have verdicts of their own and fail nothing")
  func informational() {
    var slot = SampleSources.slot { $0.samples = [] }
    slot.layout = .stack(outerPadding: 32, spacing: 0, siblings: [258])
    let run = run(slot, ["123456789"], informational: [375])
    #expect(run.result.passes)
    #expect(run.informational.map(\.deviceWidth) == [375])
    #expect(run.informational.first?.verdicts.map(\.verdict) == [.over])
    #expect(run.informational.first?.findings.isEmpty == true)
  }

  /// UIKit and SwiftUI draw the first of two lines alone where one is allowed, as if it were cut off.
  @Test(
    "A line feed within a text needs a second line, one at its end doesn't",
    arguments: [
      ("A first line\nand a second", 1.0, 2, Verdict.over),
      ("A first line\nand a second", 0.5, 2, .over),
      ("A first line\n", 1, 1, .ok),
    ])
  func lineFeeds(text: String, factor: Double, lines: Int, verdict: Verdict) {
    let result = run(
      SampleSources.slot(width: 300, factor: factor) { $0.samples = [] }, [text]
    ).result
    #expect(result.verdicts.map(\.verdict) == [verdict])
    #expect(result.verdicts.map(\.lines) == [lines])
    #expect(
      result.findings.map(\.message)
        == (verdict == .ok
          ? [] : ["'card' in German takes 2 lines instead of 1 of 300 pt (Ten Regular 17)"]))
  }

  /// "Donaudampfschiff" has 16 characters, so 160 points; five lines are more than three.
  @Test(
    "A word that no line holds is named",
    arguments: [
      ("Die Donaudampfschiff", "has 'Donaudampfschiff', which takes 160 of 100 pt"),
      (
        "Die Donaudampfschiff 123456789 123456789 123456789",
        "takes 5 lines instead of 3 and has 'Donaudampfschiff', which takes 160 of 100 pt"
      ),
    ])
  func overfullWord(text: String, says: String) {
    let result = run(SampleSources.slot(lines: 3) { $0.samples = [] }, [text]).result
    #expect(result.verdicts.map(\.unbreakable) == ["Donaudampfschiff"])
    #expect(
      result.findings.map(\.message)
        == ["'card' in German \(says) and can't be broken (Ten Regular 17)"])
    #expect(result.findings.first?.remedy.contains("U+00AD") == true)
  }

  /// 16 × 10 × 0.62 = 99.2, up to 100; at 0.63 it is 100.8.
  @Test("A word that a line holds only when scaled is named")
  func scaledWord() {
    let result = run(
      SampleSources.slot(lines: 3, factor: 0.5) { $0.samples = [] }, ["Donaudampfschiff"]
    ).result
    #expect(
      result.findings.map(\.message) == [
        "'card' in German fits only when scaled to 62 %: 'Donaudampfschiff' takes 160 in 100 pt "
          + "(Ten Regular 17)"
      ])
  }

  @Test(
    "On other widths an accepted text isn't open, a missing glyph is, and no width is told twice")
  func informationalAccepted() {
    let accepted = AcceptedWidths(accepted: [
      AcceptedWidths.Acceptance(
        slot: "card", language: "de", value: "12345678901", kind: .over, reason: "A name.",
        location: SampleSources.place)
    ])
    let run = run(
      SampleSources.slot { $0.samples = [] }, ["12345678901", "5 ฿"],
      measurer: TenPointMeasurer(missing: ["฿"]), accepted: accepted,
      informational: [375, 390, 375, 320])
    #expect(run.informational.map(\.deviceWidth) == [375, 320])
    for other in run.informational {
      #expect(other.verdicts.map(\.acceptedReason) == ["A name.", nil])
      #expect(other.openCount(of: .over) == 0)
      #expect(other.openCount(of: .missingGlyph) == 1)
    }
  }

  /// Bisecting 99 sizes takes seven steps; one layout tells that the least doesn't fit, and full size
  /// takes one where it doesn't fit.
  @Test(
    "Few sizes are tried, whatever the factor",
    arguments: [
      (String(repeating: "Wind ", count: 2_000), Verdict.over, 2), ("Windwindwind", .scaled, 9),
    ])
  func layouts(text: String, verdict: Verdict, limit: Int) {
    let slot = SampleSources.slot(lines: 2, factor: 0.01) { $0.samples = [] }
    let measurer = CountingMeasurer()
    let texts = [
      SlotText(
        slot: slot.name, language: "de", value: text, origin: .sample,
        location: SampleSources.place)
    ]
    let result = Sweep(slots: [slot], texts: texts, measurer: measurer).run().result
    #expect(result.verdicts.map(\.verdict) == [verdict])
    #expect(measurer.layouts <= limit)
  }
}
