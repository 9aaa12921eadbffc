import StringCatalog
import Testing

@Suite struct LanguageNamesTests {
  /// Names in English and in the language itself from CLDR's survey, as ICU 76 has them.
  @Test(arguments: [
    ("th", "Thai", "ไทย"), ("zh-Hant", "Chinese, Traditional", "繁體中文"),
    ("zh-Hans", "Chinese, Simplified", "简体中文"), ("ja", "Japanese", "日本語"),
    ("pt-BR", "Portuguese (Brazil)", "português (Brasil)"), ("he", "Hebrew", "עברית"),
    ("es-419", "Spanish (Latin America)", "español (Latinoamérica)"),
    ("sr-Latn", "Serbian (Latin)", "srpski (latinica)"), ("iw", "Hebrew", "עברית"),
    ("zh_HK", "Chinese (Hong Kong)", "中文（香港）"), ("fil", "Filipino", "Filipino"),
    ("se", "North Sámi", "davvisámegiella"), ("de-JP", "German (Japan)", "Deutsch"),
    ("zh-Hant-US", "Chinese, Traditional (United States)", "繁體中文"),
  ])
  func namesALanguage(_ tag: String, _ english: String, _ endonym: String) {
    let identifier = LanguageIdentifier(parsing: tag)
    #expect(identifier.englishName == english)
    #expect(identifier.endonym == endonym)
  }

  @Test(arguments: [
    ("xx", "xx"), ("tlh", "Klingon"), ("mul", "Multiple languages"), ("x-mine", "x-mine"),
    ("not a tag", "not a tag"), ("tlh-Abcd-QQ", "Klingon (Abcd, QQ)"),
    ("tlh-rozaj", "Klingon (rozaj)"),
  ])
  func hasNoEndonym(_ tag: String, _ english: String) {
    let identifier = LanguageIdentifier(parsing: tag)
    #expect(identifier.englishName == english)
    #expect(identifier.endonym == nil)
  }
}
