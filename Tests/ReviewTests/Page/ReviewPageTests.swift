import Checks
import Foundation
import Ink
import Slots
import Testing

@testable import Review

/// The page as bytes.
struct ReviewPageTests {
  @Test("The same content gives the same bytes")
  func determinism() throws {
    let page = try SampleContent.page()
    for _ in 0..<3 { #expect(try SampleContent.page() == page) }
  }

  /// `BlockMeasurer` has one glyph a scalar; a glyph stands on the page once whatever its uses.
  @Test("Every glyph is defined once, a picture too, and a space not at all")
  func glyphs() throws {
    var content = try SampleContent.content()
    content.sweep?.verdicts = [
      SampleContent.verdict("aa a", "de"), SampleContent.verdict("aab\u{1F600}\u{1F600}", "fr"),
    ]
    let page = String(
      decoding: ReviewPage(content: content, measurer: BlockMeasurer()).html(), as: UTF8.self)
    #expect(page.components(separatedBy: "<path id=").count == 3)
    #expect(page.components(separatedBy: "<image id=").count == 2)
    #expect(page.components(separatedBy: "data:image/png;base64,iVBORw0KGgo").count == 2)
  }

  /// The page of 27 languages must stay below 5 MB: a tenth of it is measured here, so that the test
  /// is quick: 600 texts of 20 characters beyond the fixed parts.
  @Test("A text takes less than 300 bytes")
  func size() throws {
    var content = try SampleContent.content()
    let languages = ["de", "fi", "ja", "th", "ar", "hi"]
    func page(texts: Int) -> Int {
      content.sweep?.verdicts = (0..<texts).map { number in
        SampleContent.verdict(
          String("\(number * 7919) Regenwahrscheinlichkeit".prefix(20)),
          languages[number % languages.count], key: "key.\(number % 100)")
      }
      return ReviewPage(content: content, measurer: BlockMeasurer()).html().count
    }
    let (few, many) = (page(texts: 100), page(texts: 700))
    #expect((many - few) / 600 < 300)
  }

  @Test("A page without slots shows dates, coverage and findings, and says why there are no texts")
  func withoutSlots() throws {
    var content = try SampleContent.content()
    content.sweep = nil
    let page = String(decoding: ReviewPage(content: content, measurer: nil).html(), as: UTF8.self)
    #expect(page.contains("No slot is declared"))
    for section in ["dates", "coverage", "findings"] {
      #expect(page.contains("id=\"\(section)\""))
    }
    #expect(!page.contains("id=\"sheet\""))
  }

  @Test("An empty project has a page too")
  func empty() {
    let page = String(
      decoding: ReviewPage(content: ReviewContent(title: "x"), measurer: nil).html(),
      as: UTF8.self)
    #expect(page.contains("The checks found nothing."))
  }

  /// CSP 3: without 'unsafe-inline', and with nothing that is loaded but pictures in the page.
  @Test("The policy allows no script but the page's own")
  func policy() throws {
    let page = try SampleContent.page()
    let policy = try #require(
      page.firstMatch(of: #/http-equiv="Content-Security-Policy" content="([^"]*)"/#)?.1)
    #expect(policy.hasPrefix("default-src &#39;none&#39;; img-src data:; script-src &#39;sha256-"))
    #expect(!policy.contains("unsafe"))
    #expect(!policy.contains("http"))
  }

  @Test("The page says which fonts its widths rest on, and that they aren't Apple's")
  func fonts() throws {
    let page = try SampleContent.page()
    #expect(page.contains("Blocks 1.000"))
    #expect(page.contains(String(repeating: "0123456789abcdef", count: 4)))
    #expect(page.contains("Inter stands in for SF Pro"))
  }

  @Test("What kept the page from being whole stands on it, with what to do")
  func problems() throws {
    var content = try SampleContent.content()
    content.problems = [
      .init(
        location: .init(path: ".endonym/rendered.json"), message: "the manifest is older",
        remedy: "Run 'swift test'.")
    ]
    let page = String(
      decoding: ReviewPage(content: content, measurer: BlockMeasurer()).html(), as: UTF8.self)
    #expect(page.contains("This page isn&#39;t whole: 1 problem"))
    #expect(page.contains("the manifest is older. Run &#39;swift test&#39;."))
  }
}
