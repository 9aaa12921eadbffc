import Testing

@testable import Findings

@Suite struct DisplayWidthTests {
  /// Columns by UAX #11 and, for sequences, UTS #51: counted by hand.
  @Test(arguments: [
    ("", 0), ("abc", 3), ("中文", 4), ("ｱ", 1), ("Ａ", 2), ("한국", 4), ("かな", 4),
    // Thai: a vowel or tone above takes no column, SARA AM takes one.
    ("ที่", 1), ("น้ำ", 2), ("สวัสดี", 4),
    // Decomposed: one letter, one accent.
    ("e\u{301}", 1), ("か\u{3099}", 2),
    // Conjoining jamo make one syllable block of two columns.
    ("\u{1112}\u{1161}\u{11AB}", 2),
    // Emoji: single, with modifier, joined, a flag, a keycap, text made emoji by U+FE0F.
    ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇹🇭", 2), ("1️⃣", 2), ("❤️", 2), ("©", 1),
    // Arabic and Hebrew letters with marks.
    ("مَرحبا", 5), ("שָׁלוֹם", 4),
    ("\u{200B}", 0), ("\u{7}", 0), ("\u{AD}", 0), ("\u{20DD}", 0),
  ])
  func columnsOfText(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test func theTableOfWideScalarsIsInOrder() {
    for (left, right) in zip(WideScalars.ranges, WideScalars.ranges.dropFirst()) {
      #expect(left.upperBound < right.lowerBound)
    }
  }

  /// Rows of `EastAsianWidth.txt` at the edges of ranges.
  @Test(
    arguments: [
      (0x10FF, false), (0x1100, true), (0x115F, true), (0x1160, false), (0x2E7F, false),
      (0x3000, true), (0x303F, false), (0xAC00, true), (0xD7A3, true), (0xFF60, true),
      (0xFF61, false), (0x1F600, true), (0x20000, true), (0x3FFFD, true), (0x10FFFF, false),
    ] as [(UInt32, Bool)])
  func wideScalars(_ scalar: UInt32, _ isWide: Bool) {
    #expect(WideScalars.contains(scalar) == isWide)
  }
}
