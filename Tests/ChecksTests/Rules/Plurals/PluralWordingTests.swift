import PluralRules
import Testing

@testable import Checks

struct PluralWordingTests {
  // ICU's English display names, turned round for the midst of a sentence.
  @Test(
    "Names languages as a sentence does",
    arguments: [
      ("zh-Hans", "Simplified Chinese"), ("zh_Hant", "Traditional Chinese"),
      ("pt-BR", "Portuguese (Brazil)"), ("be", "Belarusian"), ("x", "x"),
    ])
  func names(identifier: String, name: String) {
    #expect(PluralWording.name(of: identifier) == name)
  }

  @Test(
    "Lists words",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
    ])
  func lists(words: [String], text: String) {
    #expect(PluralWording.list(words) == text)
  }

  // CLDR 46, "Language Plural Rules".
  @Test(
    "Lists the numbers of a category",
    arguments: [
      ("pl", PluralCategory.few, "2, 3, 4, 22, 23 …"), ("fr", .one, "0 and 1"), ("en", .one, "1"),
      ("cs", .few, "2, 3 and 4"), ("ja", .one, ""),
    ])
  func numbers(language: String, category: PluralCategory, text: String) {
    #expect(PluralWording.numbers(of: category, in: PluralRules(language: language)) == text)
  }
}
