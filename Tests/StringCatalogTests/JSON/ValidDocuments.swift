/// Texts that RFC 8259's grammar derives, each with the section of the production that it exercises.
enum ValidDocuments {
  static let all: [GrammarDocument] =
    structure + whitespace + literals + objects + arrays + numbers + strings + encoding

  static let structure = [
    GrammarDocument("2", "{}", "a text is a value: an object"),
    GrammarDocument("2", "[]", "a text is a value: an array"),
    GrammarDocument("2", "0", "a text is a value: a number"),
    GrammarDocument("2", "\"\"", "a text is a value: a string"),
    GrammarDocument("2", "null", "a text is a value: a literal"),
  ]

  static let whitespace = [
    GrammarDocument("2", " {} ", "a space around a value"),
    GrammarDocument("2", "\t{}\t", "a tab around a value"),
    GrammarDocument("2", "\n{}\n", "a line feed around a value"),
    GrammarDocument("2", "\r{}\r", "a carriage return around a value"),
    GrammarDocument("2", " \t\n\r {\r\n} \t\n\r ", "all four together, also within"),
    GrammarDocument("2", "[ \n1\t,\r2 ]", "around the comma of an array"),
    GrammarDocument("2", "{ \n\"a\"\t:\r1 , \"b\" : 2 }", "around every mark of an object"),
    GrammarDocument("2", "\n         1", "a line feed and nine spaces"),
    GrammarDocument("2", "\n        1", "a line feed and eight spaces"),
    GrammarDocument("2", "1" + String(repeating: " ", count: 100), "a hundred spaces behind"),
  ]

  static let literals = [
    GrammarDocument("3", "true", "true"),
    GrammarDocument("3", "false", "false"),
    GrammarDocument("3", "null", "null"),
    GrammarDocument("3", "[true,false,null]", "all three in an array"),
  ]

  static let objects = [
    GrammarDocument("4", "{\"a\":1}", "one member"),
    GrammarDocument("4", "{\"a\":1,\"b\":2}", "two members"),
    GrammarDocument("4", "{\"\":0}", "the empty name"),
    GrammarDocument("4", "{\"a\":1,\"a\":2}", "a name twice: should be unique, need not"),
    GrammarDocument("4", "{\"a\":{\"a\":{\"a\":{}}}}", "objects within objects"),
    GrammarDocument("4", "{\"a\":[],\"b\":{},\"c\":null}", "values of several kinds"),
    GrammarDocument("4", "{\"\\u0000\":0}", "a name of an escaped NUL"),
  ]

  static let arrays = [
    GrammarDocument("5", "[1]", "one element"),
    GrammarDocument("5", "[1,2,3]", "three elements"),
    GrammarDocument("5", "[1,\"a\",null,{},[]]", "elements of several kinds"),
    GrammarDocument("5", "[[[[]]]]", "arrays within arrays"),
    GrammarDocument("5", "[[],[[]],[]]", "arrays beside arrays"),
  ]

  static let numbers = [
    "0", "-0", "1", "-1", "9", "10", "1234567890", "-1234567890", "0.0", "-0.0", "0.5", "-0.5",
    "1.0", "10.01", "0e0", "0E0", "0e+0", "0e-0", "-0e0", "1e5", "1E5", "1e+5", "1E-5", "1.5e5",
    "1.5E+05", "1e00", "1E400", "-1E400", "1e-400", "0e99999999999999999999",
    "123456789012345678901234567890", "0.000000000000000000000000000000000001",
  ].map { GrammarDocument("6", $0, "the number \($0)") }

  static let strings =
    [
      GrammarDocument("7", "\"a\"", "one character"),
      GrammarDocument("7", "\"abcdefgh\"", "eight characters, a register's worth"),
      GrammarDocument("7", "\"abcdefghi\"", "nine characters"),
      GrammarDocument("7", "\"\u{20}\u{21}\u{23}\u{5B}\u{5D}\u{7E}\"", "unescaped: its bounds"),
      GrammarDocument("7", "\"\u{7F}\"", "DEL, which needs no escape"),
      GrammarDocument("7", "\"\u{80}\u{9F}\"", "C1 controls, which need no escape"),
      GrammarDocument("7", "\"é\"", "a character of two bytes"),
      GrammarDocument("7", "\"日本語\"", "characters of three bytes"),
      GrammarDocument("7", "\"😀\"", "a character of four bytes"),
      GrammarDocument("7", "\"\u{10FFFF}\"", "the last code point"),
      GrammarDocument("7", "\"\u{2028}\u{2029}\"", "line and paragraph separator"),
      GrammarDocument("7", "\"\u{FEFF}\"", "U+FEFF within a string"),
      GrammarDocument("7", "\"\u{FFFE}\u{FFFF}\"", "noncharacters"),
      GrammarDocument("7", "\"'\"", "a single quote in a string"),
      GrammarDocument("7", "\"/* x */ // y\"", "what looks like comments in a string"),
      GrammarDocument("7", "\"\\u0041\\u00e9\\u00E9\\uFFFF\"", "hexadecimal digits in both cases"),
      GrammarDocument("7", "\"\\u0000\"", "an escaped NUL"),
      GrammarDocument("7", "\"\\u001F\"", "an escaped control character"),
      GrammarDocument(
        "7", "\"\\uD834\\uDD1E\"", "the surrogate pair of the RFC's example, U+1D11E"),
      GrammarDocument("7", "\"\\\\u0041\"", "an escaped backslash before a u"),
      GrammarDocument(
        "8.2", "\"\\uDEAD\"", "the RFC's example of half a pair: allowed by the ABNF"),
      GrammarDocument("8.2", "\"\\uD800\"", "a first half alone"),
      GrammarDocument("8.2", "\"\\uD800\\uD800\"", "two first halves"),
      GrammarDocument("8.2", "\"\\uDC00\\uD800\"", "the halves in the wrong order"),
      GrammarDocument("8.2", "\"\\uD800x\"", "a first half before a letter"),
      GrammarDocument("8.2", "\"\\uD800\\n\"", "a first half before another escape"),
    ]
    + ["\\\"", "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r", "\\t"].map {
      GrammarDocument("7", "\"\($0)\"", "the escape \($0)")
    }

  static let encoding = [
    GrammarDocument("8.1", "\u{FEFF}{}", "a byte order mark, which a parser may ignore"),
    GrammarDocument("8.1", "\u{FEFF} \n{}", "a byte order mark before whitespace"),
    GrammarDocument("8.1", "\u{FEFF}1", "a byte order mark before a number"),
  ]
}
