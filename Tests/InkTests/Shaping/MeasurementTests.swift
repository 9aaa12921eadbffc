import Testing

@testable import Ink

@Suite struct MeasurementTests {
  let measurer: HarfBuzzMeasurer

  init() throws {
    measurer = try debianMeasurer.get()
  }

  func measurement(_ text: String, _ language: String = "en") -> TextMeasurement {
    measurer.measurement(of: text, in: TextStyle(size: 20), language: language)
  }

  /// Unicode Standard, 23.5: private-use characters have no agreed glyphs.
  @Test func privateUseCharactersAreMissing() {
    #expect(
      measurement("é\u{F3A0} ไทย \u{101234}").missingGlyphs == [
        MissingGlyph(cluster: "\u{F3A0}", offset: 2),
        MissingGlyph(cluster: "\u{101234}", offset: 16),
      ])
  }

  @Test(arguments: [
    "Settings", "Größe", "ตั้งค่า", "مُحَمَّد", "שָׁלוֹם", "हिन्दी", "বাংলা", "தமிழ்", "తెలుగు", "ગુજરાતી",
    "ਪੰਜਾਬੀ", "ಕನ್ನಡ", "മലയാളം", "ଓଡ଼ିଆ", "සිංහල", "ភាសាខ្មែរ", "ລາວ", "မြန်မာ", "ქართული", "հայերեն",
    "አማርኛ", "བོད་སྐད", "日本語", "한국어", "中文", "Tiếng Việt", "👨‍👩‍👧 1️⃣ 🇹🇭 ❤️", "→ ★ ∑ ½ № €",
    "𞤀𞤁", "ᓄᓇᕗᑦ", "a\u{200D}\u{FE0F}", "\u{2011}\u{202F}\u{3000}", "ᄒ\u{1161}ᆫ",
  ])
  func livingScriptsHaveGlyphs(text: String) {
    #expect(measurement(text).missingGlyphs == [])
  }

  @Test func spacesHaveNoInk() {
    #expect(measurement("  ").inkBounds == nil)
    #expect(measurement("  ").advanceWidth > 0)
  }

  /// The ink of a capital reaches from the baseline to the cap height, which Inter's OS/2 table gives
  /// as 2048 of 2816 units; a descender reaches below it.
  @Test func inkOfLettersStandsOnTheBaseline() throws {
    let capital = try #require(measurement("H").inkBounds)
    #expect(capital.bottom == 0)
    #expect(abs(capital.top - 20 * 2048 / 2816) < 0.01)
    #expect(capital.left > 0)
    #expect(capital.right < measurement("H").advanceWidth)
    let descender = try #require(measurement("p").inkBounds)
    #expect(descender.bottom < -1)
  }

  @Test func inkCoversBothRuns() throws {
    let first = try #require(measurement("H").inkBounds)
    let both = try #require(measurement("Hไ").inkBounds)
    let second = try #require(measurement("ไ").inkBounds)
    #expect(both.left == first.left)
    #expect(abs(both.right - (measurement("H").advanceWidth + second.right)) < 1e-9)
    #expect(both.top == max(first.top, second.top))
  }

  @Test func picturesHaveInk() throws {
    let picture = try #require(measurement("😀").inkBounds)
    #expect(picture.width > 15)
    #expect(picture.height > 15)
  }
}
