import EndonymTesting
import Testing

/// Characters are extended grapheme clusters (UAX 29); letters, marks and digits are categories L, M and N.
struct CharacterBudgetTests {
  @Test(
    "Texts within the budget",
    arguments: [
      ["Sun", "Mon"], ["søn", "man"], ["शनि", "सोम"], ["อา", "พฤ"], ["T2", "CN"], ["日", "月"],
      ["e\u{301}te\u{301}", "abc"],
    ])
  func within(texts: [String]) {
    let budget = CharacterBudget(maximum: 3, alphabet: .lettersAndDigits, areDistinct: true)
    #expect(budget.breaches(in: texts, count: 2).isEmpty)
  }

  @Test(
    "Texts beyond it, each named with its fault",
    arguments: [
      ("Thur", "'Thur' has 4 characters, the budget is 3"),
      ("lø.", "'lø.' has characters that are not allowed: U+2E"),
      ("T 2", "'T 2' has characters that are not allowed: U+20"), ("", "a text is empty"),
      ("a\u{202F}b", "'a\u{202F}b' has characters that are not allowed: U+202F"),
    ])
  func beyond(text: String, breach: String) {
    let budget = CharacterBudget(maximum: 3, alphabet: .lettersAndDigits)
    #expect(budget.breaches(in: [text], count: 1) == [breach])
  }

  @Test("Digits of any script are digits, and nothing else is")
  func digits() {
    let budget = CharacterBudget(maximum: 2, alphabet: .digits)
    #expect(budget.breaches(in: ["17", "١٧", "१७"], count: 3).isEmpty)
    #expect(budget.breaches(in: ["5p"], count: 1).count == 1)
    #expect(budget.breaches(in: ["²"], count: 1).count == 1)
  }

  @Test("Two equal texts break a budget of distinct ones")
  func distinct() {
    let breaches = CharacterBudget(maximum: 1, areDistinct: true)
      .breaches(in: ["S", "M", "S"], count: 3)
    #expect(breaches == ["'S' stands for more than one"])
    #expect(CharacterBudget(maximum: 1).breaches(in: ["S", "S"], count: 2).isEmpty)
  }

  @Test("A budget that measured too little does not pass", arguments: [(0, 0), (6, 7), (0, 7)])
  func unmeasured(texts: Int, count: Int) {
    let breaches = CharacterBudget(maximum: 3).breaches(
      in: Array(repeating: "a", count: texts), count: count)
    #expect(breaches == ["\(texts) texts were measured, \(count) were to be"])
  }

  @Test("A breach is an issue of the test that expects it")
  func issue() {
    withKnownIssue {
      CharacterBudget(maximum: 1).expect(["ab"], count: 1, of: "a sample")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("a sample: 'ab' has 2 characters") }
    }
  }
}
