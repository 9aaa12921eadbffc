import Checks
import Testing

/// How arguments are found in texts.
///
/// Sources: Rails Internationalization guide, "Passing Variables to Translations", and I18n's
/// `INTERPOLATION_PATTERNS`; i18next, "Interpolation" and "Formatting"; Apple, "String Format
/// Specifiers".
struct PlaceholderSyntaxTests {
  @Test(
    "Rails' arguments have names, with or without a format; a doubled sign is text",
    arguments: [
      ("Hi %{name}, %<total>.2f left", ["name", "total"]), ("%%{name} 100 % {x} %{}", []),
      ("%{a}%{b}", ["a", "b"]), ("%{open", []), ("{{name}}", []),
    ])
  func rails(_ text: String, _ names: [String]) {
    #expect(PlaceholderSyntax.rails.placeholders(in: text).map(\.name) == names)
  }

  @Test(
    "i18next's arguments may have a dash and a format",
    arguments: [
      ("{{name}} {{- html}} {{ total, number }} %{day}", ["name", "html", "total", "day"]),
      ("{name} {{}}", []), ("{{{x}}}", ["{x"]),
    ])
  func json(_ text: String, _ names: [String]) {
    #expect(PlaceholderSyntax.json.placeholders(in: text).map(\.name) == names)
  }

  @Test(
    "printf's arguments have positions",
    arguments: [
      ("%2$@ with %1$lld", ["2", "1"]), ("%@ %d", ["1", "2"]), ("100%% %", []),
    ])
  func printf(_ text: String, _ names: [String]) {
    #expect(PlaceholderSyntax.printf.placeholders(in: text).map(\.name) == names)
  }

  @Test("Ranges are UTF-8 offsets")
  func ranges() {
    #expect(PlaceholderSyntax.rails.placeholders(in: "é%{x}").map(\.range) == [2..<6])
  }

  @Test("A long text's arguments are all found, and only those that close soon enough")
  func longTexts() {
    let found = PlaceholderSyntax.rails.placeholders(
      in: String(repeating: "%{x} ", count: 20_000))
    #expect(found.count == 20_000)
    #expect(found.last?.range == 99_995..<99_999)
    let open = String(repeating: "%{", count: 50_000)
    #expect(PlaceholderSyntax.rails.placeholders(in: open).isEmpty)
    // 256 bytes less the closing bracket.
    let name = String(repeating: "n", count: 255)
    #expect(PlaceholderSyntax.rails.placeholders(in: "%{\(name)}").map(\.name) == [name])
    #expect(
      PlaceholderSyntax.rails.placeholders(in: "%{\(name)n} %{a} %<b>d").map(\.name) == ["a", "b"])
    #expect(
      PlaceholderSyntax.rails.placeholders(in: "%{a %<b>d} %{c}").map(\.name) == ["a %<b>d", "c"])
  }
}
