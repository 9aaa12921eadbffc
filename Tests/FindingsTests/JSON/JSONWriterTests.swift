import Findings
import Foundation
import Testing

@Suite struct JSONWriterTests {
  private func document(_ build: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    build(&json)
    return String(decoding: json.output.bytes, as: UTF8.self)
  }

  @Test func laysOutLinesAndInlineScopes() {
    let text = document { json in
      json.beginObject()
      json.member("a", 1)
      json.key("b")
      json.beginArray()
      json.beginObject(.inline)
      json.member("c", "x")
      json.key("d")
      json.beginArray()
      json.integer(-2)
      json.boolean(true)
      json.endArray()
      json.endObject()
      json.null()
      json.endArray()
      json.member("e", ["y", "z"])
      json.member("f", false)
      json.endObject()
      json.newline()
    }
    // Written by hand from the layouts' documentation.
    #expect(
      text == """
        {
          "a": 1,
          "b": [
            {"c": "x", "d": [-2, true]},
            null
          ],
          "e": ["y", "z"],
          "f": false
        }

        """)
  }

  @Test func namesThatAreNotKnownBeforehandAreEscaped() {
    let text = document { json in
      json.beginObject(.inline)
      json.member(named: "a\"b", 1)
      json.endObject()
    }
    #expect(text == "{\"a\\\"b\": 1}")
  }

  @Test func emptyScopesStayOnOneLine() {
    let text = document { json in
      json.beginArray()
      json.beginObject()
      json.endObject()
      json.beginArray()
      json.endArray()
      json.endArray()
    }
    #expect(text == "[\n  {},\n  []\n]")
  }

  @Test func closingTooOftenIsHarmless() {
    #expect(document { $0.endObject() } == "")
  }

  @Test func absentStringsAreNull() {
    let absent: String? = nil
    let text = document { json in
      json.beginObject(.inline)
      json.member("a", absent)
      json.member("b", Optional("x"))
      json.endObject()
    }
    #expect(text == "{\"a\": null, \"b\": \"x\"}")
  }

  /// The escapes of RFC 8259, section 7; Foundation's parser is the judge.
  @Test(arguments: [
    "", "plain", "quote \" backslash \\ slash /", "\u{8}\u{9}\u{A}\u{C}\u{D}", "\u{0}\u{1F}\u{7F}",
    "\u{1B}[31mred", "สวัสดี", "ＡＢ 中文", "שלום مرحبا", "👨‍👩‍👧", "a\u{85}b\u{9F}c",
    "\u{200B}\u{202E}\u{2066}",
    "\u{061C}ا", "\u{FEFF}x", "ÂØâ￿", "é\u{301}",
  ])
  func everyTextIsReadBackUnchanged(_ value: String) throws {
    let text = document { json in
      json.beginArray()
      json.string(value)
      json.endArray()
    }
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String]
    #expect(parsed.map { $0.map { Array($0.unicodeScalars) } } == [Array(value.unicodeScalars)])
  }

  @Test(arguments: 0..<0x20)
  func noControlIsWrittenRaw(_ value: UInt8) {
    let text = document { $0.string("a" + String(Unicode.Scalar(value)) + "b") }
    #expect(!text.utf8.contains { $0 < 0x20 })
  }

  /// Texts are scanned several bytes at a time: no place may be left out.
  @Test(arguments: [
    ("\"", "\\\""), ("\\", "\\\\"), ("\u{1F}", "\\u001F"), ("\u{0}", "\\u0000"),
    ("\u{7F}", "\\u007F"), ("\u{85}", "\\u0085"), ("\u{202E}", "\\u202E"), (" ", " "),
    ("!", "!"), ("#", "#"), ("]", "]"), ("~", "~"), ("é", "é"), ("€", "€"), ("😀", "😀"),
  ])
  func escapesAreFoundAtEveryPlace(_ character: String, _ expected: String) {
    for place in 0...20 {
      let before = String(repeating: " ", count: place)
      let after = String(repeating: "~", count: 20 - place)
      let text = document { $0.string(before + character + character + after) }
      #expect(text == "\"\(before)\(expected)\(expected)\(after)\"")
    }
  }

  @Test func whatSteersTerminalsIsEscaped() {
    let text = document { $0.string("\u{9B}31m\u{7F}\u{202E}\u{2069}\u{200F}") }
    #expect(text == "\"\\u009B31m\\u007F\\u202E\\u2069\\u200F\"")
  }
}
