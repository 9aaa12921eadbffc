import Findings
import Testing

@Suite struct ExcerptWindowTests {
  /// The window of a value whose mark is the text between `[` and `]`.
  private func window(_ marked: String, columns: Int = 72) -> ExcerptWindow {
    // By scalars: a combining mark behind a bracket would make one character with it.
    let scalars = marked.unicodeScalars
    let parts = scalars.split(omittingEmptySubsequences: false) { $0 == "[" || $0 == "]" }
      .map { String(String.UnicodeScalarView($0)) }
    let start = parts[0].utf8.count
    return ExcerptWindow(
      Excerpt(value: parts.joined(), marked: start..<start + parts[1].utf8.count),
      columns: columns)
  }

  @Test func aShortValueIsWhole() {
    let window = window("Hello [%@]!")
    #expect(window.before == "Hello ")
    #expect(window.marked == "%@")
    #expect(window.after == "!")
    #expect(window.caretLine == "      ^^")
    #expect(window.bracketed == "Hello ⟦%@⟧!")
  }

  @Test func withoutAMarkTheValueBegins() {
    let short = ExcerptWindow(Excerpt(value: "Hello"), columns: 20)
    #expect(short.isolated == "Hello")
    #expect(short.bracketed == "Hello")
    #expect(short.caretLine == nil)
    let long = ExcerptWindow(Excerpt(value: String(repeating: "ab", count: 50)), columns: 20)
    #expect(long.isolated == String(repeating: "ab", count: 10) + "…")
  }

  @Test func caretsStandBelowThaiLetters() {
    // สวัสดี is four letters and two vowels above them: four columns, then the space.
    #expect(window("สวัสดี [%lld]").caretLine == "     ^^^^")
    // SARA AM takes a column of its own.
    #expect(window("น้ำ [%@]").caretLine == "   ^^")
  }

  @Test func caretsStandBelowWideLetters() {
    #expect(window("再試行[%d]回").caretLine == "      ^^")
    #expect(window("再[試行]").caretLine == "  ^^^^")
  }

  @Test func aMarkedAccentHasItsCaretBelowItsLetter() {
    #expect(window("cafe[\u{301}]s").caretLine == "   ^")
  }

  @Test func rightToLeftTextIsIsolatedAndBracketed() {
    let window = window("مرحبا [%@]")
    #expect(window.isRightToLeft)
    #expect(window.caretLine == nil)
    #expect(window.bracketed == "\u{2068}مرحبا ⟦%@⟧\u{2069}")
    #expect(window.isolated == "\u{2068}مرحبا %@\u{2069}")
  }

  @Test func invisibleCharactersAreSpelledInTheMark() {
    let window = window("one[\u{200D}]two")
    #expect(window.marked == "⟨U+200D⟩")
    #expect(window.caretLine == "   ^^^^^^^^")
  }

  @Test func spacesThatOnlyLookLikeOneAreSpelledInTheMarkAlone() {
    let window = window("10\u{A0}%[\u{A0}]!")
    #expect(window.before == "10\u{A0}%")
    #expect(window.marked == "⟨U+00A0⟩")
  }

  @Test func joinedEmojiStayWholeInsideAndOutsideTheMark() {
    let family = "👨‍👩‍👧‍👦"
    #expect(window("\(family) [\(family)]").marked == family)
    #expect(window("\(family) [\(family)]").caretLine == "   ^^")
    // Cut between families, never within one.
    let cut = window("[x]" + String(repeating: family, count: 100), columns: 11)
    #expect(cut.after == String(repeating: family, count: 5) + "…")
  }

  @Test func aLongValueIsCutOnBothSides() {
    let filler = String(repeating: "word ", count: 2_000)
    let window = window("\(filler)[%@]\(filler)", columns: 42)
    #expect(window.before == "…word word word word ")
    #expect(window.after == "word word word word …")
    #expect(window.caretLine == String(repeating: " ", count: 21) + "^^")
  }

  /// Plain letters are taken together, but not the one that an accent follows.
  @Test func aCutNeverPartsALetterFromItsAccent() {
    for count in 0...20 {
      let letters = String(repeating: "a", count: count)
      let accented = String(repeating: "e\u{301}", count: 30)
      let from = ExcerptWindow(Excerpt(value: letters + accented), columns: 10)
      let shown = from.after.unicodeScalars.filter { $0 == "e" }.count
      #expect(shown == max(0, 10 - count))
      #expect(from.after.unicodeScalars.filter { $0 == "\u{301}" }.count == shown)
      let value = accented + letters + "%"
      let end = value.utf8.count
      let to = ExcerptWindow(Excerpt(value: value, marked: end - 1..<end), columns: 10)
      let shownBefore = to.before.unicodeScalars.filter { $0 == "e" }.count
      #expect(shownBefore == max(0, 9 - count))
      #expect(to.before.unicodeScalars.filter { $0 == "\u{301}" }.count == shownBefore)
    }
  }

  @Test func roomThatOneSideDoesNotNeedGoesToTheOther() {
    let filler = String(repeating: "x", count: 10_000)
    let atStart = window("ab[%@]\(filler)", columns: 24)
    #expect(atStart.before == "ab")
    #expect(atStart.after == String(repeating: "x", count: 20) + "…")
    let atEnd = window("\(filler)[%@]ab", columns: 24)
    #expect(atEnd.before == "…" + String(repeating: "x", count: 20))
    #expect(atEnd.after == "ab")
  }

  @Test func aLongMarkIsCutInItsMiddle() {
    let mark = String(repeating: "a", count: 5_000) + String(repeating: "z", count: 5_000)
    let window = window("<[\(mark)]>", columns: 30)
    #expect(window.marked == "aaaaaaaaaa…zzzzzzzzzz")
    #expect(window.before == "<")
    #expect(window.after == ">")
  }

  @Test func aPileOfAccentsEnds() {
    let accents = String(repeating: "\u{301}", count: 10_000)
    let window = ExcerptWindow(
      Excerpt(value: accents + "x" + accents, marked: 20_000..<20_001), columns: 40)
    #expect(window.marked.hasPrefix("x"))
    #expect(window.before.utf8.count < 2_000)
    #expect(window.after.utf8.count < 2_000)
  }

  @Test func manyCharactersOfNoWidthEnd() {
    // Hangul fillers stand alone and take no column: only their number bounds them.
    let fillers = String(repeating: "\u{1160}", count: 100)
    let window = ExcerptWindow(Excerpt(value: fillers, marked: 0..<3), columns: 8)
    #expect(window.after.utf8.count < 400)
  }

  /// A mark inside a scalar is widened to the scalar's bounds.
  @Test(arguments: [(1..<2, "ก"), (0..<1, "ก"), (2..<4, "กข"), (5..<6, "ข")])
  func aMarkNeverSplitsAScalar(_ marked: Range<Int>, _ expected: String) {
    let window = ExcerptWindow(Excerpt(value: "กข", marked: marked), columns: 20)
    #expect(window.marked == expected)
  }

  @Test func controlsNeverReachTheTerminal() {
    let window = ExcerptWindow(
      Excerpt(value: "\u{1B}]0;title\u{7}\u{1B}[2J\u{202E}", marked: 10..<14), columns: 72)
    #expect(window.marked == "⟨U+001B⟩[2J")
    for text in [window.before, window.marked, window.after] {
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }
  }
}
