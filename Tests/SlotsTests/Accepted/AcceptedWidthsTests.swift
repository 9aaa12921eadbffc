import Checks
import Findings
import Slots
import Testing

@Suite("The life of an accepted width")
struct AcceptedWidthsTests {
  private static let place = SourceLocation(path: "endonym-accepted.json", line: 4, column: 5)

  private func run(
    _ value: String, kind: AcceptedWidths.Acceptance.Kind = .over, slot: String = "card",
    language: String = "de", accepted: String
  ) -> SweepResult {
    let acceptance = AcceptedWidths.Acceptance(
      slot: slot, language: language, value: accepted, kind: kind, reason: "It is a name.",
      location: Self.place)
    return Sweep(
      slots: [SampleSources.slot(factor: 0.9) { $0.samples = [] }],
      texts: [SlotText(slot: "card", language: "de", value: value, origin: .sample)],
      measurer: TenPointMeasurer(), accepted: AcceptedWidths(accepted: [acceptance])
    ).run().result
  }

  @Test("An accepted text is no finding, and keeps its reason")
  func accepted() {
    // 12 characters: 120 points in 100, 108 at the least factor.
    let result = run("Grundwetter!", accepted: "Grundwetter!")
    #expect(result.passes)
    #expect(result.verdicts.map(\.acceptedReason) == ["It is a name."])
  }

  @Test("A text that has changed is a finding again, and so is the acceptance")
  func changed() {
    let result = run("Grundwetter?", accepted: "Grundwetter!")
    #expect(result.findings.map(\.rule) == ["width-over", "accepted-width"])
    #expect(
      result.findings.last?.message
        == "an accepted text of 'card' in German no longer matters: the text has changed to "
        + "'Grundwetter?'")
    #expect(result.findings.last?.location == Self.place)
    #expect(!result.passes)
  }

  @Test(
    "An acceptance that matters no more says why",
    arguments: [
      ("Wetter", AcceptedWidths.Acceptance.Kind.over, "card", "de", "Wetter", "it fits now"),
      (
        // 11 characters: 110 points, 99 at 0.9.
        "Grundwetter", .over, "card", "de", "Grundwetter",
        "it fits now when scaled, and is accepted as 'over'"
      ),
      (
        "Grundwetter!", .scaled, "card", "de", "Grundwetter!",
        "it no longer fits when scaled, and is accepted as 'scaled'"
      ),
      ("Wetter", .over, "crad", "de", "Wetter", "there is no such slot; the nearest is 'card'"),
      ("Wetter", .over, "card", "fi", "Wetter", "the slot has no text in this language"),
      ("Wetter", .over, "card", "de", "Luft", "no text of the slot reads so any more"),
    ])
  func stale(
    value: String, kind: AcceptedWidths.Acceptance.Kind, slot: String, language: String,
    accepted: String, cause: String
  ) {
    let result = run(value, kind: kind, slot: slot, language: language, accepted: accepted)
    let stale = result.findings.filter { $0.rule == "accepted-width" }
    #expect(stale.count == 1)
    #expect(stale.first?.message.hasSuffix("no longer matters: \(cause)") == true)
    #expect(!result.passes)
  }

  @Test("Scaled is accepted as scaled")
  func scaled() {
    let result = run("Grundwetter", kind: .scaled, accepted: "Grundwetter")
    #expect(result.passes)
    #expect(result.verdicts.map(\.scale) == [0.9])
  }

  private func shortened(_ full: String, value: String = "Wetter") -> SweepResult {
    Sweep(
      slots: [SampleSources.slot { $0.samples = [] }],
      texts: [SlotText(slot: "card", language: "de", value: "Wetter", origin: .sample)],
      measurer: TenPointMeasurer(),
      accepted: AcceptedWidths(shortened: [
        AcceptedWidths.Shortening(
          slot: "card", language: "de", value: value, full: full, location: Self.place)
      ])
    ).run().result
  }

  @Test("A full wording that fits by now is a note, which fails nothing")
  func fuller() {
    let result = shortened("Wetterlage")
    #expect(result.findings.map(\.rule) == ["width-could-be-fuller"])
    #expect(result.verdicts.map(\.fullerWording) == ["Wetterlage"])
    #expect(result.passes)
    #expect(shortened("Wetterlagen").findings.isEmpty)
  }

  @Test("A shortened text that stands no more is a finding")
  func staleShortening() {
    let result = shortened("Wetterlage", value: "Wetterl.")
    #expect(result.findings.map(\.rule) == ["accepted-width"])
    #expect(result.findings.first?.message.hasPrefix("a shortened text of 'card'") == true)
  }

  @Test("A run of some slots and languages judges only what is about them")
  func restricted() {
    func acceptance(_ slot: String, _ language: String) -> AcceptedWidths.Acceptance {
      AcceptedWidths.Acceptance(
        slot: slot, language: language, value: "x", kind: .over, reason: "y", location: Self.place)
    }
    let widths = AcceptedWidths(accepted: [
      acceptance("a", "de"), acceptance("a", "fi"), acceptance("b", "de"),
    ])
    #expect(widths.restricted(to: ["a"], languages: ["de"]).accepted == [acceptance("a", "de")])
    #expect(widths.restricted(to: nil, languages: nil) == widths)
  }
}
