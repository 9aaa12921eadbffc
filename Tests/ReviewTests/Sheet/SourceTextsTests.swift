import Slots
import Testing

@testable import Review

/// The English text beside a translation.
struct SourceTextsTests {
  @Test("The same variation and arguments are preferred, the same entry is enough")
  func source() {
    func verdict(_ value: String, _ language: String, _ variation: String?) -> SlotVerdict {
      SampleContent.verdict(value, language, variation: variation)
    }
    let sources = SourceTexts(
      [
        verdict("1 day", "en", "plural.one"), verdict("5 days", "en", "plural.other"),
        verdict("2 dny", "cs", "plural.few"), verdict("1 den", "cs", "plural.one"),
      ], language: "en")
    #expect(sources.source(of: verdict("1 den", "cs", "plural.one").text) == "1 day")
    #expect(sources.source(of: verdict("2 dny", "cs", "plural.few").text) == "5 days")
    #expect(sources.source(of: verdict("1 day", "en", "plural.one").text) == nil)
    #expect(
      sources.source(of: SampleContent.verdict("x", "cs", key: "other.key").text) == nil)
  }

  @Test("Arguments that read otherwise in English tell nothing, unless the sweep does")
  func arguments() {
    func verdict(_ value: String, _ language: String, _ argument: String) -> SlotVerdict {
      var verdict = SampleContent.verdict(value, language)
      verdict.text.arguments = ["level: \(argument)"]
      return verdict
    }
    var verdicts = [
      verdict("high now", "en", "high"), verdict("low now", "en", "low"),
      verdict("jetzt hoch", "de", "hoch"), verdict("jetzt niedrig", "de", "niedrig"),
    ]
    verdicts[3].text.sourceValue = "low now"
    let sources = SourceTexts(verdicts, language: "en")
    #expect(verdicts.map { sources.source(of: $0.text) } == [nil, nil, nil, "low now"])
  }
}
