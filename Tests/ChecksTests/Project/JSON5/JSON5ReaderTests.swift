import StringCatalog
import Testing

@testable import Checks

/// Documents written from the JSON5 specification, version 1.0.0, by section.
@Suite struct JSON5ReaderTests {
  private func read(_ text: String) throws -> JSON5Value {
    try JSON5Reader.value(of: Array(text.utf8))
  }

  @Test func readsEverythingThatTheFormHas() throws {
    let value = try read(
      """
      // A comment
      {
        unquoted: 'single',
        "quoted": "double", /* between */
        $_ümläut1: [1, 2,],
        \\u0061b: null,
        nested: { yes: true, no: false, },
      }
      """)
    #expect(value["unquoted"]?.string == "single")
    #expect(value["quoted"]?.string == "double")
    #expect(value["$_ümläut1"]?.array?.map(\.integer) == [1, 2])
    #expect(value["ab"]?.content == .null)
    #expect(value["nested"]?["yes"]?.content == .boolean(true))
    #expect(value["nested"]?["no"]?.content == .boolean(false))
    #expect(value["none"] == nil)
  }

  /// Section 6, Numbers.
  @Test(arguments: [
    ("0", 0), ("-1.5e3", -1500), ("+2", 2), (".5", 0.5), ("5.", 5), ("0xFf", 255), ("-0x10", -16),
    ("1E+2", 100), ("1e-2", 0.01), ("Infinity", .infinity), ("-Infinity", -.infinity),
  ])
  func numbers(_ text: String, _ expected: Double) throws {
    #expect(try read(text).content == .number(expected))
  }

  @Test func notANumberIsRead() throws {
    guard case .number(let number) = try read("NaN").content else {
      Issue.record("no number")
      return
    }
    #expect(number.isNaN)
  }

  /// Section 5, Strings.
  @Test(arguments: [
    (#""\b\f\n\r\t\v\0\'\"\\\/""#, "\u{8}\u{C}\n\r\t\u{B}\u{0}'\"\\/"),
    (#"'\x41\u0042\q'"#, "ABq"), ("'a\\\nb\\\r\nc\\\u{2028}d'", "abcd"),
    (#""\uD83D\uDE00 \uD83D x \uDE00 \uD83D\u0041""#, "😀 \u{FFFD} x \u{FFFD} \u{FFFD}"),
    ("'a\u{2028}b'", "a\u{2028}b"), ("'it\"s'", "it\"s"),
  ])
  func strings(_ text: String, _ expected: String) throws {
    #expect(
      try read(text).string.map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars))
  }

  /// Section 8, White Space.
  @Test func blanksOfEveryKindAreSkipped() throws {
    let value = try read("\u{FEFF}\t\u{B}\u{C} \u{A0}\u{2003}\u{2028}\u{2029}\r\n[/**/1//x\r]")
    #expect(value.array?.count == 1)
  }

  @Test func positionsAreLinesAndColumnsOfCodePoints() throws {
    let value = try read("{\n  'é😀': 1,\r\n\r  b: 2 }")
    let members = try #require(value.object)
    #expect(
      members.map(\.position) == [
        TextPosition(line: 2, column: 3), TextPosition(line: 4, column: 3),
      ])
    #expect(
      members.map(\.value.position) == [
        TextPosition(line: 2, column: 9), TextPosition(line: 4, column: 6),
      ])
  }

  @Test func ofTwoEqualKeysBothAreKept() throws {
    let value = try read("{a: 1, a: 2}")
    #expect(value.object?.count == 2)
    #expect(value["a"]?.integer == 2)
  }

  /// What the grammar doesn't derive, with the place at which that shows.
  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("[1", 1, 3), ("[1 2]", 1, 4), ("{a 1}", 1, 4), ("{a:}", 1, 4),
    ("[,]", 1, 2), ("{,}", 1, 2), ("1 1", 1, 3), ("'a\n'", 1, 1), ("\"a", 1, 1), ("'a\\", 1, 1),
    ("/* x", 1, 1), ("/x", 1, 1), ("01", 1, 1), ("0x", 1, 1), (".", 1, 1), ("1.2.3", 1, 1),
    ("1e", 1, 1), ("+", 1, 1), ("1_0", 1, 1), ("'\\1'", 1, 3), ("'\\x4'", 1, 5),
    ("'\\u00g0'", 1, 6),
    ("undefined", 1, 1), ("{\n a-b: 1}", 2, 3), ("{1a: 1}", 1, 2), ("{a\\x: 1}", 1, 3), ("#", 1, 1),
    ("{}}", 1, 3), ("--1", 1, 1), ("1e5e5", 1, 1), ("[1", 1, 3),
  ])
  func refuses(_ text: String, _ line: Int, _ column: Int) {
    let error = #expect(throws: JSON5Error.self) { try read(text) }
    #expect(error?.position == TextPosition(line: line, column: column))
    #expect(error?.message.isEmpty == false)
    #expect(error?.remedy.hasSuffix(".") == true)
  }

  @Test func refusesWhatIsNotUTF8() {
    #expect(throws: JSON5Error.self) { try JSON5Reader.value(of: [0x22, 0xFF, 0x22]) }
  }

  @Test func nestingIsBounded() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try read(deep).array != nil)
    #expect(throws: JSON5Error.self) { try read("[" + deep + "]") }
    #expect(throws: JSON5Error.self) { try read(String(repeating: "{a:", count: 100_000)) }
  }

  @Test func valuesTellWhatTheyAre() throws {
    let kinds = try ["null", "true", "1", "''", "[]", "{}"].map { try read($0).kind }
    #expect(Set(kinds).count == 6)
    #expect(try read("1.5").integer == nil)
    #expect(try read("1e300").integer == nil)
    #expect(try read("[]")["a"] == nil)
    #expect(try read("1").string == nil)
    #expect(try read("''").integer == nil)
  }
}
