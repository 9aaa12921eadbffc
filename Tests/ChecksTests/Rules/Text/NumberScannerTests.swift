import Testing

@testable import Checks

/// Numbers in texts; digits are Unicode's `Nd`, separators those of CLDR's number symbols.
struct NumberScannerTests {
  @Test(
    "Numbers are read in every script and grouping",
    arguments: [
      ("1,234.50", ["123450"]), ("1.234,50", ["123450"]), ("1 234", ["1", "234"]),
      ("1\u{202F}234,5", ["12345"]), ("1’234.5", ["12345"]), ("١٬٢٣٤٫٥", ["12345"]),
      ("۱۲", ["12"]), ("१२", ["12"]), ("১২", ["12"]), ("๑๒", ["12"]), ("១២", ["12"]),
      ("１２", ["12"]), ("၁၂", ["12"]), ("007", ["7"]), ("0", ["0"]), ("v1.0.", ["10"]),
      ("MP3", ["3"]),
      ("8:30", []), ("2024-05-06", ["2024", "5", "6"]), ("½ m²", []), ("none", []),
    ])
  func digits(_ text: String, _ digits: [String]) {
    #expect(NumberScanner.numbers(in: text).map(\.digits) == digits)
  }

  @Test(
    "Specifiers and links have no numbers",
    arguments: [
      ("%1$@ of %2$.3f", []), ("%02d:%02d", []), ("100%", ["100"]), ("%50 indirim", ["50"]),
      ("https://a.org/2024 in 2025", ["2025"]), ("[5](#6)", ["5"]), ("%5$@7%@", ["7"]),
    ])
  func skipped(_ text: String, _ digits: [String]) {
    #expect(NumberScanner.numbers(in: text).map(\.digits) == digits)
  }

  @Test("A number's place is counted in UTF-8, and its parts are kept")
  func range() {
    let numbers = NumberScanner.numbers(in: "é 31.12.2024, ٣")
    #expect(numbers.map(\.range) == [3..<13, 15..<17])
    #expect(numbers.first?.parts == ["31", "12", "2024"])
    #expect(numbers.map(\.isSmall) == [false, true])
  }

  @Test("Digits end with their block")
  func block() {
    #expect(DecimalDigit.value(of: "\u{66A}") == nil)
    #expect(DecimalDigit.value(of: "\u{669}") == 9)
    #expect(DecimalDigit.value(of: "\u{3A9}") == nil)
  }

  @Test(
    "Plural branches may write 0, 1 and 2 or not",
    arguments: ["one", "zero", "two"])
  func plural(_ category: String) throws {
    let findings = try RuleRun.findings(
      of: NumbersRule(),
      inEntries: """
        "%lld in 20 days, 2 weeks" : {
          "localizations" : {
            "ar" : {
              "variations" : {
                "plural" : {
                  "\(category)" : {
                    "stringUnit" : { "state" : "translated", "value" : "1 in 20" }
                  }
                }
              }
            }
          }
        }
        """)
    #expect(findings.isEmpty)
  }

  @Test(
    "A word excuses a number",
    arguments: [
      ("30 minutes", "半小時"), ("10,000 people", "1만 명"), ("100,000 people", "1 लाख लोग"),
      ("at 8 pm", "um 20 Uhr"), ("such as 1234", "wie 4321"), ("Fifteen minutes", "15分"),
    ])
  func excuses(_ source: String, _ text: String) throws {
    #expect(try TextRun.findings(of: NumbersRule(), source: source, [("xx", text)]).isEmpty)
  }
}
