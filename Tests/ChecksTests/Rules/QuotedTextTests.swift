import Testing

@testable import Checks

struct QuotedTextTests {
  @Test("A long text is quoted by its first sixty characters")
  func quotes() {
    let sixty = String(repeating: "ทั้", count: 60)
    #expect(QuotedText.quoted("Wind") == "'Wind'")
    #expect(QuotedText.quoted("") == "''")
    #expect(QuotedText.quoted(sixty) == "'\(sixty)'")
    #expect(QuotedText.quoted(sixty + "x") == "'\(sixty)…'")
  }
}
