import Testing

@testable import Checks

/// Apple, "String Format Specifiers": a position and `$` follow the percent sign.
struct SpecifierSpellingTests {
  @Test(arguments: [
    ("%@", "%@", "%2$@"), ("%1$@", "%@", "%2$@"), ("%.1f", "%.1f", "%2$.1f"),
    ("%05d", "%05d", "%2$05d"), ("%(name)@", "%(name)@", "%2$(name)@"),
    ("%12$(name)lld", "%(name)lld", "%2$(name)lld"), ("%#@days@", "%#@days@", "%2$#@days@"),
  ])
  func positions(_ text: String, _ unpositioned: String, _ positioned: String) {
    let spelling = SpecifierSpelling(text)
    #expect(spelling.unpositioned == unpositioned)
    #expect(spelling.positioned(at: 2) == positioned)
  }

  @Test func readsByOffsetsInUTF8() {
    #expect(SpecifierSpelling(6..<8, in: "再（%@）").text == "%@")
    #expect(SpecifierSpelling(0..<0, in: "%@").text == "")
    #expect(SpecifierSpelling(90..<92, in: "%@").text == "")
  }

  /// Spaces within a specifier, as machine translation leaves them.
  @Test(arguments: [
    ("%1 $@", "%1$@"), ("% 1$@ x", "%1$@"), ("%2 $ lld", "%2$lld"), ("%1\u{A0}$@", "%1$@"),
  ])
  func brokenSpecifier(_ text: String, _ mended: String) throws {
    let broken = try #require(BrokenSpecifier(at: 0, in: text))
    #expect(broken.mended == mended)
    #expect(text.hasPrefix(broken.text))
    #expect(broken.range == 0..<broken.text.utf8.count)
  }

  @Test(arguments: ["%", "% ", "%)", "%1", "%1 2", "% $@", "%1 $", "%1 $ y", "%です"])
  func noSpecifier(_ text: String) {
    #expect(BrokenSpecifier(at: 0, in: text) == nil)
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
  ])
  func listedWords(_ words: [String], _ list: String) {
    #expect(words.listed == list)
  }
}
