import StringCatalog
import Testing

@Suite struct FormatStringAmbiguityTests {
  /// What people write about percentages, each with the specifier that Foundation reads in it
  /// (swift-corelibs-foundation, CFString.c, `__CFParseFormatSpec`).
  static let prose: [(text: String, specifier: String)] = [
    // xcstrings-tool's fixture `percentage_space_o`.
    ("Test 50% off", "% o"),
    // French, Spanish, Catalan, Russian typography: a space before or after the sign.
    ("100 % de coton", "% d"),
    ("63% de descuento", "% d"),
    ("% publicacions", "% p"),
    ("5 % hôtels, 5% hores", "% ho"),
    ("50 % @ home", "% @"),
    ("100%. Done", "%. D"),
    // Swedish, as the key of nightscout/Trio that Xcode refuses as "%-i"; Hungarian.
    ("50%-ig", "%-i"),
    ("az 50%-a", "%-a"),
    ("100%'s", "%'s"),
    // German without a hyphen, and a forgotten space.
    ("100%ige Lösung", "%i"),
    ("50%off", "%o"),
    ("100%dönüş", "%d"),
    // Turkish, with the sign before the number.
    ("%50 indirim", "%50 i"),
    ("%100 doğal", "%100 d"),
    ("%20lik", "%20li"),
    ("%50'si", "%50's"),
    ("30% 5G", "% 5G"),
    // Links with percent-encoded bytes (RFC 3986, section 2.1).
    ("https://ja.example.org/wiki/%E5%A4%A9", "%E"),
    ("[here](https://example.org/?to=a%2F)", "%2F"),
    ("https://example.org/%d0", "%d"),
  ]

  @Test(arguments: prose)
  func proseIsAmbiguous(_ text: String, _ specifier: String) throws {
    let format = FormatString(parsing: text)
    let first = try #require(format.specifiers.first)
    #expect(first.isAmbiguous)
    #expect(String(decoding: Array(text.utf8)[first.range], as: UTF8.self) == specifier)
    #expect(!format.isFormatted)
  }

  /// Specifiers that programs write: Apple's and IEEE's own examples of flags, widths and lengths,
  /// and formats of real catalogs.
  static let specifiers = [
    "%@", "%d", "%lld%%", "%lld%% of %@", "%5d", "%5.1f", "%05d", "%-5d", "%+d", "%#x", "%02d:%02d",
    "%.1f%%", "%1$ d", "%-10@", "%'10d", "x%d", "%d個", "%dpx", "%02dh", "%.1fk", "%(name)ds",
    "https://example.org/%@", "https://example.org/%lld", "see https://example.org: %d0", "%E5",
    "5%@er", "5%d ", "%2d日", "%*dh", "%hhd", "%1$dth", "%(name)@",
  ]

  @Test(arguments: specifiers)
  func specifierIsNot(_ text: String) {
    let format = FormatString(parsing: text)
    #expect(format.specifiers.allSatisfy { !$0.isAmbiguous })
    #expect(format.isFormatted)
  }

  /// An order that only Foundation accepts is ambiguous even with a label or a position.
  @Test(arguments: ["%5-d", "%l5d", "%.1.2f", "%llld", "%5 1$ d", "%-1$d"])
  func unusualOrder(_ text: String) {
    #expect(FormatString(parsing: text).specifiers.map(\.isAmbiguous) == [true])
  }

  @Test func labelledSpecifierWithASpaceIsAmbiguous() {
    #expect(FormatString(parsing: "100%(approx) d").specifiers.map(\.isAmbiguous) == [true])
  }
}
