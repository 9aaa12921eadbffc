/// Texts that RFC 8259's grammar doesn't derive, each with the section of the production it breaks.
enum InvalidDocuments {
  static let all: [GrammarDocument] =
    structure + whitespace + literals + objects + arrays + numbers + strings + extensions

  static let structure = [
    GrammarDocument("2", "", "nothing"),
    GrammarDocument("2", " ", "whitespace alone"),
    GrammarDocument("2", "\u{FEFF}", "a byte order mark alone"),
    GrammarDocument("2", "1 2", "two values"),
    GrammarDocument("2", "{}{}", "two objects"),
    GrammarDocument("2", "[][]", "two arrays"),
    GrammarDocument("2", "{},", "a comma behind the value"),
    GrammarDocument("2", "{}}", "a bracket too many"),
    GrammarDocument("2", "[]]", "a square bracket too many"),
    GrammarDocument("2", "{} x", "a letter behind the value"),
    GrammarDocument("2", "\"a\" \"b\"", "two strings"),
    GrammarDocument("2", "nullnull", "two literals"),
    GrammarDocument("2", "{}\u{0}", "NUL behind the value"),
    GrammarDocument("2", "\u{0}", "NUL alone"),
    GrammarDocument("2", "\u{0}{}", "NUL before the value"),
    GrammarDocument("2", "\u{FEFF}\u{FEFF}{}", "two byte order marks"),
    GrammarDocument("2", "{}\u{FEFF}", "a byte order mark behind the value"),
    GrammarDocument("2", ":", "a colon alone"),
    GrammarDocument("2", ",", "a comma alone"),
    GrammarDocument("2", "}", "a closing bracket alone"),
    GrammarDocument("2", "]", "a closing square bracket alone"),
  ]

  static let whitespace = [
    GrammarDocument("2", "\u{C}{}", "a form feed is no whitespace"),
    GrammarDocument("2", "\u{B}{}", "a vertical tab is no whitespace"),
    GrammarDocument("2", "\u{8}{}", "a backspace is no whitespace"),
    GrammarDocument("2", "\u{1F}{}", "a unit separator is no whitespace"),
    GrammarDocument("2", "\u{A0}{}", "a no-break space is no whitespace"),
    GrammarDocument("2", "\u{85}{}", "NEL is no whitespace"),
    GrammarDocument("2", "\u{2028}{}", "a line separator is no whitespace"),
    GrammarDocument("2", "\u{2060}{}", "a word joiner is no whitespace"),
    GrammarDocument("2", "\u{3000}{}", "an ideographic space is no whitespace"),
    GrammarDocument("2", "{\u{A0}}", "a no-break space within an object"),
    GrammarDocument("2", "[1,\u{A0}2]", "a no-break space within an array"),
  ]

  static let literals = [
    "True", "TRUE", "False", "NULL", "Null", "nul", "tru", "fals", "truE", "trie", "nulL", "truee",
    "falsee", "t", "f", "n", "nil", "undefined", "yes", "none", "[true1]", "[nulll]", "[fals]",
  ].map { GrammarDocument("3", $0, "the literal must be exact: \($0)") }

  static let objects = [
    GrammarDocument("4", "{", "no closing bracket"),
    GrammarDocument("4", "{\"a\"", "cut behind a name"),
    GrammarDocument("4", "{\"a\":", "cut behind a colon"),
    GrammarDocument("4", "{\"a\":1", "cut behind a value"),
    GrammarDocument("4", "{\"a\":1,", "cut behind a comma"),
    GrammarDocument("4", "{\"a\":1]", "closed by the wrong bracket"),
    GrammarDocument("4", "{,}", "a comma alone"),
    GrammarDocument("4", "{\"a\":1,}", "a trailing comma"),
    GrammarDocument("4", "{,\"a\":1}", "a leading comma"),
    GrammarDocument("4", "{\"a\":1,,\"b\":2}", "two commas"),
    GrammarDocument("4", "{\"a\":1 \"b\":2}", "no comma"),
    GrammarDocument("4", "{\"a\" 1}", "no colon"),
    GrammarDocument("4", "{\"a\"::1}", "two colons"),
    GrammarDocument("4", "{\"a\":}", "no value"),
    GrammarDocument("4", "{\"a\"}", "a name alone"),
    GrammarDocument("4", "{\"a\",1}", "a comma for a colon"),
    GrammarDocument("4", "{:1}", "no name"),
    GrammarDocument("4", "{1:1}", "a number as name"),
    GrammarDocument("4", "{true:1}", "a literal as name"),
    GrammarDocument("4", "{a:1}", "a name without quotes"),
    GrammarDocument("4", "{[]:1}", "an array as name"),
    GrammarDocument("4", "{{}}", "an object without a name"),
    GrammarDocument("4", "{\"a\":1 2}", "two values"),
    GrammarDocument("4", "{\"a\"=1}", "an equals sign"),
    GrammarDocument("4", "{\"a\":1;\"b\":2}", "a semicolon"),
  ]

  static let arrays = [
    GrammarDocument("5", "[", "no closing bracket"),
    GrammarDocument("5", "[1", "cut behind an element"),
    GrammarDocument("5", "[1,", "cut behind a comma"),
    GrammarDocument("5", "[1}", "closed by the wrong bracket"),
    GrammarDocument("5", "[,]", "a comma alone"),
    GrammarDocument("5", "[1,]", "a trailing comma"),
    GrammarDocument("5", "[,1]", "a leading comma"),
    GrammarDocument("5", "[1,,2]", "two commas"),
    GrammarDocument("5", "[1 2]", "no comma"),
    GrammarDocument("5", "[1:2]", "a colon"),
    GrammarDocument("5", "[\"a\":1]", "a member in an array"),
    GrammarDocument("5", "[[]", "one bracket too few"),
    GrammarDocument("5", "[}", "an object's bracket"),
    GrammarDocument("5", "(1)", "round brackets"),
  ]

  static let numbers = [
    "-", "+1", "+", "00", "01", "-01", "-00", "000.1", ".5", ".", "-.5", "1.", "-1.", "1.e5", "0.",
    "1e", "1E", "1e+", "1E-", "1e.5", "1e1.5", "1.2.3", "1..2", "--1", "-+1", "1e++1", "1ee1",
    "0x1",
    "0b1", "0o7", "1_000", "1,5", "1 000", "1f", "1L", "0e", "NaN", "-NaN", "Infinity", "-Infinity",
    "inf", "- 1", "1 e5", "1e 5", "１", "٣", "½", "1٣", "#1", "$1",
  ].map { GrammarDocument("6", $0, "not a number: \($0)") }

  static let strings =
    [
      GrammarDocument("7", "\"", "no closing quote"),
      GrammarDocument("7", "\"a", "no closing quote behind a letter"),
      GrammarDocument("7", "\"abcdefgh", "no closing quote behind eight letters"),
      GrammarDocument("7", "\"\\\"", "a closing quote that is escaped"),
      GrammarDocument("7", "\"\\", "cut behind a backslash"),
      GrammarDocument("7", "\"\\u", "cut behind \\u"),
      GrammarDocument("7", "\"\\u12", "cut within \\u"),
      GrammarDocument("7", "\"\\u\"", "no digits"),
      GrammarDocument("7", "\"\\u123\"", "three digits"),
      GrammarDocument("7", "\"\\u12G4\"", "a letter that is no digit"),
      GrammarDocument("7", "\"\\u 123\"", "a space for a digit"),
      GrammarDocument("7", "\"\\u-123\"", "a sign for a digit"),
      GrammarDocument("7", "\"\\U0041\"", "a capital U"),
      GrammarDocument("7", "\"\\u{41}\"", "a Swift escape"),
      GrammarDocument("7", "\"\\x41\"", "a C escape"),
      GrammarDocument("7", "\"\\a\"", "the escape \\a"),
      GrammarDocument("7", "\"\\v\"", "the escape \\v"),
      GrammarDocument("7", "\"\\0\"", "the escape \\0"),
      GrammarDocument("7", "\"\\e\"", "the escape \\e"),
      GrammarDocument("7", "\"\\'\"", "an escaped single quote"),
      GrammarDocument("7", "\"\\ \"", "an escaped space"),
      GrammarDocument("7", "\"\\\n\"", "an escaped line feed"),
      GrammarDocument("7", "\"\\é\"", "an escaped letter beyond ASCII"),
      GrammarDocument("7", "\"\\N\"", "an escape in the wrong case"),
      GrammarDocument("7", "\"\\uD834\\u\"", "half a pair and a broken escape"),
      GrammarDocument("7", "\"\\uD834\\uDD\"", "half a pair and half an escape"),
      GrammarDocument("7", "'a'", "single quotes"),
      GrammarDocument("7", "\u{201C}a\u{201D}", "typographic quotes"),
      GrammarDocument("7", "`a`", "backquotes"),
      GrammarDocument("7", "a", "no quotes"),
      GrammarDocument("7", "\"a\"b\"", "a quote within"),
      GrammarDocument("7", "\"a\" + \"b\"", "two strings added"),
    ]
    + (0x00...0x1F).map { (code: UInt8) in
      GrammarDocument(
        "7", Array("\"ab".utf8) + [code] + Array("cdefghij\"".utf8), "raw byte \(code)")
    }

  /// What other notations have and JSON hasn't.
  static let extensions = [
    GrammarDocument("2", "/* a */ {}", "a comment before"),
    GrammarDocument("2", "{} // a", "a comment behind"),
    GrammarDocument("2", "{/* a */}", "a comment within"),
    GrammarDocument("2", "[1, # a\n2]", "a comment of a shell"),
    GrammarDocument("2", "<!-- a --> {}", "a comment of HTML"),
    GrammarDocument("2", "<?xml version=\"1.0\"?><plist/>", "a property list"),
    GrammarDocument("2", "\"key\" = \"value\";", "a .strings file"),
    GrammarDocument("2", "---\na: 1\n", "YAML"),
    GrammarDocument("2", "{\"a\":1}\n{\"a\":2}\n", "JSON lines"),
    GrammarDocument("2", "<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> b\n", "an unresolved merge"),
    GrammarDocument("2", ")]}'\n{}", "a guard against inclusion by scripts"),
    GrammarDocument("2", "version https://git-lfs.github.com/spec/v1\n", "a pointer of Git LFS"),
  ]
}
