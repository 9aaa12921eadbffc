import ChromiumDriver
import Foundation
import Testing

@testable import Review

/// The filters, by mouse, keyboard and the address.
@Suite("The filters", .enabled(if: Browser.isInstalled, "no Chromium on this machine"), .browser)
struct FilterTests {
  @Test("Without a filter each language has a card of its widest text, English first")
  func all() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      #expect(try await page.cards() == ["en", "ar", "fi", "de", "sv"])
      #expect(try await page.count() == "All 9 texts, on 7 cards")
      #expect(await page.mistakes() == [])
    }
  }

  @Test("It starts with what somebody has to decide, and the address says where it doesn't")
  func start() async throws {
    try await Browser.withPage { page in
      try await page.start(SampleContent.page())
      #expect(try await page.cards() == ["ar", "fi", "de"])
      #expect(try await page.cards(in: "card.body") == ["en"])
      #expect(try await page.count() == "4 of 9 texts, on 4 cards")
      #expect(try await page.evaluate("document.getElementById('filter-verdict').value") == "open")
      #expect(
        try await page.evaluate(
          "document.querySelector('.tile[aria-pressed=true]').dataset.verdict")
          == "open")
      // A choice of colours is no choice of texts.
      try await page.choose("dark", in: "theme")
      #expect(try await page.evaluate("location.hash") == "#verdict=open&theme=dark")
      try await page.choose("", in: "verdict")
      try await page.choose("", in: "theme")
      #expect(try await page.count() == "All 9 texts, on 7 cards")
      #expect(try await page.evaluate("location.hash") == "#verdict=")
      for (address, count) in [
        ("#theme=light", "4 of 9 texts, on 4 cards"), ("#verdict=", "All 9 texts, on 7 cards"),
        ("#language=sv", "1 of 9 texts, on 1 card"), ("#dates", "4 of 9 texts, on 4 cards"),
      ] {
        _ = try await page.evaluate(
          "delete document.documentElement.dataset.ready; location.hash = '\(address)'")
        try await page.settle()
        #expect(try await page.count() == count, "\(address)")
      }
    }
  }

  @Test("It starts with every text where nothing is to decide")
  func startWithoutOpen() async throws {
    var content = try SampleContent.content()
    content.sweep?.verdicts = SampleContent.verdicts.filter { !$0.isOpen }
    let html = ReviewPage(content: content, measurer: BlockMeasurer()).html()
    try await Browser.withPage { page in
      try await page.start(String(decoding: html, as: UTF8.self))
      #expect(try await page.count().hasPrefix("All 5 texts"))
      #expect(try await page.evaluate("location.hash") == "")
    }
  }

  @Test("Language, slot, verdict and text each leave what they say, and the count follows")
  func each() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      try await page.choose("de", in: "language")
      #expect(try await page.cards() == ["de"])
      #expect(try await page.count() == "3 of 9 texts, on 2 cards")
      #expect(
        try await page.evaluate(
          "[...document.querySelectorAll('tr[data-language]')].filter((row) => !row.hidden)"
            + ".map((row) => row.dataset.language)") == ["de", "de"])
      try await page.choose("card.title", in: "slot")
      #expect(try await page.count() == "2 of 9 texts, on 1 card")
      try await page.choose("scaled", in: "verdict")
      #expect(try await page.count() == "1 of 9 texts, on 1 card")
      try await page.choose("", in: "language")
      try await page.choose("over", in: "verdict")
      #expect(try await page.cards() == ["ar", "fi", "sv"])
      try await page.choose("accepted", in: "verdict")
      #expect(try await page.cards() == ["sv"])
      try await page.choose("open", in: "verdict")
      #expect(try await page.cards() == ["ar", "fi", "de"])
      try await page.click("#reset")
      try await page.settle()
      #expect(try await page.count() == "All 9 texts, on 7 cards")
    }
  }

  @Test(
    "Free text finds keys, texts and their English source, in any case",
    arguments: [
      ("CHANCE.TITLE", ["en", "ar", "fi", "de", "sv"]), ("niederschlagswahr", ["fi"]),
      ("chance of", ["en", "ar", "fi", "de", "sv"]), ("الأمطار", ["ar"]), ("nothing such", []),
    ])
  func freeText(wanted: String, languages: [String]) async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      _ = try await page.evaluate("document.getElementById('filter-text').focus()")
      try await page.type(wanted)
      try await page.wait(until: "location.hash.startsWith('#text=')")
      try await page.settle()
      #expect(try await page.cards() == languages)
      #expect(
        try await page.evaluate("document.querySelectorAll('.empty').length > 0")
          == .bool(languages.isEmpty || wanted == "الأمطار" || wanted == "niederschlagswahr"))
    }
  }

  @Test("The filters stand in the address, and an address sets them")
  func address() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      try await page.choose("over", in: "verdict")
      try await page.choose("fi", in: "language")
      #expect(try await page.evaluate("location.hash") == "#language=fi&verdict=over")
      _ = try await page.evaluate("location.hash = '#language=sv&show=all&verdict=nonsense'")
      try await page.wait(until: "document.getElementById('filter-language').value === 'sv'")
      try await page.settle()
      #expect(try await page.cards() == ["sv"])
      #expect(try await page.evaluate("document.getElementById('filter-verdict').value") == "")
    }
  }

  @Test("The other texts of a language open on demand, or all at once")
  func others() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      let german = "#cards .card[data-language=\"de\"][data-slot=\"card.title\"]"
      try await page.click("\(german) summary")
      try await page.wait(until: "document.querySelector(`\(german) .other`)")
      #expect(
        try await page.evaluate(
          "document.querySelector(`\(german) .other .text`).textContent") == "Niederschlag")
      try await page.choose("all", in: "show")
      #expect(try await page.cards() == ["en", "en", "ar", "fi", "de", "de", "sv"])
      try await page.choose("width", in: "order")
      #expect(try await page.cards() == ["fi", "sv", "ar", "de", "en", "de", "en"])
    }
  }

  @Test("Everything is reached and worked by the keyboard")
  func keyboard() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      try await page.press(.tab)
      #expect(try await page.evaluate("document.activeElement.className") == "skip")
      let slash = try #require(Key("/"))
      try await page.press(slash)
      #expect(try await page.evaluate("document.activeElement.id") == "filter-text")
      try await page.type("rain.title")
      try await page.wait(until: "location.hash === '#text=rain.title'")
      try await page.settle()
      #expect(try await page.count() == "2 of 9 texts, on 2 cards")
      // From the search field on: language, slot, verdict, cards, order, colours, the reset button.
      var reached: [String] = []
      for _ in 0..<7 {
        try await page.press(.tab)
        reached.append(try await page.evaluate("document.activeElement.id").string ?? "")
      }
      #expect(
        reached == [
          "filter-language", "filter-slot", "filter-verdict", "filter-show", "filter-order",
          "filter-theme", "reset",
        ])
      let outline = try await page.evaluate(
        "getComputedStyle(document.activeElement).outlineStyle")
      #expect(outline == "solid")
      try await page.press(.enter)
      try await page.settle()
      // All texts, which isn't what the page starts with.
      #expect(try await page.evaluate("location.hash") == "#verdict=")
    }
  }

  @Test("A tile chooses its verdict and says that it is chosen")
  func tiles() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      try await page.click(".tile.over")
      try await page.settle()
      #expect(try await page.cards() == ["ar", "fi", "sv"])
      #expect(
        try await page.evaluate(
          "[...document.querySelectorAll('.tile[aria-pressed=true]')].map((t) => t.dataset.verdict)"
        )
          == ["over"])
      #expect(try await page.evaluate("document.getElementById('filter-verdict').value") == "over")
    }
  }
}
