import Checks
import Testing

@Suite struct FilePathTests {
  /// The rules of POSIX.1-2017, 4.13, with `..` taken back by name.
  @Test(arguments: [
    ("/a/b", "/w", "/a/b"), ("b", "/w/x", "/w/x/b"), ("./b/./c/", "/w", "/w/b/c"),
    ("../b", "/w/x", "/w/b"), ("../../../b", "/w", "/b"), ("", "/w", "/w"), (".", "/", "/"),
    ("//a//b", "/w", "/a/b"), ("ä/日本", "/w", "/w/ä/日本"),
  ])
  func resolves(_ written: String, _ directory: String, _ expected: String) {
    #expect(FilePath(written, relativeTo: FilePath(directory)).text == expected)
  }

  @Test(arguments: [
    ("/a/b/c", "/a", "b/c"), ("/a", "/a", "."), ("/a/x", "/a/b/c", "../../x"),
    ("/x", "/a", "../x"), ("/", "/a", ".."), ("/ab", "/a", "../ab"),
  ])
  func relative(_ path: String, _ directory: String, _ expected: String) {
    #expect(FilePath(path).relative(to: FilePath(directory)) == expected)
  }

  @Test(arguments: [
    ("/w/a", "/w", "/w/a", "a"), ("/x/a", "/w", "/x/a", "/x/a"), ("/x/a", "/w", "../x", "../x/a"),
  ])
  func showsAPathAsItsUserWritesIt(
    _ path: String, _ directory: String, _ written: String, _ expected: String
  ) {
    #expect(
      FilePath(path).shown(from: FilePath(directory), asWritten: written) == expected)
  }

  @Test func containsItselfAndWhatLiesBelow() {
    #expect(FilePath("/a").contains(FilePath("/a")))
    #expect(FilePath("/a").contains(FilePath("/a/b")))
    #expect(!FilePath("/a").contains(FilePath("/ab")))
    #expect(FilePath.root.contains(FilePath("/a")))
  }

  @Test func namesAndDirectories() {
    #expect(FilePath("/a/b").name == "b")
    #expect(FilePath.root.name == "")
    #expect(FilePath("/a/b").directory == FilePath("/a"))
    #expect(FilePath.root.directory == .root)
    #expect(
      [FilePath("/a/b"), FilePath("/a-"), FilePath("/a")].sorted().map(\.text)
        == ["/a", "/a/b", "/a-"])
  }
}
