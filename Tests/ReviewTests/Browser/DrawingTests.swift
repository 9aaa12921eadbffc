import ChromiumDriver
import Foundation
import Testing

@testable import Review

/// Where a real browser puts boxes, budgets and outlines.
///
/// A point is 1.5 pixels; the widths are those
/// of `BlockMeasurer`, half an em a character, whose blocks begin a twentieth of an em after the
/// character does and end as much before its end.
@Suite(
  "The drawn texts", .enabled(if: Browser.isInstalled, "no Chromium on this machine"), .browser)
struct DrawingTests {
  private func rectangle(
    _ selector: String, _ page: Page
  ) async throws -> (left: Double, right: Double, top: Double, bottom: Double) {
    let value = try await page.evaluate(
      """
      (() => { const box = document.querySelector(`\(selector)`).getBoundingClientRect();
      return [box.left, box.right, box.top, box.bottom]; })()
      """)
    let numbers = value.elements.compactMap(\.number)
    try #require(numbers.count == 4)
    return (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private func card(_ language: String, slot: String = "card.title") -> String {
    "#cards .card[data-language=\"\(language)\"][data-slot=\"\(slot)\"]"
  }

  private func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.6 }

  @Test("A text that fits stands within its box, at the left, and nothing is red")
  func fitting() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      let box = try await rectangle("\(card("en")) .box", page)
      // 100 points.
      #expect(near(box.right - box.left, 150))
      let ink = try await rectangle("\(card("en")) .ink", page)
      #expect(ink.left >= box.left && ink.right <= box.right)
      // 'Chance of rain': 14 characters are 70 points.
      #expect(near(ink.right - box.left, 70 * 1.5 - 0.05 * 10 * 1.5))
      #expect(ink.top >= box.top && ink.bottom <= box.bottom)
      #expect(try await page.evaluate("document.querySelector(`\(card("en")) .excess`)") == nil)
      let line = try await rectangle("\(card("en")) .budget", page)
      #expect(near(line.left, box.right))
      let bar = try await rectangle("\(card("en")) .bar95", page)
      #expect(near(bar.left, box.left + 95 * 1.5))
    }
  }

  @Test("What is too wide runs over the budget's line to the right, in red")
  func overflow() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      let line = try await rectangle("\(card("fi")) .budget", page)
      // 30 characters are 150 points, 50 beyond.
      let excess = try await rectangle("\(card("fi")) .excess", page)
      #expect(near(excess.left, line.left))
      #expect(near(excess.right, line.left + 75))
      let colors = try await page.evaluate(
        """
        ['within', 'beyond'].map((part) => getComputedStyle(
          document.querySelector(`\(card("fi")) .${part} .ink`)).fill)
        """)
      #expect(colors[0] != colors[1])
      #expect(colors[1] == "rgb(192, 36, 28)")
      let text = try await page.evaluate(
        "document.querySelector(`\(card("fi")) .beyond .ink`).getBBox().width")
      #expect(near(text.number ?? 0, 150 - 1))
    }
  }

  @Test("Right to left a text stands at the right edge and runs over to the left")
  func rightToLeft() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      let box = try await rectangle("\(card("ar")) .box", page)
      let excess = try await rectangle("\(card("ar")) .excess", page)
      let line = try await rectangle("\(card("ar")) .budget", page)
      #expect(near(line.left, box.left))
      #expect(near(excess.right, box.left))
      // 27 characters are 135 points, 35 beyond.
      #expect(near(excess.left, box.left - 52.5))
      let bar = try await rectangle("\(card("ar")) .bar95", page)
      #expect(near(bar.left, box.left + 7.5))
    }
  }

  @Test("A text of several lines is drawn on them, and a line too many is red")
  func lines() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      let body = card("en", slot: "card.body")
      let inks = try await page.evaluate(
        "[...document.querySelectorAll(`\(body) .ink`)].map((ink) => ink.classList.value)")
      // 'one two', 'three', 'four five': ten characters of 8 points fit a line.
      #expect(inks == ["ink", "ink", "ink surplus"])
      let text = try await page.evaluate("document.querySelector(`\(body) .figures`).textContent")
      #expect(text.string?.contains("3 lines of 2") == true)
    }
  }

  @Test("A text that fits only scaled is drawn a second time, scaled, within its box")
  func scaled() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      let drawings = try await page.evaluate(
        "document.querySelectorAll(`\(card("de")) .drawing`).length")
      #expect(drawings == 2)
      let box = try await rectangle("\(card("de")) .stage:nth-of-type(2) .box", page)
      let ink = try await rectangle("\(card("de")) .stage:nth-of-type(2) .ink", page)
      #expect(ink.right <= box.right + 0.6)
      let text = try await page.evaluate(
        "document.querySelector(`\(card("de")) .figures`).textContent")
      // 22 characters are 110 points, and 100 are 90.9 % of them.
      #expect(text == "110 of 100 pt, 110 %, fits at 90 %")
    }
  }

  /// By hand; 75 % of 166.66… points are exactly 125, and 101 of 100.9 are 100.1 %.
  @Test(
    "A card shows the percentage that the report of widths shows",
    arguments: [
      (74.1, 100.0, "75 %"), (125.0, 166.666_666_666_666_67, "75 %"), (100.0, 100.0, "100 %"),
      (101.0, 100.9, "101 %"), (29.0, 100.0, "29 %"), (57.0, 100.0, "57 %"),
    ])
  func percentage(width: Double, budget: Double, text: String) async throws {
    var content = try SampleContent.content()
    var verdict = SampleContent.verdict("Rain", "en")
    (verdict.width, verdict.budget) = (width, budget)
    content.sweep?.verdicts = [verdict]
    #expect(verdict.percent.map { "\($0) %" } == text)
    let html = ReviewPage(content: content, measurer: BlockMeasurer()).html()
    try await Browser.withPage { page in
      try await page.show(String(decoding: html, as: UTF8.self))
      #expect(
        try await page.evaluate(
          "document.querySelector('#cards .figures b:nth-of-type(2)').textContent")
          == .string(text))
    }
  }

  @Test("Pseudo-languages are drawn too, the mirrored one from the right")
  func previews() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      let languages = try await page.evaluate(
        "[...document.querySelectorAll('#preview-cards .card')].map((card) => card.dataset.language)"
      )
      #expect(languages == ["en-XA", "ar-XB", "en-XA", "ar-XB"])
      let selector = "#preview-cards .card[data-language=\"ar-XB\"]"
      let (box, line) = try await (
        rectangle("\(selector) .box", page), rectangle("\(selector) .budget", page)
      )
      #expect(near(line.left, box.left))
      #expect(
        try await page.evaluate("document.querySelector(`\(selector) .text bdi`).textContent")
          .string?.contains("\u{202E}") == true)
    }
  }
}
