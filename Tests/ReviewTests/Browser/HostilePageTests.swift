import ChromiumDriver
import Testing

@testable import Review

/// Texts that try to become code, in every place that a text can reach.
@Suite(
  "A hostile catalog", .enabled(if: Browser.isInstalled, "no Chromium on this machine"), .browser)
struct HostilePageTests {
  @Test(
    "No script of a catalog runs, nothing is asked of a network", arguments: HostileContent.attacks)
  func attack(_ attack: String) async throws {
    let html = ReviewPage(content: try HostileContent.content(attack), measurer: BlockMeasurer())
      .html()
    try await Browser.withPage { page in
      try await page.show(String(decoding: html, as: UTF8.self))
      try await page.click("button.cell")
      try await page.wait(until: "document.getElementById('date').open")
      _ = try await page.evaluate(
        "document.querySelectorAll('details').forEach((details) => { details.open = true })")
      #expect(try await page.evaluate("typeof window.stolen") == "undefined")
      #expect(await page.mistakes() == [])
      #expect(await page.requests().map(\.kind).filter { $0 != "Document" } == [])
      let facts = try await page.evaluate(
        """
        [document.scripts.length, document.images.length,
         document.querySelectorAll('style').length,
         [...document.querySelectorAll('*')].some((node) =>
           [...node.attributes].some((attribute) => attribute.name.startsWith('on'))),
         [...document.links].filter((link) => !['file:', 'https:'].includes(link.protocol)).length,
         document.querySelectorAll('#cards .card').length]
        """)
      let cards: JSONValue = attack == "en" ? 1 : 2
      #expect(facts == [2, 0, 1, false, 0, cards])
      // The text is there, as it is.
      let texts = try await page.evaluate(
        "[...document.querySelectorAll('#cards .text bdi')].map((node) => node.textContent)")
      #expect(
        texts.elements.map { $0.string.map { Array($0.utf8) } }
          == Array(repeating: Array(attack.utf8), count: texts.elements.count))
    }
  }

  /// The proof that the policy itself holds, should an escape ever be forgotten.
  @Test("Code that slipped into the page wouldn't run")
  func policy() async throws {
    let html = try SampleContent.page().replacing(
      "<main", with: "<script>window.stolen=1</script><img src=x onerror=\"window.stolen=1\"><main")
    try await Browser.withPage { page in
      try await page.open(html: html)
      try await page.settle()
      #expect(try await page.evaluate("typeof window.stolen") == "undefined")
      #expect(await page.mistakes().contains { $0.contains("Content Security Policy") })
    }
  }
}
