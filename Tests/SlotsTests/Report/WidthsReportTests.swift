import Checks
import Findings
import Ink
import Slots
import Testing

@Suite("The report of widths")
struct WidthsReportTests {
  private static let grid = Layout.grid(
    StatBudget(
      deviceWidth: 390, outerPadding: 32, spacing: 10, minimumColumn: 165, cardPadding: 32))

  /// The arithmetic by hand, on 390 and 375 points; 95 % of 142 is 134.9.
  @Test(
    "A budget's arithmetic is spelled out",
    arguments: [
      (
        grid, 390.0,
        "390 − 32 outer = 358; 2 columns of 174, 10 apart; − 32 card = 142; pass bar 134.9"
      ),
      (
        grid, 375,
        "375 − 32 outer = 343; 2 columns of 166.5, 10 apart; − 32 card = 134.5; pass bar 127.78"
      ),
      (
        .stack(outerPadding: 32, spacing: 8, siblings: [24, 40]), 390,
        "390 − 32 outer − 24 − 40 beside − 2 × 8 spacing = 278; pass bar 264.1"
      ),
      (.fixed(120), 390, "120 fixed; pass bar 114"),
      (
        .surface(.watch(.mm41), padding: 16), 390,
        "176 watch of 41mm − 16 padding = 160; pass bar 152"
      ),
    ])
  func arithmetic(layout: Layout, deviceWidth: Double, text: String) {
    #expect(BudgetArithmetic(layout, deviceWidth: deviceWidth).text == text)
  }

  private static func report(_ texts: [(String, String)], reason: String = "A name.") -> String {
    let slot = SampleSources.slot("card.title", factor: 0.9) { $0.samples = [] }
    let accepted = AcceptedWidths(accepted: [
      AcceptedWidths.Acceptance(
        slot: "card.title", language: "de", value: "Grundwetter", kind: .scaled, reason: reason,
        location: SampleSources.place)
    ])
    let run = Sweep(
      slots: [slot],
      texts: texts.map {
        SlotText(
          slot: "card.title", language: $0.0, value: $0.1, origin: .sample,
          location: SampleSources.place, sourceValue: "Weather")
      }, measurer: TenPointMeasurer(), informationalWidths: [375], accepted: accepted
    ).run()
    return WidthsReport(run.result, informational: run.informational).markdown
  }

  @Test("It shows each language's widest text, what is found and what is accepted")
  func contents() {
    let lines = Self.report([
      ("de", "Wetter"), ("de", "Grundwetter"), ("th", "สภาพอากาศวันนี้และพรุ่งนี้"), ("fi", "Säätilanne"),
    ]).split(separator: "\n").map(String.init)
    #expect(lines.contains("| Ten | Ten.ttf | Ten 1.0 | `0a1b2c` |"))
    #expect(lines.contains("| card.title | Ten Regular 17 | 1 | 90 % | 100 fixed; pass bar 95 |"))
    #expect(lines.contains("| German | Deutsch | 2 | Grundwetter | 110 | 110 % | 1 accepted |"))
    #expect(lines.contains("| Finnish | suomi | 1 | Säätilanne | 100 | 100 % | 1 in the margin |"))
    #expect(
      lines.contains(
        "| card.title | German | Grundwetter | 110 | 110 % | scaled to 90 % | A name. |"))
    #expect(lines.contains { $0.hasPrefix("- `width-over`: 'card.title' in Thai is ") })
    #expect(lines.contains { $0.hasSuffix("it stands for 'Weather'.") })
    #expect(lines.contains("| card.title | 100 | 1 | 1 | 0 | 1 | 0 | 1 |"))
  }

  /// By hand; 95 % pass and 100 % fit, so that what is beyond either must read as more.
  @Test(
    "A share of the budget is rounded up, as widths are",
    arguments: [
      (74.1, 100.0, 75 as Int?), (95.0, 100.0, 95), (95.1, 100.0, 96), (100.0, 100.0, 100),
      (100.4, 100.0, 101),
      (125.0, 166.666_666_666_666_67, 75), (29.0, 100.0, 29), (10.0, 0.0, nil),
    ])
  func percentages(width: Double, budget: Double, percent: Int?) {
    let text = SlotText(slot: "card", language: "de", value: "x", origin: .sample)
    let verdict = SlotVerdict(text: text, width: width, budget: budget, scale: 1, verdict: .ok)
    #expect(verdict.percent == percent)
  }

  @Test("Texts are shown as they are, whatever they are made of")
  func escaping() {
    let report = Self.report([("de", "a|b `c` <b>\n*x* [l](u) &amp;")], reason: "x")
    #expect(report.contains(#"a\|b \`c\` &lt;b&gt;⏎\*x\* \[l\](u) &amp;amp;"#))
    #expect(!report.contains("<b>"))
  }

  @Test("It is the same each time and ends in one line feed")
  func deterministic() {
    let texts = [("de", "Grundwetter"), ("th", "ลม")]
    let report = Self.report(texts)
    #expect(report == Self.report(texts))
    #expect(report.hasSuffix("|\n"))
  }
}
