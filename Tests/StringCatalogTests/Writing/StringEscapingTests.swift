import Foundation
import Testing

@testable import StringCatalog

struct StringEscapingTests {
  @Test("Every character is escaped as JSONSerialization escapes it")
  func allCharacters() throws {
    let scalars =
      (0..<0x3100).map(UInt32.init) + [0xD7FF, 0xE000, 0xFEFF, 0xFFFD, 0xFFFE, 0x1F600, 0x10FFFF]
    for scalar in scalars.compactMap(Unicode.Scalar.init) {
      let text = "a\(Character(scalar))b"
      let written = try FoundationJSON.written([text])
      let expected = written.dropFirst(Array("[\n  ".utf8).count).dropLast(2)
      #expect(
        StringEscaping().quoted(text) == Array(expected),
        "U+\(String(scalar.value, radix: 16))")
    }
  }

  // RFC 8259, section 7.
  @Test(
    "Escapes that a file's writer chose",
    arguments: [
      (StringEscaping(slashes: true), #""a\/b""#),
      (StringEscaping(), #""a/b""#),
    ])
  func slashes(escaping: StringEscaping, expected: String) {
    #expect(String(decoding: escaping.quoted("a/b"), as: UTF8.self) == expected)
  }

  @Test("Characters beyond ASCII become UTF-16 code units")
  func nonASCII() {
    let lower = StringEscaping(nonASCII: true)
    #expect(
      String(decoding: lower.quoted("é\u{2028}😀"), as: UTF8.self) == #""\u00e9\u2028\ud83d\ude00""#)
    let upper = StringEscaping(nonASCII: true, uppercaseDigits: true)
    #expect(String(decoding: upper.quoted("é\u{1F}"), as: UTF8.self) == #""\u00E9\u001F""#)
  }

  // The documentation of Go's encoding/json: "<", ">" and "&" are escaped.
  @Test("Markup is escaped where its writer escapes it")
  func markup() {
    let escaping = StringEscaping(markup: true)
    #expect(
      String(decoding: escaping.quoted("<b>&"), as: UTF8.self) == #""\u003cb\u003e\u0026""#)
    #expect(String(decoding: StringEscaping().quoted("<b>&"), as: UTF8.self) == #""<b>&""#)
  }

  @Test(
    "A string is written anew with the same text",
    arguments: [
      (#""a\/bé\n\u0041""#, #""a/bé\nA""#),
      (#""\uD83D\uDE00 \"\\\"""#, #""😀 \"\\\"""#),
      (#""\u000B\u007F""#, "\"\\u000b\u{7F}\""),
      ("\"\"", "\"\""),
    ])
  func rewriting(source: String, expected: String) {
    #expect(String(decoding: StringEscaping().rewritten(source.utf8), as: UTF8.self) == expected)
  }

  @Test(
    "Half a surrogate pair stays as it is, since no text can hold it",
    arguments: [#""\uD83D""#, #""a\uDE00b""#, #""\uD83D\n""#, #""\uDE00\uD83D""#])
  func halfPairs(source: String) {
    #expect(String(decoding: StringEscaping().rewritten(source.utf8), as: UTF8.self) == source)
  }
}
