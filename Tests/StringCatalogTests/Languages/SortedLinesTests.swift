import Testing

@testable import StringCatalog

@Suite struct SortedLinesTests {
  static let lines = SortedLines("a first\nab the second one\nb Third\nzh-Hant 繁體中文")

  @Test(arguments: [
    ("a", "first"), ("ab", "the second one"), ("b", "Third"), ("zh-Hant", "繁體中文"),
    ("", nil), ("aa", nil), ("abc", nil), ("zh", nil), ("zz", nil),
  ])
  func finds(_ key: String, _ value: String?) {
    #expect(Self.lines.value(key) == value)
  }

  @Test func findsByValue() {
    #expect(Self.lines.key(ofValue: "third") == "b")
    #expect(Self.lines.key(ofValue: "繁體中文") == "zh-Hant")
    #expect(Self.lines.key(ofValue: "fourth") == nil)
    #expect(SortedLines("").value("a") == nil)
  }
}
