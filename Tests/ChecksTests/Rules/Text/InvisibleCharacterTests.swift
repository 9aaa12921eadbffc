import Testing

@testable import Checks

/// Invisible characters: The Unicode Standard, chapter 23, and UAX #9 for directions.
struct InvisibleCharacterTests {
  @Test(
    "A character out of place is named",
    arguments: [
      ("a\u{200B}b", "de", "an invisible space (U+200B)"),
      ("a\u{200C}b", "de", "zero-width non-joiner (U+200C)"),
      ("א\u{200D}ב", "he", "zero-width joiner (U+200D)"),
      ("日\u{200B}本", "ja", "an invisible space (U+200B)"),
      ("a\u{AD} b", "nl", "soft hyphen (U+00AD)"),
      ("ก\u{AD}ข", "th", "soft hyphen (U+00AD)"),
      ("a\u{200E}b", "de", "left-to-right mark (U+200E)"),
      ("a\u{200F}b", "de", "right-to-left mark (U+200F)"),
      ("a\u{61C}b", "de", "Arabic letter mark (U+061C)"),
      ("\u{2068}a", "he", "first strong isolate (U+2068)"),
      ("\u{2066}a\u{202C}\u{2069}", "he", "pop directional formatting (U+202C)"),
      ("\u{202A}a\u{2069}\u{202C}", "he", "pop directional isolate (U+2069)"),
      ("\u{202B}a", "he", "right-to-left embedding (U+202B)"),
      ("\u{202D}a", "he", "left-to-right override (U+202D)"),
      ("\u{202E}a", "he", "right-to-left override (U+202E)"),
      ("\u{202A}a", "he", "left-to-right embedding (U+202A)"),
      ("\u{2066}a", "he", "left-to-right isolate (U+2066)"),
      ("\u{2067}a", "he", "right-to-left isolate (U+2067)"),
      ("س\u{640}لام", "fa", "Arabic tatweel (U+0640)"),
      ("a\u{FEFF}b", "de", "byte order mark (U+FEFF)"),
      ("a\u{3164}", "ko", "Hangul filler (U+3164)"),
      ("\u{2800}", "de", "empty Braille pattern (U+2800)"),
      ("ក\u{17B4}", "km", "Khmer inherent vowel (U+17B4)"),
      ("a\u{7}", "de", "control character (U+0007)"),
      ("a\u{92}", "de", "control character (U+0092)"),
      ("a\u{E123}", "de", "private-use character (U+E123)"),
      ("a\u{100123}", "de", "private-use character (U+100123)"),
      ("a\u{50000}", "de", "unassigned character (U+50000)"),
      ("a\u{E0041}", "de", "tag character (U+E0041)"),
    ])
  func outOfPlace(_ text: String, _ language: String, _ name: String) {
    let found = InvisibleCharacterScanner.occurrences(in: text, language: language)
    #expect(found.map { InvisibleCharacter.name(of: $0.scalar) } == [name])
    #expect(found.allSatisfy { !$0.character.fault.isEmpty && $0.character.remedy.hasSuffix(".") })
  }

  @Test(
    "What a script or an emoji needs is in place",
    arguments: [
      ("می\u{200C}خواهم", "fa"), ("क्\u{200D}", "hi"), ("ක්\u{200D}ර", "si"), ("ก\u{200B}ข", "th"),
      ("က\u{200B}ခ", "my"), ("👩\u{200D}🚀", "de"), ("❤️\u{200D}🔥", "de"), ("a\u{AD}b", "de"),
      ("д\u{AD}о", "ru"), ("\u{200F}א", "he"), ("a\u{200E}", "ar"), ("א\u{200E}a", "de"),
      ("\u{2068}%@\u{2069}", "de"), ("\u{202B}א\u{202C}", "he"),
      ("\u{2067}\u{202A}a\u{2069}\u{202C}", "he"),
      ("لـ %@", "ar"), ("ـ", "ar"), ("هـ", "ar"), ("\u{F8FF} Pay", "de"), ("a\tb\r\n", "de"),
      ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "en"), ("日本語 ·§", "ja"),
    ])
  func inPlace(_ text: String, _ language: String) {
    #expect(InvisibleCharacterScanner.occurrences(in: text, language: language).isEmpty)
  }

  @Test("Noncharacters stand for nothing", arguments: [0xFDD0, 0xFFFE, 0x1_FFFF] as [UInt32])
  func noncharacter(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(InvisibleCharacter(scalar) == .unassigned)
    #expect(
      InvisibleCharacterScanner.occurrences(in: "a\(scalar)", language: "de").map(\.range)
        == [1..<1 + UTF8.width(scalar)])
  }

  @Test("Places are counted in UTF-8 and stand in order")
  func ranges() {
    let found = InvisibleCharacterScanner.occurrences(
      in: "\u{2066}é\u{200B}\u{FFFD}", language: "de")
    #expect(found.map(\.range) == [0..<3, 5..<8, 8..<11])
  }

  @Test("What the source has as well is reported there alone")
  func source() throws {
    let findings = try TextRun.findings(
      of: InvisibleCharactersRule(), source: "sign.in",
      [("en", "Sign\u{200B}in"), ("de", "An\u{200B}mel\u{FEFF}den")])
    #expect(findings.map(\.language) == ["en", "de"])
    #expect(findings.map(TextRun.marked) == ["\u{200B}", "\u{FEFF}"])
  }
}
