import PluralRules
import Testing

@Suite struct PluralCategoryTests {
  /// The order is that of UTS 35, part 3, "Language Plural Rules".
  @Test func sortsAsCLDRListsThem() {
    let expected: [PluralCategory] = [.zero, .one, .two, .few, .many, .other]
    #expect(PluralCategory.allCases == expected)
    #expect(expected.reversed().sorted() == expected)
  }

  @Test func hasCatalogSpelling() {
    #expect(
      PluralCategory.allCases.map(\.rawValue) == ["zero", "one", "two", "few", "many", "other"])
    #expect(PluralCategory(rawValue: "One") == nil)
  }
}
