import Checks
import Testing

@Suite struct GlobPatternTests {
  private func names(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }

  @Test(arguments: [
    ("*.xcstrings", "a.xcstrings"), ("*.xcstrings", ".xcstrings"), ("**", "a/b/c"), ("**", "a"),
    ("**/a", "a"), ("**/a", "x/y/a"), ("a/**", "a/b"), ("a/**", "a"), ("a/**/b", "a/b"),
    ("a/**/b", "a/x/y/b"), ("a?c", "abc"), ("a?c", "a日c"), ("*", "anything"), ("a*b*c", "aXXbYYc"),
    ("a*b*c", "abbc"), ("**/*.lproj/*", "x/de.lproj/L.strings"), ("./a", "a"), ("a//b", "a/b"),
    ("**/**/a", "a"), ("[a]", "[a]"),
  ])
  func matches(_ pattern: String, _ path: String) {
    #expect(GlobPattern(pattern).matches(names(path)))
  }

  @Test(arguments: [
    ("*.xcstrings", "a/b.xcstrings"), ("*.xcstrings", "a.strings"), ("a", "A"), ("a?c", "ac"),
    ("a", "a/b"), ("a/b", "a"), ("**/a", "ab"), ("a/**/b", "a/bc"), ("a*c", "ab"), ("", "a"),
    ("[a]", "a"), ("?", ""),
  ])
  func doesNotMatch(_ pattern: String, _ path: String) {
    #expect(!GlobPattern(pattern).matches(names(path)))
  }

  /// Backtracking matchers need exponential time here.
  @Test func hostilePatternsEnd() {
    let stars = GlobPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!stars.matches([String(repeating: "a", count: 2_000)]))
    let folders = GlobPattern(String(repeating: "**/a/", count: 100) + "b")
    #expect(!folders.matches(Array(repeating: "a", count: 500)))
  }

  @Test(arguments: [
    ("App/**/*.xcstrings", "App"), ("*.xcstrings", ""), ("a/b/c?", "a/b"), ("/a/*", "/a"),
    ("/*", "/"), ("../x/**", "../x"),
  ])
  func literalDirectory(_ pattern: String, _ expected: String) {
    #expect(GlobPattern(pattern).literalDirectory == expected)
  }

  @Test func tellsPatternsFromPaths() {
    #expect(GlobPattern.isPattern("a/*"))
    #expect(GlobPattern.isPattern("a?"))
    #expect(!GlobPattern.isPattern("a/b.xcstrings"))
  }
}
