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
}
