import Checks
import Slots
import Testing

@Suite("Samples and numbers in a slot")
struct SampleTextsTests {
  /// CLDR: German groups by full stops; Arabic has its own digits by default.
  @Test("A sample stands as it is, a number as the language writes it")
  func samples() {
    let slot = SampleSources.slot { fill in
      fill.samples = ["21°"]
      fill.numbers = [1234]
    }
    let sources = SlotSources(sourceLanguage: "en", requiredLanguages: ["de", "ar-EG", "he"])
    let texts = SlotTexts(slots: [slot], sources: sources).resolve().texts
    #expect(
      texts.map { "\($0.language) \($0.value)" } == [
        "en 21°", "en 1,234", "de 21°", "de 1.234", "ar-EG 21°", "ar-EG ١٬٢٣٤", "he 21°",
        "he 1,234",
      ])
  }

  @Test("Several threads give the same texts in the same order as one")
  func deterministic() {
    let slots = (0..<5).map { number in
      SampleSources.slot("slot\(number)") { $0.numbers = Array(0..<50) }
    }
    let sources = SlotSources(
      sourceLanguage: "en", requiredLanguages: ["de", "ar", "th", "hi", "ru", "ja"])
    let one = SlotTexts(slots: slots, sources: sources, jobs: 1).resolve().texts
    let many = SlotTexts(slots: slots, sources: sources, jobs: 4).resolve().texts
    #expect(one == many)
    let sweep = Sweep(slots: slots, texts: one, measurer: TenPointMeasurer(), jobs: 1).run()
    let parallel = Sweep(slots: slots, texts: one, measurer: TenPointMeasurer(), jobs: 4).run()
    #expect(sweep.result.verdicts == parallel.result.verdicts)
    #expect(sweep.result.findings == parallel.result.findings)
  }
}
