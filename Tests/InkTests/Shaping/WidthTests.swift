import Foundation
import Testing

@testable import Ink

/// The measurer of all suites; opening a stack anew for each would only take time.
let debianMeasurer = Result { try HarfBuzzMeasurer(.debian) }

@Suite struct WidthTests {
  let measurer: HarfBuzzMeasurer

  init() throws {
    measurer = try debianMeasurer.get()
  }

  func width(_ text: String, _ language: String = "en", size: Double = 17) -> Double {
    measurer.width(of: text, in: TextStyle(size: size), language: language)
  }

  /// Letters that don't join are spaced the same in front of a space and behind it.
  @Test func widthsOfWordsAddUp() {
    #expect(abs(width("Thai ไทย") - width("Thai ") - width("ไทย", "en")) < 1e-9)
  }

  @Test(arguments: ["Settings", "Größe", "ไม่ใช่", "مرحبا", "क्षत्रिय", "設定", "👩‍👩‍👧‍👦", "12:30 AM"])
  func widthIsProportionalToSize(text: String) {
    let em = width(text, size: 1)
    #expect(em > 0)
    for size in [2.0, 4, 16, 64] { #expect(width(text, size: size) == em * size) }
    #expect(width(text, size: 13) < width(text, size: 13.001))
  }

  /// Unicode Standard, 9.2: beh has forms of its own where it joins; its isolated form has the whole
  /// bowl, its initial one only a tooth.
  @Test func joinedArabicIsNarrowerThanItsLetters() {
    #expect(width("بب", "ar") < 2 * width("ب", "ar"))
    #expect(width("ب\u{200C}ب", "ar") == 2 * width("ب", "ar"))
    #expect(width("بهب", "ar") < width("ب\u{200C}ه\u{200C}ب", "ar"))
  }

  /// Unicode Standard, 16.1: tone marks and vowels above stand over their consonant.
  @Test func stackedThaiMarksTakeNoRoom() {
    #expect(width("นำที่นี่", "th") < width("นำทินี", "th") + 0.001)
    #expect(width("ที่", "th") == width("ท", "th"))
  }

  /// OpenType, `GSUB`: HarfBuzz composes a letter and its mark where the font has both as one.
  @Test func canonicallyEquivalentTextsAreEquallyWide() {
    #expect(width("caf\u{65}\u{301}", "fr") == width("caf\u{E9}", "fr"))
  }

  /// UAX 14: these break lines; on one line each takes the room of a space.
  @Test(arguments: ["\n", "\r\n", "\r", "\t", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func lineBreaksCountAsSpaces(breaking: String) {
    #expect(width("a\(breaking)b") == width("a b"))
  }

  /// Unicode Standard, 5.21: default ignorable characters aren't shown.
  @Test(arguments: ["\u{200B}", "\u{200E}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{2066}\u{2069}"])
  func ignorableCharactersTakeNoRoom(ignorable: String) {
    #expect(width("ab\(ignorable)") == width("ab"))
  }

  @Test(arguments: [0, -1, .nan, .infinity]) func sizesThatAreNoneMeasureNothing(size: Double) {
    #expect(width("text", size: size) == 0)
  }

  @Test func nothingHasNoWidth() {
    #expect(width("") == 0)
    let measurement = measurer.measurement(of: "", in: TextStyle(size: 17), language: "en")
    #expect(measurement == TextMeasurement(advanceWidth: 0))
  }

  /// Noto Color Emoji's digits and spaces are as wide as its pictures (1.245 em).
  @Test(arguments: ["1", "#", "*", " "]) func emojiFontsOwnNoDigitsAndSpaces(text: String) {
    let alone = width(text)
    #expect(abs(width("😀\(text)") - width("😀") - alone) < 1e-9)
    #expect(alone < 17)
  }

  /// UTS 51, 1.4.5: a sequence of joined emoji and a flag are one picture each.
  @Test(arguments: ["👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️‍🔥", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func emojiSequencesAreOnePicture(text: String) {
    #expect(width(text) == width("😀"))
  }

  /// UTS 51, 4: selectors choose between a picture and a sign.
  @Test func selectorsChooseThePresentation() {
    #expect(width("❤\u{FE0F}") == width("😀"))
    #expect(width("❤\u{FE0E}") != width("😀"))
    #expect(width("❤") == width("❤\u{FE0E}"))
  }

  @Test func weightsDiffer() {
    let widths = [FontWeight.regular, .semibold, .bold].map {
      measurer.width(of: "Moonlight", in: TextStyle(size: 17, weight: $0), language: "en")
    }
    #expect(widths[0] < widths[1])
    #expect(widths[1] < widths[2])
  }

  /// A hostile text is long, or full of marks, controls and brackets.
  @Test(arguments: [
    "a", "\u{301}", "\u{202E}", "(", "\u{200D}", "ا", "\u{1F1E6}", "\u{0}", "\u{E0001}",
  ])
  func longTextsAreMeasured(text: String) {
    let repeated = String(repeating: text, count: 20_000)
    #expect(width(repeated).isFinite)
  }

  @Test func hostileLanguagesAreTaken() {
    for language in ["", "x", "-", "_", "zh-", String(repeating: "a-", count: 500), "日本", "en\0de"]
    {
      #expect(width("text 直", language) > 0)
    }
  }
}
