import Testing

@testable import StringCatalog

/// Expectations are written by hand.
struct JSONWriterTests {
  private let value = JSONValue.object(
    .content,
    [
      JSONMember("variations", .object(.variations, [])),
      JSONMember("stringUnit", StringUnit("a/é").json),
      JSONMember(
        "stringSet",
        .object(.stringSet, [JSONMember("values", .array(.values, [.text("x"), .number(-1)]))])),
      JSONMember("unknown", .array(.other, [])),
    ])

  private func text(_ habits: WritingHabits, indentation: String? = "") -> String {
    let bytes = JSONWriter(habits).bytes(of: value, indentation: indentation.map { Array($0.utf8) })
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Xcode's habits")
  func xcode() {
    #expect(
      text(.xcode, indentation: "  ") == """
        {
            "stringSet" : {
              "values" : [
                "x",
                -1
              ]
            },
            "stringUnit" : {
              "state" : "translated",
              "value" : "a/é"
            },
            "unknown" : [

            ],
            "variations" : {

            }
          }
        """)
  }

  @Test("Tabs, carriage returns, escapes and units on one line")
  func others() {
    var habits = WritingHabits.xcode
    habits.indentation = "\t"
    habits.lineEnding = .carriageReturnLineFeed
    habits.colon = ": "
    habits.padding = " "
    habits.inlineParts = [.stringUnit, .values]
    habits.emptyObject = .nextLine
    habits.emptyArray = .spaced
    habits.escaping = StringEscaping(slashes: true, nonASCII: true)
    habits.unsortedParts = [.stringUnit]
    habits.fieldOrder.learn(from: ["value", "state"])
    #expect(
      text(habits)
        == [
          "{", "\t\"stringSet\": {", "\t\t\"values\": [ \"x\", -1 ]", "\t},",
          "\t\"stringUnit\": { \"value\": \"a\\/\\u00e9\", \"state\": \"translated\" },",
          "\t\"unknown\": [ ],", "\t\"variations\": {", "\t}", "}",
        ].joined(separator: "\r\n"))
  }

  @Test("One line")
  func oneLine() {
    let expected =
      #"{"stringSet":{"values":["x",-1]},"stringUnit":{"state":"translated","value":"a/é"},"#
      + #""unknown":[],"variations":{}}"#
    #expect(text(.minified) == expected)
    var habits = WritingHabits.minified
    habits.inlineParts = []
    #expect(text(habits, indentation: nil) == expected)
  }
}
