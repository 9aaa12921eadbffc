import ChromiumDriver
import Testing

@testable import Review

/// The matrix of dates and what it tells about a cell.
@Suite("The dates", .enabled(if: Browser.isInstalled, "no Chromium on this machine"), .browser)
struct DateDialogTests {
  @Test("A cell opens with texts, recordings, decisions and anchors, and closes by the keyboard")
  func dialog() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      _ = try await page.evaluate("document.querySelector('tr[data-language=ja] .cell').focus()")
      try await page.press(.enter)
      try await page.wait(until: "document.getElementById('date').open")
      let text = try await page.evaluate("document.getElementById('date').textContent").string ?? ""
      for part in [
        "header", "Japanese", "日本語", "Recorded in ICU-76.1", "8月15日（土）", "not recorded",
        "8/15", "not in the manifest", "Tests/anchors.tsv:2", "MMMdEEE",
      ] {
        #expect(text.contains(part), "\(part) in \(text)")
      }
      try await page.press(.escape)
      try await page.wait(until: "!document.getElementById('date').open")
      #expect(try await page.evaluate("document.activeElement.className") == "cell")
    }
  }

  @Test("Decisions stand with their reasons, marks with words for a screen reader")
  func decisions() async throws {
    try await Browser.withPage { page in
      try await page.show(SampleContent.page())
      try await page.click("tr[data-language=de] .cell")
      try await page.wait(until: "document.getElementById('date').open")
      let text = try await page.evaluate(
        "document.querySelector('.decisions').textContent"
      ).string
      #expect(text == "order: dayFirstAs written. – CLDR")
      let cell = try await page.evaluate(
        "document.querySelector('tr[data-language=ja] .cell').textContent")
      #expect(cell == "8月15日(土) ≠1 not as recorded ✗1 anchors broken")
    }
  }
}
