import Foundation
import Testing

@testable import SourceRules

/// Expected texts are by Apple's declarations `String.init(format:locale:_:)` and
/// `String.init(format:locale:arguments:)`, which have the locale behind the format.
struct FormatWithoutLocaleRuleTests {
  @Test(
    "The locale is put behind the format, once",
    arguments: [
      (
        #"label.text = String(format: "%.1f", speed)"#,
        #"label.text = String(format: "%.1f", locale: .current, speed)"#
      ),
      (
        #"Text(String(format: String(localized: "%lld left"), arguments: [count]))"#,
        #"Text(String(format: String(localized: "%lld left"), locale: .current, arguments: [count]))"#
      ),
      (
        """
        title = String(
          format: "%d of %d",  // the page
          page, pages)
        """,
        """
        title = String(
          format: "%d of %d", locale: .current,  // the page
          page, pages)
        """
      ),
    ])
  func mends(source: String, mended: String) {
    let run = MendedSource(source, rule: FormatWithoutLocaleRule())
    #expect(run.text == mended)
    #expect(run.remaining.isEmpty)
    #expect(run.parses)
  }

  @Test("What the mended calls look like compiles and formats")
  func compiles() {
    let german = Locale(identifier: "de_DE")
    // CLDR: German has a decimal comma.
    #expect(String(format: "%.1f", locale: german, 1.5) == "1,5")
    #expect(String(format: "%.1f", locale: german, arguments: [1.5]) == "1,5")
    #expect(!String(format: "%.1f", locale: .current, 1.5).isEmpty)
    #expect(!String(format: "%.1f", locale: .current, arguments: [1.5]).isEmpty)
  }
}
