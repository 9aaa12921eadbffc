import Testing

@testable import Ink

@Suite struct WidthCacheTests {
  /// Swift's strings are equal where they are canonically equivalent; their glyphs needn't be.
  @Test func equivalentTextsAreKeptApart() {
    let composed = WidthCache.Key(text: "\u{E9}", language: "fr", weight: .regular)
    let decomposed = WidthCache.Key(text: "e\u{301}", language: "fr", weight: .regular)
    #expect(composed.text == decomposed.text)
    #expect(composed != decomposed)
  }

  @Test func languageAndWeightAreKeptApart() {
    let key = WidthCache.Key(text: "直", language: "ja", weight: .regular)
    #expect(key != WidthCache.Key(text: "直", language: "zh", weight: .regular))
    #expect(key != WidthCache.Key(text: "直", language: "ja", weight: .bold))
  }

  @Test func textIsMeasuredOnce() {
    let cache = WidthCache()
    let key = WidthCache.Key(text: "text", language: "en", weight: .regular)
    var measured = 0
    for _ in 0..<3 {
      let sum = cache.sum(for: key) {
        measured += 1
        var sum = AdvanceSum()
        sum.add(500, unitsPerEm: 1_000)
        return sum
      }
      #expect(sum.width(size: 10, tracking: 0) == 5)
    }
    #expect(measured == 1)
  }

  @Test func cacheIsBounded() {
    let cache = WidthCache()
    for number in 0..<100_000 {
      let key = WidthCache.Key(text: "\(number)", language: "en", weight: .regular)
      _ = cache.sum(for: key) { AdvanceSum() }
    }
    #expect(cache.count <= 16 * WidthCache.stripeLimit)
    let long = WidthCache.Key(
      text: String(repeating: "a", count: 100_000), language: "en", weight: .regular)
    let before = cache.count
    _ = cache.sum(for: long) { AdvanceSum() }
    #expect(cache.count == before)
  }
}
