import StringCatalog
import Testing

/// Which way a language runs, by its script where it says one (CLDR, `layout/orientation`).
struct LanguageIdentifierDirectionTests {
  @Test(
    "A language runs as its script does",
    arguments: [
      ("ar", true), ("he", true), ("fa-IR", true), ("ur", true), ("en", false), ("ja", false),
      ("az-Arab", true), ("az", false), ("ks-Deva", false), ("pa-Arab-PK", true),
      ("nonsense!", false),
    ])
  func direction(language: String, isRightToLeft: Bool) {
    #expect(LanguageIdentifier(parsing: language).isRightToLeft == isRightToLeft)
  }
}
