import StringCatalog
import Testing

@Suite("Errors say what is wrong, where, and what to do")
struct JSONErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var line: Int
    var column: Int
    var message: String
    var remedy: String
    var testDescription: String { message }
  }

  static let rows = [
    Row(
      text: "", line: 1, column: 1, message: "the file is empty",
      remedy: "Restore it from version control"),
    Row(
      text: "{\n  \"a\" : 1,\n}", line: 3, column: 1,
      message: "found '}' where a key in double quotes should stand", remedy: "Remove the comma"),
    Row(
      text: "[1,]", line: 1, column: 4, message: "found ']' where a value should stand",
      remedy: "Remove the comma"),
    Row(
      text: "{\"a\":1}\n{}", line: 2, column: 1,
      message: "the JSON text has ended, but more follows",
      remedy: "Remove what stands behind"),
    Row(
      text: "{\r\n\"é\" : x}", line: 2, column: 7, message: "found 'x' where a value should stand",
      remedy: "Mend the JSON here"),
    Row(
      text: "{// a\n}", line: 1, column: 2,
      message: "found '/' where a key in double quotes should stand", remedy: "Remove the comment"),
    Row(
      text: "{'a':1}", line: 1, column: 2,
      message: "found ''' where a key in double quotes should stand",
      remedy: "Use double quotes"),
    Row(
      text: "{\n<<<<<<< ours\n}", line: 2, column: 1,
      message: "found '<' where a key in double quotes should stand",
      remedy: "Resolve the merge conflict"),
    Row(
      text: "{\"a\":1\n=======\n}", line: 2, column: 1,
      message: "found '=' where ',' or '}' should stand",
      remedy: "Resolve the merge conflict"),
    Row(
      text: "[1\n>>>>>>> theirs\n]", line: 2, column: 1,
      message: "found '>' where ',' or ']' should stand", remedy: "Resolve the merge conflict"),
    Row(
      text: "[1,\u{A0}2]", line: 1, column: 4, message: "found U+00A0 where a value should stand",
      remedy: "Mend the JSON here"),
    Row(
      text: "[\u{0}]", line: 1, column: 2, message: "found U+0000 where a value should stand",
      remedy: "Mend the JSON here"),
    Row(
      text: "[\u{E0001}]", line: 1, column: 2, message: "found U+E0001 where a value should stand",
      remedy: "Mend the JSON here"),
    Row(
      text: "{\"a\" 1}", line: 1, column: 6, message: "found '1' where ':' should stand",
      remedy: "Mend the JSON here"),
    Row(
      text: "{\"a\"", line: 1, column: 5, message: "the file ends where ':' should stand",
      remedy: "The file was cut off"),
    Row(
      text: "{\"a\":1,", line: 1, column: 8,
      message: "the file ends where a key in double quotes should stand",
      remedy: "The file was cut off"),
    Row(
      text: "{\"a\":", line: 1, column: 6, message: "the file ends where a value should stand",
      remedy: "The file was cut off"),
    Row(
      text: "{\"a\":{}", line: 1, column: 8, message: "the file ends where ',' or '}' should stand",
      remedy: "The file was cut off"),
    Row(
      text: "[0", line: 1, column: 3, message: "the file ends where ',' or ']' should stand",
      remedy: "The file was cut off"),
    Row(
      text: "[\"a\nb\"]", line: 1, column: 4,
      message: "a raw control character (byte 10) stands in a string",
      remedy: "Write it as an escape"),
    Row(
      text: "[\n\"abc", line: 2, column: 1, message: "a string has no closing quote",
      remedy: "The file was cut off"),
    Row(
      text: "[\"a\\xb\"]", line: 1, column: 4, message: "there is no escape of 'x' in JSON",
      remedy: "Double the backslash"),
    Row(
      text: "[\"a\\u00g0\"]", line: 1, column: 4,
      message: "an escape needs four hexadecimal digits behind \\u", remedy: "Complete it"),
    Row(
      text: "[\"\\", line: 1, column: 4,
      message: "the file ends where the rest of an escape should stand",
      remedy: "The file was cut off"),
    Row(
      text: "[ 01]", line: 1, column: 3, message: "a number starts with a needless zero",
      remedy: "Remove the zero"),
    Row(
      text: "[-]", line: 1, column: 3, message: "found ']' where a digit should stand",
      remedy: "Remove the comma before it, or complete"),
    Row(
      text: "1.", line: 1, column: 3, message: "the file ends where a digit should stand",
      remedy: "The file was cut off"),
    Row(
      text: "tru", line: 1, column: 4, message: "the file ends where 'true' should stand",
      remedy: "The file was cut off"),
    Row(
      text: "[nuLl]", line: 1, column: 4, message: "found 'L' where 'null' should stand",
      remedy: "Mend the JSON here"),
  ]

  @Test("A person's reading of each", arguments: rows)
  func row(_ row: Row) throws {
    let error = try #require(throws: JSONError.self) {
      try JSONDocument(parsing: Array(row.text.utf8))
    }
    #expect(error.message == row.message)
    #expect(error.position == TextPosition(line: row.line, column: row.column))
    #expect(error.remedy.hasPrefix(row.remedy), "\(error.remedy)")
    expectReadable(error)
  }
}
