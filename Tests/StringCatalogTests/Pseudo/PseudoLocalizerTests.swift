import StringCatalog
import Testing

/// Pseudo-languages: what changes, what must not, and how much is added.
struct PseudoLocalizerTests {
  private static let plain = PseudoLocalizer(.accented, expands: false, brackets: false)

  @Test("Every letter of English is accented by one code point, and nothing else changes")
  func accents() {
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    let text = Self.plain.text(from: alphabet + " 0123 .,!?")
    #expect(text.unicodeScalars.count == alphabet.unicodeScalars.count + 10)
    #expect(text.hasSuffix(" 0123 .,!?"))
    for (before, after) in zip(alphabet.unicodeScalars, text.unicodeScalars) {
      #expect(before != after)
      #expect(after.properties.isAlphabetic)
    }
    #expect(Set(text.unicodeScalars.prefix(52)).count == 52)
  }

  @Test(
    "What a formatter, Markdown or a browser reads stays as it is",
    arguments: [
      "%@", "%1$@", "%lld", "%#@days@", "%arg", "%(name)@", "%%", "%.1f", "%{count}",
      "${applicationName}", "`code`", "](https://example.org/path_(x)", "](inflect: true)",
      "<b>", "</b>", "<a href=\"x\">", "&nbsp;", "&#x2028;", "https://example.org/a-b?c=d",
      "mailto:someone@example.org",
    ])
  func untouched(code: String) {
    let text = Self.plain.text(from: "before \(code) after")
    #expect(text == "ƀéƒöŕé \(code) åƒţéŕ")
    let mirrored = PseudoLocalizer(.rightToLeft).text(from: "before \(code) after")
    #expect(mirrored.contains(" \(code) "))
  }

  @Test("Markdown's words are words, its signs and destinations aren't")
  func markdown() {
    #expect(
      Self.plain.text(from: "**Bold** and [a link](https://example.org).")
        == "**Ɓöļđ** åñđ [å ļîñķ](https://example.org).")
  }

  @Test(
    "Signs that open nothing are text",
    arguments: ["a < b", "Q&A", "50 % off", "`", "](", "%{", "${", "<b", "http://"])
  func openSigns(text: String) {
    let signs = Set("<&%`](){}$:/ 50")
    let before = text.filter { signs.contains($0) }
    #expect(Self.plain.text(from: text).filter { signs.contains($0) } == before)
  }

  /// IBM, Globalization Guideline A3: up to 10 characters 100 to 200 %, 11–20 80–100, 21–30 60–80,
  /// 31–50 40–60, 51–70 31–40, over 70 30.
  @Test(
    "A text grows by what the guideline allows at most",
    arguments: [
      (1, 2), (5, 10), (10, 20), (11, 11), (20, 20), (21, 17), (30, 24), (50, 30), (70, 28),
      (71, 22), (200, 60),
    ])
  func expansion(length: Int, added: Int) {
    let source = String(repeating: "a", count: length)
    let text = PseudoLocalizer(.accented, brackets: false).text(from: source)
    #expect(text.count == length + added)
    #expect(text.hasPrefix(String(repeating: "å", count: length)))
    #expect(text.last != " ")
  }

  @Test("Placeholders don't count as length, and a text of them alone doesn't grow")
  func placeholderLength() {
    #expect(PseudoLocalizer(.accented).text(from: "%lld") == "[%lld]")
    #expect(PseudoLocalizer(.accented).text(from: "%lld%%") == "[%lld%%]")
    #expect(PseudoLocalizer(.accented).text(from: "") == "")
  }

  @Test("Brackets stand around the whole text")
  func brackets() {
    let text = PseudoLocalizer(.accented).text(from: "Rain")
    #expect(text == "[Ŕåîñ öñé ţŵö]")
  }

  /// UAX 9: U+202E overrides to right-to-left until U+202C; U+200F is a mark.
  @Test("Each word is turned, and spaces and placeholders keep their places")
  func rightToLeft() {
    let localizer = PseudoLocalizer(.rightToLeft)
    #expect(
      localizer.text(from: "Rain at %@")
        == "\u{200F}\u{202E}Rain\u{202C}\u{200F} \u{200F}\u{202E}at\u{202C}\u{200F} %@")
    #expect(localizer.language == "ar-XB")
    #expect(PseudoLocalizer(.accented).language == "en-XA")
  }

  @Test("The specifiers of a text are those of its pseudo-localization")
  func sameSpecifiers() {
    let source = "%1$@ of %2$lld, %#@days@ (%.1f%%) to <b>%(place)@</b>"
    for kind in PseudoLocalizer.Kind.allCases {
      let text = PseudoLocalizer(kind).text(from: source)
      let (before, after) = (FormatString(parsing: source), FormatString(parsing: text))
      #expect(before.specifiers.map(\.kind) == after.specifiers.map(\.kind))
      #expect(before.specifiers.map(\.argumentType) == after.specifiers.map(\.argumentType))
    }
  }

  @Test("Long hostile texts take time in proportion to their length")
  func hostile() {
    for unit in ["`", "](", "<a", "%{", "&a", "http://", "%", "\u{202E}"] {
      let text = String(repeating: unit, count: 20_000)
      #expect(!PseudoLocalizer(.accented).text(from: text).isEmpty)
    }
  }
}
