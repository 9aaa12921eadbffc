import Testing

@testable import Ink

#if !canImport(Darwin)
  /// Where lines may end: UAX 14 and named dictionaries.
  struct BreakOpportunityTests {
    /// The pieces of a text, each with what parts it from the next: `|` where a line may end, `!`
    /// where it must.
    private func pieces(_ text: String, _ language: String) -> String {
      let units = Array(text.utf16)
      var start = 0
      var marked = ""
      for place in BreakOpportunity.all(in: units, language: language) {
        marked += String(decoding: units[start..<place.offset], as: UTF16.self)
        if place.offset < units.count { marked += place.isMandatory ? "!" : "|" }
        start = place.offset
      }
      return marked
    }

    @Test(
      "UAX 14: what stays together",
      arguments: [
        // LB25, numbers.
        ("3.14", "3.14"), ("$1,234.50", "$1,234.50"), ("100%", "100%"),
        // LB13, before closing punctuation; LB14, after opening punctuation.
        ("(a) b!", "(a) |b!"),
        // LB12, no-break space; LB11, word joiner.
        ("10\u{A0}km", "10\u{A0}km"), ("a\u{2060}b", "a\u{2060}b"),
        // LB8, zero width space; LB7, spaces belong to what is before them.
        ("a\u{200B}b", "a\u{200B}|b"), ("a  b", "a  |b"),
        // LB21, hyphens; LB21 with the soft hyphen of class BA.
        ("well-known", "well-|known"), ("So\u{AD}fa", "So\u{AD}|fa"),
        // LB9, combining marks; LB8a, zero width joiner.
        ("e\u{301} a", "e\u{301} |a"), ("👩\u{200D}👩", "👩\u{200D}👩"),
        // LB30a, regional indicators in pairs.
        ("🇩🇪🇫🇷", "🇩🇪|🇫🇷"),
      ])
    func together(text: String, expected: String) {
      #expect(pieces(text, "en") == expected)
    }

    @Test(
      "UAX 14, LB4 and LB5: where a line must end",
      arguments: [
        ("a\nb", "a\n!b"), ("a\r\nb", "a\r\n!b"), ("a\u{2028}b", "a\u{2028}!b"),
        ("a\u{2029}b", "a\u{2029}!b"), ("a\u{85}b", "a\u{85}!b"), ("a\u{0B}b", "a\u{0B}!b"),
        ("a\n", "a\n"),
      ])
    func mandatory(text: String, expected: String) {
      #expect(pieces(text, "en") == expected)
    }

    @Test(
      "UAX 14: ideographs part, but not before closing signs nor after opening ones",
      arguments: [
        ("ja", "日本語。", "日|本|語。"), ("ja", "「日本」", "「日|本」"), ("zh-Hans", "中文，字", "中|文，|字"),
        ("zh-Hant", "（中）文", "（中）|文"), ("ko", "한국어 말", "한|국|어 |말"),
      ])
    func ideographs(language: String, text: String, expected: String) {
      #expect(pieces(text, language) == expected)
    }

    /// JLReq 3.1.7 leaves it to the style whether a line may begin with a small kana; CLDR's Japanese
    /// is `line-break: normal`, all others are strict (UAX 14, class CJ).
    @Test("CLDR: small kana may begin a line in Japanese only")
    func smallKana() {
      #expect(pieces("とっ", "ja") == "と|っ")
      #expect(pieces("とっ", "en") == "とっ")
    }

    @Test(
      "Words of languages without spaces, each an entry of a dictionary",
      arguments: [
        // Royal Institute Dictionary of Thailand: ภาษา, ไทย, ง่าย, มาก.
        ("th", "ภาษาไทยง่ายมาก", "ภาษา|ไทย|ง่าย|มาก"),
        // Kerr, Lao-English Dictionary: ພາສາ, ລາວ.
        ("lo", "ພາສາລາວ", "ພາສາ|ລາວ"),
      ])
    func words(language: String, text: String, expected: String) {
      #expect(pieces(text, language) == expected)
    }

    @Test("The words are found whatever the language of the text around them")
    func otherLanguage() {
      #expect(pieces("ภาษาไทย", "de") == "ภาษา|ไทย")
    }

    @Test("An empty text has no place, a nonsensical language the root's rules")
    func edges() {
      #expect(BreakOpportunity.all(in: [], language: "en").isEmpty)
      #expect(pieces("a b", "??-!!") == "a |b")
      #expect(pieces("a b", "") == "a |b")
    }
  }
#endif
