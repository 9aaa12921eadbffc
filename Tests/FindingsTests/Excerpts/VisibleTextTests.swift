import Findings
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain text", "plain text"),
    ("\u{1B}[2J", "⟨U+001B⟩[2J"),
    ("a\nb\tc\r", "a⏎b⇥c⟨U+000D⟩"),
    ("a\r\nb", "a⟨U+000D⟩⏎b"),
    ("x\u{200B}y", "x⟨U+200B⟩y"),
    ("\u{202E}evil", "⟨U+202E⟩evil"),
    ("\u{9B}31m", "⟨U+009B⟩31m"),
    ("\u{7F}", "⟨U+007F⟩"),
    ("\u{E0001}", "⟨U+E0001⟩"),
    // What emoji, Persian and Devanagari need stays.
    ("👨‍👩‍👧", "👨‍👩‍👧"), ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("❤️", "❤️"),
    ("10\u{202F}°C", "10\u{202F}°C"),
  ])
  func spellsWhatCantBeSeen(_ text: String, _ expected: String) {
    #expect(Array(VisibleText.spelled(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func aPileOfAccentsIsCut() {
    let spelled = VisibleText.spelled("a" + String(repeating: "\u{301}", count: 5_000))
    #expect(spelled.unicodeScalars.starts(with: "a\u{301}".unicodeScalars))
    #expect(spelled.hasSuffix("…"))
    #expect(spelled.unicodeScalars.count < 100)
  }
}
