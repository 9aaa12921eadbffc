import Testing

@testable import Ink

@Suite struct ShapingTests {
  let measurer: HarfBuzzMeasurer

  init() throws {
    measurer = try debianMeasurer.get()
  }

  func shaped(_ text: String, _ language: String = "en") -> ShapedText {
    measurer.shaped(text, weight: .regular, language: language)
  }

  func families(_ text: String, _ language: String = "en") -> [String] {
    shaped(text, language).runs.map { run in
      guard let font = measurer.openFont(run.font) else { return "" }
      return measurer.library.stack.families[font.family].name
    }
  }

  /// Unicode Standard, 12.1: ka, virama and ssa make one conjunct.
  @Test func conjunctsHaveFewerGlyphs() {
    let glyphs = shaped("क्ष", "hi").runs.flatMap(\.glyphs)
    #expect("क्ष".unicodeScalars.count == 3)
    #expect(glyphs.count == 1)
  }

  @Test func familyIsOneGlyph() {
    #expect(shaped("👩‍👩‍👧‍👦").runs.flatMap(\.glyphs).count == 1)
  }

  /// Han unification: 直 is drawn in another way in Japan than in China (Unicode Standard, 18.1,
  /// and Noto CJK's faces).
  @Test func hanDiffersByLanguage() {
    let glyphs = ["ja", "zh-Hans", "zh-Hant-TW", "ko"].map {
      shaped("直", $0).runs.flatMap(\.glyphs).map(\.id)
    }
    #expect(glyphs[0] != glyphs[1])
    #expect(glyphs.allSatisfy { $0.count == 1 && $0 != [0] })
  }

  @Test(arguments: [
    ("Settings", ["Inter"]), ("Настройки", ["Inter"]), ("ไทย", ["Noto Sans Thai"]),
    ("OK ไทย", ["Inter", "Noto Sans Thai"]), ("日本", ["Noto Sans CJK"]), ("한국", ["Noto Sans CJK"]),
    ("עברית", ["Noto Sans Hebrew"]), ("ბ", ["Noto Sans Georgian"]), ("བོད", ["Noto Serif Tibetan"]),
    ("a 😀 b", ["Inter", "Noto Color Emoji", "Inter"]),
  ])
  func familyIsTheFirstThatHasTheCluster(text: String, expected: [String]) {
    #expect(families(text) == expected)
  }

  /// A cluster isn't torn: Thai's tone mark alone on a dotted circle is of one font.
  @Test(arguments: ["\u{25CC}\u{0E48}", "\u{25CC}\u{064B}", "\u{25CC}\u{093F}"])
  func clusterHasOneFont(text: String) {
    let runs = shaped(text).runs
    #expect(runs.count == 1)
    #expect(runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  /// Blink gives a space to the first font, Pango to that of the text before.
  @Test func spaceOwnerIsChosen() throws {
    #expect(families("ไทย ไทย", "th") == ["Noto Sans Thai", "Inter", "Noto Sans Thai"])
    var stack = FontStack.debian
    stack.spaceOwner = .previousRun
    let other = try HarfBuzzMeasurer(stack)
    let runs = other.shaped("ไทย ไทย", weight: .regular, language: "th").runs
    #expect(runs.count == 1)
    let pictures = other.shaped("😀 ", weight: .regular, language: "en").runs
    #expect(pictures.count == 2)
  }

  /// UAX 24, 5.1: brackets and digits take the script of the text around them.
  @Test(arguments: [
    ("привет (abc) да", ["Cyrl", "Latn", "Cyrl"]), ("(abc)", ["Latn"]), ("123 да", ["Cyrl"]),
    ("インデックス 5x8", ["Kana", "Latn", "Latn"]),
  ])
  func scriptsSpread(text: String, expected: [String]) {
    let scripts = measurer.withItems(of: text, .regular, "en") { scratch, _ in
      scratch.items.map { item in
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: item.script >> UInt32($0)) }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    #expect(Self.withoutRepeats(scripts) == Self.withoutRepeats(expected))
  }

  private static func withoutRepeats(_ names: [String]) -> [String] {
    names.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
