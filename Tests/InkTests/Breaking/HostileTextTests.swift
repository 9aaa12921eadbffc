import Testing

@testable import Ink

#if canImport(CHarfBuzz)
  /// Texts that nobody writes, but a catalog may hold.
  struct HostileTextTests {
    private let measurer: HarfBuzzMeasurer
    private let style = TextStyle(size: 15, weight: .semibold)

    init() throws {
      measurer = try HarfBuzzMeasurer(.debian)
    }

    /// Measures, breaks and draws a text, and holds what must be true of any.
    private func exercise(_ text: String, _ language: String, _ width: Double) {
      let lines = measurer.lines(of: text, in: style, language: language, fitting: width)
      #expect(lines.first?.range.lowerBound == 0)
      #expect(lines.last?.range.upperBound == text.utf8.count)
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(line.range.upperBound == next.range.lowerBound)
      }
      let glyphs = measurer.glyphs(of: text, in: style, language: language)
      for glyph in Set(glyphs.map(\.reference)) {
        if case .outline(let data) = measurer.drawing(of: glyph) {
          #expect(data.hasPrefix("M"))
        }
      }
      #expect(glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }

    @Test("500 mixed-up texts are measured, broken and drawn")
    func mixed() {
      var random = SplitMix64(state: 0x1234_5678)
      let languages = ["en", "ar", "he", "th", "hi", "ja", "zh-Hant", "ko", "my", "", "x-??"]
      for _ in 0..<500 {
        let count = Int.random(in: 0...60, using: &random)
        var text = String.UnicodeScalarView()
        for _ in 0..<count { text.append(Self.scalar(&random)) }
        let language = languages[Int.random(in: 0..<languages.count, using: &random)]
        exercise(String(text), language, Double.random(in: -1...200, using: &random))
      }
    }

    @Test(
      "Long texts without relief",
      arguments: [
        String(repeating: "a", count: 10_000), "e" + String(repeating: "\u{301}", count: 1_000),
        String(repeating: "a ", count: 2_000), String(repeating: "\u{202E}a\u{2067}ב", count: 500),
        String(repeating: " ", count: 5_000), String(repeating: "\n", count: 1_000),
        String(repeating: "\u{AD}", count: 9_000), String(repeating: "\u{200B}", count: 3_000),
        String(repeating: "ก", count: 2_000), String(repeating: "日", count: 2_000),
        String(repeating: "👩\u{200D}", count: 1_000), String(repeating: "क्", count: 2_000),
        String(repeating: "\u{10FFFF}\u{E0001}", count: 500),
      ])
    func long(text: String) {
      exercise(text, "en", 120)
      let pieces = measurer.lines(of: text, in: style, language: "th", fitting: 0)
      #expect(pieces.last?.range.upperBound == text.utf8.count)
    }

    /// A scalar of one of the kinds that texts trip over.
    private static func scalar(_ random: inout SplitMix64) -> Unicode.Scalar {
      let ranges: [ClosedRange<UInt32>] = [
        0x00...0x7F, 0xA0...0x17F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xEFF,
        0x1000...0x109F, 0x1780...0x17FF, 0x1100...0x11FF, 0x2000...0x206F, 0x2066...0x2069,
        0x3000...0x30FF, 0x4E00...0x4FFF, 0xAC00...0xAFFF, 0xFE00...0xFE0F, 0xFFF0...0xFFFF,
        0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF, 0xE0000...0xE007F, 0x0378...0x0379,
        0x10FFF0...0x10FFFF,
      ]
      let range = ranges[Int.random(in: 0..<ranges.count, using: &random)]
      return Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "\u{FFFD}"
    }
  }

  /// Numbers that are the same in each run (Steele, Lea, Flood, "Fast splittable pseudorandom number
  /// generators").
  private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }
#endif
