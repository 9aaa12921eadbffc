import Testing

@testable import Ink

/// Apple, Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes".
struct TextStyleNameTests {
  @Test(
    "At the standard size: what Apple, Human Interface Guidelines, list",
    arguments: [
      (TextStyleName.largeTitle, 34.0), (.title, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption, 12), (.caption2, 11),
    ])
  func standard(name: TextStyleName, size: Double) {
    #expect(name.size() == size)
  }

  @Test(
    "At the other sizes: what Apple, Human Interface Guidelines, list",
    arguments: [
      (TextStyleName.body, ContentSize.xSmall, 14.0), (.body, .xxxLarge, 23),
      (.body, .accessibility1, 28), (.body, .accessibility5, 53), (.largeTitle, .xSmall, 31),
      (.largeTitle, .accessibility5, 60), (.caption2, .xSmall, 11), (.caption2, .xLarge, 13),
      (.caption2, .accessibility5, 41), (.footnote, .medium, 12), (.title2, .accessibility1, 34),
      (.subheadline, .xxLarge, 19), (.callout, .accessibility3, 38),
    ])
  func others(name: TextStyleName, contentSize: ContentSize, size: Double) {
    #expect(name.size(at: contentSize) == size)
  }

  @Test(
    "A style has a size for each content size, and none shrinks", arguments: TextStyleName.allCases)
  func complete(name: TextStyleName) {
    #expect(name.sizes.count == ContentSize.allCases.count)
    #expect(name.sizes == name.sizes.sorted())
  }

  @Test("Content sizes are placed in the order of their cases")
  func places() {
    #expect(ContentSize.allCases.map(\.place) == Array(0..<12))
    #expect(ContentSize.allCases.filter(\.isAccessibilitySize).count == 5)
  }

  @Test("Headlines are semibold, emphasis is bold down to Title 2 and semibold below")
  func weights() {
    #expect(TextStyleName.allCases.filter { $0.weight == .semibold } == [.headline])
    #expect(
      TextStyleName.allCases.filter { $0.emphasizedWeight == .bold }
        == [.largeTitle, .title, .title2])
  }

  @Test("A text's style takes the weight of its text style unless told otherwise")
  func style() {
    #expect(TextStyle(.headline) == TextStyle(size: 17, weight: .semibold))
    #expect(TextStyle(.subheadline, weight: .semibold) == TextStyle(size: 15, weight: .semibold))
    #expect(TextStyle(.body, contentSize: .accessibility5) == TextStyle(size: 53))
  }
}
