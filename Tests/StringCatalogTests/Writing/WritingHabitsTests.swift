import Testing

@testable import StringCatalog

/// Expectations are a person's reading of each text.
struct WritingHabitsTests {
  private func habits(_ text: String) throws -> WritingHabits {
    WritingHabits(of: try JSONDocument(parsing: Array(text.utf8)))
  }

  @Test("A file in Xcode's form has Xcode's habits")
  func xcode() throws {
    let text = String(
      decoding: try XcodeForm.bytes(
        sourceLanguage: "en",
        entries: [
          CatalogEntry("a"),
          CatalogEntry("b", localizations: [CatalogLocalization("en", LocalizedContent("é / <"))]),
        ]), as: UTF8.self)
    var habits = try habits(text)
    habits.fieldOrder = FieldOrder()
    #expect(habits == .xcode)
  }

  @Test("A document that shows nothing has Xcode's habits")
  func nothing() throws {
    #expect(try habits("{}").colon == " : ")
    #expect(try habits("{}").emptyObject == .closed)
    #expect(try habits("3") == .xcode)
  }

  @Test("Minified text")
  func minified() throws {
    var found = try habits(
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":"#
        + #"{"state":"new","value":"é/<"}}}},"b":{}},"version":"1.0"}"#)
    found.fieldOrder = FieldOrder()
    #expect(found.inlineParts.isSuperset(of: [.root, .strings, .entry, .content, .stringUnit]))
    // What the text has no example of lies within what it has.
    #expect(found.inlineParts.isSuperset(of: [.axis, .substitution, .values]))
    found.inlineParts = WritingHabits.minified.inlineParts
    #expect(found == .minified)
  }

  @Test("The default of Python's json.dumps")
  func python() throws {
    let found = try habits(#"{"a": {"b": "\u00e9", "c": "x/y"}, "d": []}"#)
    #expect(found.colon == ": ")
    #expect(found.comma == ", ")
    #expect(found.padding == "")
    #expect(found.escaping == StringEscaping(nonASCII: true))
    #expect(found.emptyArray == .closed)
  }

  @Test("The default of PHP's json_encode with JSON_PRETTY_PRINT")
  func php() throws {
    let found = try habits("{\n    \"a\": \"x\\/y \\u00e9\",\n    \"b\": {}\n}")
    #expect(found.indentation == "    ")
    #expect(found.colon == ": ")
    #expect(found.escaping == StringEscaping(slashes: true, nonASCII: true))
    #expect(found.emptyObject == .closed)
  }

  @Test(
    "Line endings",
    arguments: [
      ("\n", WritingHabits.LineEnding.lineFeed), ("\r\n", .carriageReturnLineFeed),
      ("\r", .carriageReturn),
    ])
  func lineEndings(text: String, expected: WritingHabits.LineEnding) throws {
    let found = try habits("{\(text)\t\"a\" : {\(text)\t\t\"b\" : 1\(text)\t}\(text)}\(text)")
    #expect(found.lineEnding == expected)
    #expect(found.indentation == "\t")
    #expect(found.endsWithLineEnding)
    #expect(found.inlineParts.isEmpty)
  }

  @Test(
    "Empty objects",
    arguments: [
      ("{}", WritingHabits.EmptyForm.closed), ("{ }", .spaced), ("{\n  }", .nextLine),
      ("{\r\n\r\n  }", .blankLine), ("{\n\n  }", .blankLine),
    ])
  func emptyObjects(text: String, expected: WritingHabits.EmptyForm) throws {
    #expect(try habits("{\n  \"a\" : \(text)\n}").emptyObject == expected)
  }

  @Test("Units on a line of their own in a file of many lines")
  func inlineUnits() throws {
    let found = try habits(
      """
      {
        "strings": {
          "a": {
            "localizations": {
              "de": { "stringUnit": { "value": "A", "state": "new" } },
              "en": { "stringUnit": { "value": "B", "state": "new" } }
            }
          }
        }
      }
      """)
    #expect(found.inlineParts.contains(.stringUnit))
    #expect(found.inlineParts.contains(.content))
    #expect(found.inlineParts.contains(.variations))
    #expect(!found.inlineParts.contains(.localizations))
    #expect(!found.inlineParts.contains(.entry))
    #expect(found.padding == " ")
    #expect(found.comma == ", ")
    #expect(found.unsortedParts == [.stringUnit])
    #expect(found.fieldOrder.precedes("value", "state") == true)
    #expect(found.fieldOrder.precedes("state", "value") == false)
    #expect(found.fieldOrder.precedes("state", "comment") == nil)
  }

  @Test("A single key out of place is no habit")
  func slip() throws {
    let sorted = Array(repeating: #"{"a":1,"b":2}"#, count: 60).joined(separator: ",")
    #expect(try habits(#"[\#(sorted),{"b":1,"a":2}]"#).unsortedParts.isEmpty)
    #expect(try habits(#"[{"a":1,"b":2},{"b":1,"a":2}]"#).unsortedParts == [.other])
  }

  @Test("Markup and digits")
  func escapes() throws {
    let found = try habits(#"["\u003cb\u003E", "\u00E9\u00EF"]"#)
    #expect(found.escaping == StringEscaping(nonASCII: true, markup: true, uppercaseDigits: true))
    #expect(try habits(#"["é/<"]"#).escaping == StringEscaping())
  }

  @Test("White space that no habit explains is passed over")
  func oddities() throws {
    let found = try habits("{\"a\"            :\n\n  1 , \"b\":\n{\n\"c\":1}}")
    #expect(found.lineEnding == .lineFeed)
    #expect(found.indentation == "  ")
  }
}
