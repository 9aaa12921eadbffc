import Testing

@testable import SourceRules

@Suite struct CommentReaderTests {
  @Test func anAllowanceIsAboutItsOwnLineOrTheNextWithCode() {
    let facts = extractedFacts(
      """
      let a = 1  // endonym:allow first -- a reason

      // endonym:allow second -- another reason
      // An explanation.

      let b = 2
      /* endonym:allow third */ let c = 3
      """)
    #expect(facts.allowances.map(\.rule) == ["first", "second", "third"])
    #expect(facts.allowances.map(\.reason) == ["a reason", "another reason", ""])
    #expect(facts.allowances.map(\.line) == [1, 6, 7])
    #expect(facts.allowances.map(\.position.line) == [1, 3, 7])
    #expect(facts.allowances.map(\.position.column) == [12, 1, 1])
  }

  @Test func anAllowanceMayNameNoRuleOrSeveral() {
    let facts = extractedFacts("// endonym:allow\n// endonym:allow a, b -- why\nlet x = 1")
    #expect(facts.allowances.map(\.rule) == ["", "a", "b"])
    #expect(facts.allowances.map(\.reason) == ["", "why", "why"])
    #expect(facts.allowances.allSatisfy { $0.line == 3 })
  }

  @Test func dynamicKeysAreRead() {
    let facts = extractedFacts("  // endonym:keys level.* title.? -- by the server\nlet x = 1")
    #expect(facts.dynamicKeys.map(\.pattern) == ["level.*", "title.?"])
    #expect(facts.dynamicKeys.first?.position.column == 3)
    #expect(facts.allowances.isEmpty)
  }

  @Test(arguments: [
    "let x = \"// endonym:allow a\"", "// about endonym:allow a", "// endonym: allow a",
    "// endonym:ignore a", "let endonym: Int = 1",
  ])
  func otherTextIsNone(_ code: String) {
    let facts = extractedFacts(code)
    #expect(facts.allowances.isEmpty)
    #expect(facts.dynamicKeys.isEmpty)
  }
}
