import Testing

@testable import Checks

@Suite struct KeyPatternTests {
  /// `*` stands for any text, also for none, as in file names.
  @Test(arguments: [
    ("level.*", "level.low", true), ("level.*", "level.", true), ("level.*", "level", false),
    ("*.title", "a.b.title", true), ("*.title", "title", false), ("a*b*c", "a1b2c", true),
    ("a*b*c", "acb", false), ("a*b*c", "abbc", true), ("*", "", true), ("*", "x", true),
    ("a", "a", true), ("a", "ab", false), ("a*a", "a", false), ("**", "x", true),
    ("a*bc", "abcbc", true),
  ])
  func patternsMatchWholeKeys(_ pattern: String, _ key: String, _ matches: Bool) {
    #expect(KeyPattern(pattern).matches(key) == matches)
  }
}
