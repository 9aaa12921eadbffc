import Testing

@testable import Checks

/// Markup in texts; the expectations on emphasis are CommonMark 0.31.2's, section 6.2.
struct MarkupScannerTests {
  @Test(
    "Elements are told from signs that count for nothing",
    arguments: [
      ("**a**", [MarkupElement.strong]), ("__a__", [.strong]), ("*a*", [.emphasis]),
      ("_a_", [.emphasis]), ("***a***", [.strong, .emphasis]), ("~~a~~", [.strikethrough]),
      ("~a~", []), ("`a`", [.code]), ("``a`b``", [.code]), ("`a", []), ("`**a**`", [.code]),
      ("[a](b)", [.link]), ("[a [b] c](d)", [.link]), ("[a] (b)", []), ("[a](b", []), ("[a", []),
      ("^[a](inflect: true)", [.attribute]), (#"\*\*a\*\*"#, []), ("a * b * c", []),
      ("snake_case_name", []), ("foo*bar*", [.emphasis]), ("foo_bar_", []), ("****", []),
      ("<b>a</b>", [.tag("b"), .tag("/b")]), ("<a href='x'>", [.tag("a")]), ("<br/>", [.tag("br")]),
      ("1 < 2 > 1", []), ("<>", []), ("<a", []), ("<a b <c>", [.tag("c")]), ("<ключ>", []),
      ("a**\"b\"**", []), ("**「a」**b", []), ("**a**b", [.strong]), ("**%@**に", [.strong]),
      ("**a**，b", [.strong]), ("[[[[[[[[[[a](b)", [.link]),
    ])
  func elements(_ text: String, _ elements: [MarkupElement]) {
    #expect(MarkupScanner.scan(text).elements.map(\.element) == elements)
  }

  @Test(
    "Bold signs without a partner are found",
    arguments: [
      ("**a", [0..<2]), ("** a **", [0..<2, 5..<7]), ("**「a」**b", [0..<2, 9..<11]),
      ("**a** **", [6..<8]), ("*a", []), ("***a", []),
    ])
  func unpaired(_ text: String, _ ranges: [Range<Int>]) {
    #expect(MarkupScanner.scan(text).unpaired == ranges)
  }

  @Test("An element's place includes its signs")
  func range() {
    #expect(MarkupScanner.scan("é ^[a](b) **c**").elements.map(\.range) == [3..<10, 11..<16])
  }

  @Test("Rows that nothing closes take linear time")
  func linear() {
    let rows = (1...300).map { String(repeating: "`", count: $0) }.joined(separator: " ")
    #expect(MarkupScanner.scan(rows).elements.isEmpty)
    let brackets = String(repeating: "[", count: 50_000)
    #expect(MarkupScanner.scan(brackets).elements.isEmpty)
  }

  @Test("Every element has a name")
  func names() {
    let elements: [MarkupElement] = [
      .strong, .emphasis, .strikethrough, .code, .link, .attribute, .tag("b"),
    ]
    #expect(Set(elements.map(\.name)).count == elements.count)
    #expect(elements.sorted() == elements)
  }

  @Test("Scripts without italics may drop emphasis", arguments: [("ja", 0), ("fr", 1)])
  func emphasis(_ language: String, _ count: Int) throws {
    let findings = try TextRun.findings(
      of: MarkupRule(), source: "_Now_", [(language, "Maintenant")])
    #expect(findings.count == count)
  }
}
