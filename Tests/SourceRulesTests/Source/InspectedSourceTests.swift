import Testing

@testable import SourceRules

struct InspectedSourceTests {
  @Test("A short line is quoted whole, without its indentation")
  func shortLine() {
    let source = InspectedSource(bytes: Array("let a = 1\n  let wörd = 2\n".utf8))
    let excerpt = source.excerpt(of: 16..<21)
    #expect(excerpt.value == "let wörd = 2")
    #expect(excerpt.marked == 4..<9)
  }

  @Test("Of a long line what is near is quoted, cut between characters", arguments: 0..<4)
  func longLine(shift: Int) {
    let padding = String(repeating: "x", count: shift) + String(repeating: "ö", count: 500)
    let bytes = Array((padding + "HERE" + padding).utf8)
    let start = padding.utf8.count
    let excerpt = InspectedSource(bytes: bytes).excerpt(of: start..<(start + 4))
    #expect(excerpt.value.utf8.count <= 400)
    #expect(!excerpt.value.contains("\u{FFFD}"))
    #expect(Array(excerpt.value.utf8)[excerpt.marked] == Array("HERE".utf8)[...])
  }

  @Test("Only space may stand before what is first in its line")
  func firstInLine() {
    let source = InspectedSource(bytes: Array("a\n  b c".utf8))
    #expect(source.isFirstInLine(0))
    #expect(source.isFirstInLine(4))
    #expect(!source.isFirstInLine(6))
  }
}
