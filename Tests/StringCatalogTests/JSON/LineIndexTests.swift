import StringCatalog
import Testing

@Suite("Lines and columns")
struct LineIndexTests {
  private func position(_ offset: Int, in text: String) -> TextPosition {
    let bytes = Array(text.utf8)
    return LineIndex(bytes).position(of: offset, in: bytes)
  }

  @Test(
    "Lines end in LF, CRLF or CR",
    arguments: [
      ("a\nb", 0, 1, 1), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\nb", 3, 2, 2),
      ("a\r\nb", 1, 1, 2), ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1),
      ("a\rb", 1, 1, 2), ("a\rb", 2, 2, 1),
      ("a\r\rb", 2, 2, 1), ("a\r\rb", 3, 3, 1),
      ("a\n\rb", 2, 2, 1), ("a\n\rb", 3, 3, 1),
      ("\n\n\n", 3, 4, 1), ("", 0, 1, 1),
      ("0123456789\n0123456789\r\n0123456789\rx", 34, 4, 1),
    ])
  func lines(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    #expect(position(offset, in: text) == TextPosition(line: line, column: column))
  }

  @Test(
    "Columns count code points, whatever their bytes",
    arguments: [
      ("é|", 2, 2), ("日本|", 6, 3), ("😀|", 4, 2), ("e\u{301}|", 3, 3), ("👩‍👩‍👧|", 18, 6),
      ("a\u{2028}b|", 5, 4), ("0123456789é日😀|", 19, 14),
    ])
  func columns(_ text: String, _ offset: Int, _ column: Int) {
    #expect(Array(text.utf8)[offset] == UInt8(ascii: "|"))
    #expect(position(offset, in: text).column == column)
  }

  @Test(
    "A byte order mark has no width",
    arguments: [(0, 1, 1), (1, 1, 1), (2, 1, 1), (3, 1, 1), (4, 1, 2), (6, 2, 1)])
  func byteOrderMark(_ offset: Int, _ line: Int, _ column: Int) {
    let place = position(offset, in: "\u{FEFF}ab\nc")
    #expect(place == TextPosition(line: line, column: column))
  }

  @Test("An offset outside the text means its start or end")
  func outside() {
    #expect(position(-5, in: "ab\nc") == TextPosition(line: 1, column: 1))
    #expect(position(99, in: "ab\nc") == TextPosition(line: 2, column: 2))
  }

  /// A plain count over a text that is far longer than any stretch that the index keeps.
  @Test(
    "Every place of a long text agrees with a plain count", arguments: ["\n", "\r\n", "\r", ""])
  func longText(_ end: String) {
    let line = "Wetter 天気 погода 😀 "
    let text = (0..<400).map { _ in line + end }.joined()
    let bytes = Array(text.utf8)
    let index = LineIndex(bytes)
    var expected = TextPosition(line: 1, column: 1)
    var offset = 0
    var scalars = text.unicodeScalars.makeIterator()
    var previous: Unicode.Scalar?
    while let scalar = scalars.next() {
      let isSecondHalf = previous == "\r" && scalar == "\n"
      if let last = previous, last == "\n" || (last == "\r" && !isSecondHalf) {
        expected = TextPosition(line: expected.line + 1, column: 1)
      }
      guard index.position(of: offset, in: bytes) == expected else {
        Issue.record("offset \(offset): \(index.position(of: offset, in: bytes)), not \(expected)")
        return
      }
      offset += UTF8.width(scalar)
      expected.column += 1
      previous = scalar
    }
    #expect(index.count == (end.isEmpty ? 1 : 401))
  }
}
