import Checks
import ChromiumDriver
import Testing

@testable import Review

/// How the page looks and what a screen reader is told.
@Suite("The page", .enabled(if: Browser.isInstalled, "no Chromium on this machine"), .browser)
struct AppearanceTests {
  @Test(
    "It follows the system's colours, and the reader's choice before them",
    arguments: ColorScheme.allCases)
  func colors(scheme: ColorScheme) async throws {
    try await Browser.withPage { page in
      try await page.emulate(scheme)
      try await page.show(SampleContent.page())
      let ground = "getComputedStyle(document.documentElement).backgroundColor"
      let (light, dark): (JSONValue, JSONValue) = ("rgb(245, 244, 241)", "rgb(21, 23, 26)")
      #expect(try await page.evaluate(ground) == (scheme == .light ? light : dark))
      let other: ColorScheme = scheme == .light ? .dark : .light
      try await page.choose(other.rawValue, in: "theme")
      #expect(try await page.evaluate(ground) == (other == .light ? light : dark))
    }
  }

  /// WCAG 2.2, 1.4.3: what a browser computes, text by text, for the ground that it finds behind it.
  @Test("Every text that is seen reaches a contrast of 4.5 : 1", arguments: ColorScheme.allCases)
  func contrast(scheme: ColorScheme) async throws {
    try await Browser.withPage { page in
      try await page.emulate(scheme)
      try await page.show(SampleContent.page())
      _ = try await page.evaluate(
        "document.querySelectorAll('details').forEach((details) => { details.open = true })")
      let low = try await page.evaluate(
        """
        (() => {
          const parts = (color) => color.match(/[\\d.]+/g).map(Number);
          const luminance = ([r, g, b]) => [r, g, b].map((value) => value / 255).map((value) =>
            value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
            .reduce((sum, value, i) => sum + value * [0.2126, 0.7152, 0.0722][i], 0);
          const ground = (node) => {
            for (let at = node; at; at = at.parentElement) {
              const color = parts(getComputedStyle(at).backgroundColor);
              if (color.length === 3 || color[3] === 1) return color;
            }
            return [255, 255, 255];
          };
          const low = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const node = walker.currentNode.parentElement;
            if (!walker.currentNode.data.trim() || !node.checkVisibility()
              || node.closest('script, .hidden, .skip, select')) continue;
            const [one, other] = [luminance(parts(getComputedStyle(node).color)),
              luminance(ground(node))].sort((a, b) => b - a);
            const contrast = (one + 0.05) / (other + 0.05);
            if (contrast < 4.5) low.push(`${contrast.toFixed(2)} ${walker.currentNode.data.trim()}`);
          }
          return low;
        })()
        """)
      #expect(low == [])
    }
  }

  @Test("A screen reader is told of landmarks, headings, controls and both names of a language")
  func accessibility() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      let tree = try await page.accessibilityTree()
      func names(_ role: String) -> [String] { tree.filter { $0.role == role }.map(\.name) }
      #expect(names("main").count == 1)
      #expect(names("navigation") == ["Sections"])
      #expect(names("search") == ["Filters"])
      #expect(names("searchbox") == ["Text, key or source"])
      #expect(
        Set(["Language", "Slot", "Verdict", "Cards", "Order", "Colours", "Shown at"])
          .isSubset(of: names("combobox")))
      #expect(names("status").count == 1)
      for heading in ["Skylight", "Texts", "Previews", "Dates", "Coverage", "Findings"] {
        #expect(names("heading").contains(heading))
      }
      #expect(names("heading").contains("Finnish suomi"))
      #expect(names("columnheader").contains("header"))
      #expect(names("rowheader").contains("Japanese 日本語"))
      #expect(tree.contains { $0.name.contains("Niederschlagswahrscheinlichkei") })
      // No control without a name.
      for role in ["button", "link", "combobox", "searchbox"] {
        #expect(!names(role).contains(""), "\(role) without a name")
      }
      #expect(!tree.contains { $0.role == "image" && $0.name.isEmpty })
    }
  }

  @Test("It asks for nothing, says nothing on the console, and doesn't run over a narrow screen")
  func narrow() async throws {
    try await Browser.withPage { page in
      try await page.setViewport(width: 390, height: 844)
      try await page.open(html: SampleContent.page())
      try await page.settle()
      #expect(
        try await page.evaluate(
          "document.documentElement.scrollWidth <= document.documentElement.clientWidth") == true)
      #expect(await page.mistakes() == [])
      #expect(await page.requests().map(\.kind).filter { $0 != "Document" } == [])
    }
  }

  /// Words for a screen reader only lie beyond the screen's edge within the table that scrolls.
  @Test("A wide table of dates scrolls by itself, not the page", arguments: [1_280, 390])
  func wideTable(width: Int) async throws {
    var content = try SampleContent.content()
    let date = try #require(content.manifest?.dates.last)
    for number in 1...40 {
      var other = date
      other.intent = "anIntentOfSomeLength\(number)"
      content.manifest?.dates.append(other)
      content.anchors?.rows += try AnchorFile(
        parsing: "2026-08-15 12:00\tEurope/Berlin\t\(other.intent)\tja\t24h\t8月15日(土)\n"
      ).rows
    }
    let html = ReviewPage(content: content, measurer: BlockMeasurer()).html()
    try await Browser.withPage { page in
      try await page.setViewport(width: width, height: 900)
      try await page.open(html: String(decoding: html, as: UTF8.self))
      try await page.settle()
      let widths = try await page.evaluate(
        """
        [document.documentElement.scrollWidth - document.documentElement.clientWidth,
         document.querySelector('.matrix').offsetWidth > 2 * document.documentElement.clientWidth,
         document.querySelectorAll('tr[data-language=ja] .anchored').length]
        """)
      #expect(widths == [0, true, 40])
    }
  }

  @Test("A text that isn't the language's own says so, and whether it is to be translated")
  func fallback() async throws {
    var content = try SampleContent.content()
    var untranslated = SampleContent.verdict("Chance of rain", "ar", key: "chance.title")
    untranslated.text.fallback = .untranslated
    var shared = SampleContent.verdict("Skylight", "fi", key: "name")
    shared.text.fallback = .shared
    content.sweep?.verdicts = [
      SampleContent.verdict("Chance of rain", "en", key: "chance.title"), untranslated, shared,
    ]
    let html = ReviewPage(content: content, measurer: BlockMeasurer()).html()
    try await Browser.withPage { page in
      try await page.show(String(decoding: html, as: UTF8.self))
      let cards = try await page.evaluate(
        """
        ['en', 'ar', 'fi'].map((language) => {
          const card = document.querySelector(`#cards .card[data-language=${language}]`);
          return [card.querySelector('.badge.borrowed')?.textContent ?? '',
            card.querySelector('p.borrowed')?.textContent ?? '',
            card.querySelector('.text').lang];
        })
        """)
      #expect(
        cards == [
          ["", "", "en"],
          [
            "source’s text", "Not translated: readers of Arabic see the source’s text.", "en",
          ],
          [
            "source’s text", "Not to be translated: every language shows the source’s text.", "en",
          ],
        ])
    }
  }

  @Test("A page without slots works too")
  func withoutSlots() async throws {
    try await Browser.withPage { page in
      var content = try SampleContent.content()
      content.sweep = nil
      let html = ReviewPage(content: content, measurer: nil).html()
      try await page.show(String(decoding: html, as: UTF8.self))
      try await page.choose("th", in: "language")
      #expect(
        try await page.evaluate("document.querySelectorAll('.finding:not([hidden])').length") == 1)
      try await page.choose("de", in: "language")
      #expect(
        try await page.evaluate("document.querySelectorAll('.finding:not([hidden])').length") == 0)
      #expect(await page.mistakes() == [])
    }
  }
}
