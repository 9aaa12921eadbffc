import Checks
import Testing

/// The suggestions are those of the identifier's own tests: CLDR's names and likely subtags.
@Suite struct LanguageMistakeTests {
  @Test(arguments: ["th", "pt-BR", "zh_CN", "EN", "iw", "se", "x-mine"])
  func whatACatalogMayHaveIsNoMistake(_ text: String) {
    #expect(LanguageMistake(in: text, listing: "") == nil)
  }

  @Test(arguments: [
    ("Thai", "Did you mean 'th'?"), ("english", "Did you mean 'en'?"),
    ("jp", "Did you mean 'ja'?"), ("de,pl", "One each."), ("ja, ko", "One each."),
    ("xx", "Write it as catalogs do, such as 'th' or 'pt-BR'."),
    ("", "Write it as catalogs do, such as 'th' or 'pt-BR'."),
  ])
  func anythingElseHasItsRemedy(_ text: String, _ remedy: String) {
    let mistake = LanguageMistake(in: text, listing: "One each.")
    #expect(mistake?.message == "'\(text)' is no language identifier")
    #expect(mistake?.remedy == remedy)
  }
}
