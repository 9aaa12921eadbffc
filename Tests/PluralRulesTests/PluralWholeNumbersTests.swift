import PluralRules
import Testing

@Suite struct PluralWholeNumbersTests {
  /// Read off CLDR's chart, version 46.
  @Test(arguments: [
    ("en", true), ("de", true), ("pl", true), ("cs", true), ("he", true), ("ar", true),
    ("es", true),
    ("it", true), ("pt-PT", true), ("ca", true), ("tr", true),
    ("ru", false), ("uk", false), ("be", false), ("sr", false), ("lt", false), ("lv", false),
    ("fr", false), ("pt", false), ("hi", false), ("fa", false), ("sl", false), ("is", false),
    ("fil", false), ("mk", false), ("ja", false),
  ])
  func tellsWhereOneIsOnlyTheNumberOne(_ language: String, _ expected: Bool) {
    let numbers = PluralRules(language: language).wholeNumbers(in: .one)
    #expect(numbers.covers(onlyNumber: 1) == expected)
    #expect(!numbers.covers(onlyNumber: 2))
  }

  @Test func countsAndShowsTheFirst() {
    #expect(PluralRules(language: "fr").wholeNumbers(in: .one).first == [0, 1])
    #expect(PluralRules(language: "fr").wholeNumbers(in: .one).count == 2)
    #expect(PluralRules(language: "ru").wholeNumbers(in: .one).first == [1, 21, 31, 41, 51])
    #expect(PluralRules(language: "cy").wholeNumbers(in: .many).covers(onlyNumber: 6))
    #expect(PluralRules(language: "ja").wholeNumbers(in: .other).count == 1_000_000)
    #expect(PluralRules(language: "ja").wholeNumbers(in: .one).count == 0)
  }

  /// Categories that only decimals, compact forms or millions reach (CLDR's chart, version 46).
  @Test(arguments: [
    ("fr", "one other"), ("es", "one other"), ("it", "one other"), ("pt", "one other"),
    ("pt-PT", "one other"), ("ca", "one other"), ("cs", "one few other"), ("sk", "one few other"),
    ("br", "one two few other"), ("lt", "one few other"), ("ru", "one few many"),
    ("uk", "one few many"), ("pl", "one few many"), ("be", "one few many"), ("en", "one other"),
    ("ar", "zero one two few many other"), ("ja", "other"), ("gv", "one two few other"),
  ])
  func tellsWhatCountingNeeds(_ language: String, _ expected: String) {
    let categories = PluralRules(language: language).integerCategories
    #expect(categories.map(\.rawValue).joined(separator: " ") == expected)
  }

  /// The generator's figures against the evaluator, which other tests hold against ICU.
  @Test(arguments: PluralSamplesTests.Language.all)
  func agreesWithTheEvaluatorOnSmallNumbers(_ language: PluralSamplesTests.Language) {
    let rules = PluralRules(language: language.name, kind: language.kind)
    var found: [PluralCategory: [Int]] = [:]
    for number in 0..<1200 { found[rules.category(for: number), default: []].append(number) }
    var total = 0
    for category in rules.categories {
      let numbers = rules.wholeNumbers(in: category)
      let seen = found[category] ?? []
      total += numbers.count
      #expect(numbers.first.starts(with: seen.prefix(5)))
      #expect(numbers.count >= seen.count)
    }
    #expect(total == 1_000_000)
  }

  /// Cornish has the rules with the largest moduli, French the rarest category.
  @Test(arguments: ["kw", "fr"])
  func agreesWithTheEvaluatorOnAllNumbers(_ language: String) {
    let rules = PluralRules(language: language)
    var counts: [PluralCategory: Int] = [:]
    for number in 0..<1_000_000 { counts[rules.category(for: number), default: 0] += 1 }
    for category in rules.categories {
      #expect(rules.wholeNumbers(in: category).count == counts[category] ?? 0)
    }
  }
}
