import Testing

@testable import Review

/// Addresses of files, which may never be another scheme's (RFC 3986, 4.2).
struct SourceLinksTests {
  @Test(
    "A path is an address relative to the page",
    arguments: [
      (".", "App/a.xcstrings", "./App/a.xcstrings"),
      ("..", "App/a.xcstrings", "../App/a.xcstrings"),
      ("../..", "a b.swift", "../../a%20b.swift"),
      (".", "javascript:alert(1)", "./javascript:alert(1)"),
      ("..", "javascript:alert(1)", "../javascript:alert(1)"),
      ("..", "/abs/é", "file:///abs/%C3%A9"),
      (".", "a\"><b>", "./a%22%3E%3Cb%3E"), ("x:y", "a", "./x:y/a"),
    ])
  func addresses(base: String, path: String, address: String) {
    #expect(SourceLinks(base: base).address(of: path) == address)
  }
}
