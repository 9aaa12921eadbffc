import StringCatalog
import Testing

@Suite("Places of keys and values")
struct JSONRangeTests {
  @Test("Every key and value spans exactly its own bytes, quotes and brackets included")
  func ranges() throws {
    let text = "{ \"ä\" : \"x\\n\" ,\n\"b\":[ 1.5e3 , true,{ }] }"
    let document = try JSONDocument(parsing: Array(text.utf8))
    let members = document.members(of: document.root)
    // Counted by hand; ä has two bytes.
    #expect(document.range(of: document.root) == ByteRange(start: 0, end: 42))
    #expect(members.map { document.range(of: $0.key).range } == [2..<6, 17..<20])
    #expect(members.map { document.range(of: $0.value).range } == [9..<14, 21..<40])
    let elements = document.elements(of: members[1].value)
    #expect(elements.map { document.range(of: $0).range } == [23..<28, 31..<35, 36..<39])
    #expect(elements.map(document.source(of:)) == ["1.5e3", "true", "{ }"])
  }

  @Test("A string's text has its escapes resolved (section 7)")
  func escapes() throws {
    let text = #""\"\\\/\b\f\n\r\t\u0041\u00e9\u65E5\uD834\uDD1E\u0000é""#
    let document = try JSONDocument(parsing: Array(text.utf8))
    #expect(
      document.string(at: document.root) == "\"\\/\u{8}\u{C}\n\r\tA\u{E9}\u{65E5}\u{1D11E}\u{0}é")
  }

  @Test("What is no string has no text, no members, no elements")
  func otherKinds() throws {
    let document = try JSONDocument(parsing: Array("1".utf8))
    #expect(document.string(at: document.root) == nil)
    #expect(document.members(of: document.root).isEmpty)
    #expect(document.elements(of: document.root).isEmpty)
  }

  /// Offsets into the text of `"aé\n😀\uD83D\uDE00\u00e9z"`, with where each was written.
  @Test(
    "An offset in the text leads to where it was written",
    arguments: [
      (0, 1),  // a
      (1, 2), (2, 3),  // é, two bytes as they stand
      (3, 4),  // \n
      (4, 6), (7, 9),  // 😀, four bytes as they stand
      (8, 10), (9, 10), (11, 10),  // an escaped pair is one thing
      (12, 22), (13, 22),  // \u00e9
      (14, 28),  // z
      (15, 29), (99, 29),  // the end, and beyond it
    ])
  func sourceOffsets(_ offset: Int, _ expected: Int) throws {
    let text = #""aé\n😀\uD83D\uDE00\u00e9z""#
    let document = try JSONDocument(parsing: Array(text.utf8))
    let range = document.range(of: document.root)
    #expect(document.sourceOffset(ofTextOffset: offset, inStringAt: range) == expected)
  }

  @Test("A range has bounds and a count as integers")
  func byteRange() {
    let range = ByteRange(start: 3, end: 7)
    #expect(range.count == 4)
    #expect(range.lowerBound == 3)
    #expect(range.upperBound == 7)
    #expect(range.range == 3..<7)
  }
}
