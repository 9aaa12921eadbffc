import Testing

@testable import ServerStrings

/// What a plain scalar is read as.
///
/// Sources: yaml.org/type/bool.html, null.html, int.html, float.html, timestamp.html; of the
/// booleans those that Psych's `ScalarScanner` knows.
struct PlainScalarTests {
  @Test(
    "The words of bool.html are booleans, but for Psych's y and n",
    arguments: [
      ("yes", true), ("Yes", true), ("YES", true), ("on", true), ("On", true), ("true", true),
      ("TRUE", true), ("no", false), ("No", false), ("NO", false), ("off", false), ("False", false),
    ])
  func booleans(_ word: String, _ value: Bool) {
    #expect(PlainScalar(word) == .boolean(value))
  }

  @Test("Nothing is written in these ways", arguments: ["", "~", "null", "Null", "NULL"])
  func nulls(_ word: String) {
    #expect(PlainScalar(word) == .null)
  }

  @Test(
    "Numbers and dates of the types' own examples",
    arguments: [
      // float.html: canonical, exponential, fixed, sexagesimal, infinity, not a number
      "6.8523015e+5", "685.230_15e+03", "685_230.15", "190:20:30.15", "-.inf", ".NaN",
      // int.html: octal, hexadecimal, binary, underscores, sexagesimal
      "02472256", "0x_0A_74_AE", "0b1010_0111_0100_1010_1110", "+685_230", "190:20:30",
      // timestamp.html
      "2002-12-14", "2001-12-14t21:59:43.10-05:00",
    ])
  func numbers(_ text: String) {
    #expect(PlainScalar(text) == .number)
  }

  @Test("Whole numbers are found by their digits", arguments: ["0", "404", "-1", "1000000"])
  func integers(_ text: String) {
    #expect(PlainScalar(text) == .integer)
  }

  @Test(
    "All else is a text",
    arguments: [
      "y", "n", "Nein", "none", "nulls", "yes please", "1 day", "24/7", "1.2.3", "e5", "-", ".",
      "+", "on-time", "12:", ":", "2002-12-14 later", "0x", "--5", "1e", "٣",
    ])
  func texts(_ text: String) {
    #expect(PlainScalar(text) == .text)
  }
}
