import PluralRules
import Testing

@Suite struct PluralSamplesTests {
  struct Language: Sendable, CustomTestStringConvertible {
    let name: String
    let kind: PluralKind
    var testDescription: String { "\(name) \(kind)" }

    static let all = PluralKind.allCases.flatMap { kind in
      PluralRules.languages(kind).map { Language(name: $0, kind: kind) }
    }
  }

  /// Each sample that CLDR gives for a category must evaluate to it.
  @Test(arguments: Language.all)
  func everySampleEvaluatesToItsCategory(_ language: Language) throws {
    let rules = PluralRules(language: language.name, kind: language.kind)
    for category in rules.categories {
      let samples = rules.samples(for: category)
      #expect(!samples.integers.isEmpty || !samples.decimals.isEmpty)
      for sample in (samples.integers + samples.decimals).flatMap(\.values) {
        let operands = try #require(PluralOperands(decimal: sample), "\(sample)")
        #expect(rules.category(for: operands) == category, "\(sample)")
      }
    }
  }

  /// CLDR's chart, version 46: Russian `few`, French `many`, Hebrew `one`.
  @Test func keepsCLDRsSpelling() {
    let few = PluralRules(language: "ru").samples(for: .few)
    #expect(
      few.integers.map(\.description) == [
        "2~4", "22~24", "32~34", "42~44", "52~54", "62", "102", "1002",
      ])
    #expect(few.decimals.isEmpty)
    #expect(few.hasMoreIntegers)
    #expect(!few.hasMoreDecimals)
    let many = PluralRules(language: "fr").samples(for: .many)
    #expect(many.integers.first?.description == "1000000")
    #expect(many.integers.contains { $0.first == "1c6" })
    #expect(many.decimals.contains { $0.first == "1.1c6" })
    let one = PluralRules(language: "he").samples(for: .one)
    #expect(one.integers.map(\.description) == ["1"])
    #expect(one.decimals.map(\.description) == ["0.0~0.9", "0.00~0.05"])
    #expect(!one.hasMoreIntegers)
  }

  @Test func runsGoInStepsOfTheLastDigit() {
    let one = PluralRules(language: "he").samples(for: .one)
    #expect(one.decimals.last?.values == ["0.00", "0.01", "0.02", "0.03", "0.04", "0.05"])
    let few = PluralRules(language: "ru").samples(for: .few)
    #expect(few.integers.first?.values == ["2", "3", "4"])
    let other = PluralRules(language: "en").samples(for: .other)
    #expect(other.decimals.first?.values.suffix(3) == ["1.3", "1.4", "1.5"])
  }

  @Test func hasNoneForACategoryThatTheLanguageLacks() {
    let samples = PluralRules(language: "ja").samples(for: .one)
    #expect(samples.integers.isEmpty)
    #expect(samples.decimals.isEmpty)
  }
}
