import Slots
import Testing

/// The form is that of POSIX.1-2017, `diff -u`; each hunk was compared with GNU diff's.
@Suite("The difference of two texts")
struct LineDifferenceTests {
  @Test("The same text has no difference")
  func same() {
    #expect(LineDifference(from: "a\nb\n", to: "a\nb\n").text.isEmpty)
    #expect(LineDifference(from: "", to: "").text.isEmpty)
  }

  @Test("A changed line stands between three lines that are kept")
  func change() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"
    #expect(
      LineDifference(from: old, to: new).text
        == "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test("Changes far from each other have hunks of their own")
  func hunks() {
    let lines = (1...20).map { "\($0)\n" }
    var changed = lines
    changed[1] = "two\n"
    changed.remove(at: 17)
    #expect(
      LineDifference(from: lines.joined(), to: changed.joined()).text == """
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -15,6 +15,5 @@
         15
         16
         17
        -18
         19
         20

        """)
  }

  @Test("A new text, and a last line without a line feed, are told")
  func edges() {
    #expect(LineDifference(from: "", to: "a\n").text == "@@ -0,0 +1 @@\n+a\n")
    #expect(
      LineDifference(from: "a", to: "a\n").text
        == "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  @Test("Very different texts are replaced as a whole")
  func large() {
    let old = (0..<2_000).map { "a\($0)\n" }.joined()
    let new = (0..<2_000).map { "b\($0)\n" }.joined()
    let text = LineDifference(from: old, to: new).text
    #expect(text.hasPrefix("@@ -1,2000 +1,2000 @@\n-a0\n-a1\n"))
    #expect(text.hasSuffix("+b1999\n"))
  }

  @Test("A checkout with CR LF has the same lines, and a difference of single ones")
  func carriageReturns() {
    #expect(LineDifference(from: "a\r\nb\r\n", to: "a\nb\n").text.isEmpty)
    #expect(
      LineDifference(from: "a\r\nb\r\n", to: "a\nc\n").text == "@@ -1,2 +1,2 @@\n a\n-b\n+c\n")
  }
}
