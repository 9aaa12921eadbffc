import Testing

@testable import Checks

/// What languages do otherwise than English.
struct LanguageHabitsTests {
  @Test(
    "The primary subtag is BCP 47's first",
    arguments: [("de", "de"), ("zh-Hant-TW", "zh"), ("pt_BR", "pt"), ("", "")])
  func primarySubtag(_ language: String, _ subtag: String) {
    #expect(LanguageHabits.primarySubtag(of: language) == subtag)
  }

  @Test("A language that doubles words needs no list of words that may meet")
  func doubles() {
    #expect(
      LanguageHabits.withReduplication.isDisjoint(with: LanguageHabits.permittedDoubles.keys))
  }
}
