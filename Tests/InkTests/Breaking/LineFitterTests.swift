import Testing

@testable import Ink

/// Lines of a font in which each code unit is a point wide.
struct LineFitterTests {
  private func lines(_ text: String, _ limit: Double, at places: [Int], mandatory: Set<Int> = [])
    -> [LineFitter.Line]
  {
    let units = Array(text.utf16)
    let opportunities = (places + [units.count]).map {
      BreakOpportunity(offset: $0, isMandatory: mandatory.contains($0) || $0 == units.count)
    }
    let fitter = LineFitter(
      units: units, opportunities: opportunities,
      estimates: (0...units.count).map(Double.init), limit: limit, slack: 1
    ) { range, hyphen in
      Double(range.count) + (hyphen ? 1 : 0)
    }
    return fitter.lines()
  }

  @Test("A line takes what fits, and spaces at its end hang out")
  func greedy() {
    let lines = lines("aa bb cc", 5, at: [3, 6])
    #expect(lines.map(\.range) == [0..<6, 6..<8])
    #expect(lines.map(\.width) == [5, 2])
    #expect(lines.map(\.fits) == [true, true])
  }

  @Test("A piece that is too wide is a line by itself")
  func overfull() {
    let lines = lines("a bbbbbb c", 3, at: [2, 9])
    #expect(lines.map(\.range) == [0..<2, 2..<9, 9..<10])
    #expect(lines.map(\.fits) == [true, false, true])
    #expect(lines[1].width == 6)
  }

  @Test("A line ends where it must, though more would fit")
  func mandatory() {
    let lines = lines("a\nb c", 50, at: [2, 4], mandatory: [2])
    #expect(lines.map(\.range) == [0..<2, 2..<5])
    #expect(lines.map(\.width) == [1, 3])
  }

  /// UAX 14, 5.4: the soft hyphen shows where a line ends after it.
  @Test("A soft hyphen takes its width where a line ends after it")
  func softHyphen() {
    #expect(lines("aa\u{AD}bb\u{AD}cc", 6, at: [3, 6]).map(\.range) == [0..<3, 3..<8])
    #expect(lines("aa\u{AD}bb\u{AD}cc", 7, at: [3, 6]).map(\.range) == [0..<6, 6..<8])
  }

  @Test("Many spaces are no width, wherever they are")
  func spaces() {
    let lines = lines("a       \u{200B}\u{200B}b", 1, at: [8, 9, 10])
    #expect(lines.map(\.range) == [0..<10, 10..<11])
    #expect(lines.map(\.width) == [1, 1])
  }

  @Test("Without a text there are no lines")
  func empty() {
    let fitter = LineFitter(
      units: [], opportunities: [], estimates: [0], limit: 1, slack: 0
    ) { _, _ in 0 }
    #expect(fitter.lines().isEmpty)
  }

  @Test("Lengths in UTF-8", arguments: ["", "a", "é", "日本", "a😀é日", "e\u{301}"])
  func utf8(text: String) {
    #expect(UTF16Unit.utf8Count(of: Array(text.utf16)[...]) == text.utf8.count)
  }
}
