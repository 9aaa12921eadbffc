import Testing

@testable import Checks

/// How texts are laid out in lines; which characters break lines is Unicode's UAX #14 (BK, CR, LF).
struct LineShapeTests {
  @Test(
    "Lines and paragraphs are counted",
    arguments: [
      ("", 0, 1), ("one", 0, 1), ("\n", 0, 1), ("one\n", 0, 1), ("\none", 0, 1),
      ("one\ntwo", 1, 1), ("one\r\ntwo\rthree", 2, 1), ("one\u{2028}two\u{2029}three", 2, 1),
      ("one\n\ntwo", 2, 2), ("one\n  \n two", 2, 2), ("one\n\n\ntwo\n\nthree\n\n", 5, 3),
    ])
  func counts(_ text: String, _ lineBreaks: Int, _ paragraphs: Int) {
    let shape = text.withUTF8Bytes(LineShape.init)
    #expect(shape.inner.count == lineBreaks)
    #expect(shape.paragraphs == paragraphs)
  }

  @Test("Line breaks at the ends stand apart")
  func ends() {
    let shape = " \n\nएक\n \n".withUTF8Bytes(LineShape.init)
    #expect(shape.leading == 1..<3)
    #expect(shape.trailing == 9..<12)
    #expect(shape.inner.isEmpty)
  }

  @Test("A written-out line break is found")
  func writtenOut() {
    #expect(#"a\nb\t"#.withUTF8Bytes(LineShape.init).writtenOut == [1..<3])
    #expect("a\\".withUTF8Bytes(LineShape.init).writtenOut.isEmpty)
  }
}
