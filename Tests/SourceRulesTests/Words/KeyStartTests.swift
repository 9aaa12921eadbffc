import Testing

@testable import SourceRules

/// The starts are a decision: code adds the rest of a key behind a separator, and a sentence isn't
/// put together so.
@Suite struct KeyStartTests {
  @Test(arguments: [
    ("level.wind.high", ["level.", "level.wind."]),
    ("unit_metre", ["unit_"]),
    ("osc.left", ["osc."]),
    ("a.b", []),
    ("Done.", []),
    ("Rain: soon", []),
    ("größe-klein", ["größe-"]),
  ])
  func startsEndInSeparators(key: String, starts: [String]) {
    #expect(KeyStart.starts(of: key) == starts)
  }

  @Test func interpolatedLiteralsHaveAStart() {
    let words = UsedWords(everyWordOf: Array(##"f("level.\(n).\(m)"); g(#"unit_\#(u)"#)"##.utf8))
    #expect(words.literals.contains("level."))
    #expect(words.literals.contains("unit_"))
  }

  @Test func sentencesBeforeInterpolationsArentNoted() {
    let words = UsedWords(everyWordOf: Array(#"f("Rain in \(n)")"#.utf8))
    #expect(words.literals.isEmpty)
  }
}
