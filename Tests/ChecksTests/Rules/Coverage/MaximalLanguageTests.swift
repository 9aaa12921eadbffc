import Testing

@testable import Checks

/// Expected values are CLDR 46's `likelySubtags` (UTS 35, part 1).
struct MaximalLanguageTests {
  @Test(
    "Script and region that go without saying are filled in",
    arguments: [
      ("pt", "pt-Latn-BR"), ("pt-PT", "pt-Latn-PT"), ("zh-TW", "zh-Hant-TW"),
      ("zh_hant", "zh-Hant-TW"), ("ZH-HANS", "zh-Hans-CN"), ("zh-Hant-HK", "zh-Hant-HK"),
      ("zh-HK", "zh-Hant-HK"), ("sr", "sr-Cyrl-RS"), ("sr-Latn", "sr-Latn-RS"),
      ("no", "nb-Latn-NO"), ("iw", "he-Hebr-IL"), ("es-419", "es-Latn-419"),
      ("ca-valencia", "ca-Latn-ES"), ("qqq", "qqq--"), ("", "--"),
    ])
  func maximal(identifier: String, expected: String) {
    let language = MaximalLanguage(identifier)
    #expect("\(language.language)-\(language.script)-\(language.region)" == expected)
  }

  @Test(
    "A more general language serves, another region or script doesn't",
    arguments: [
      ("zh-Hant-HK", "zh-Hant", true), ("zh-HK", "zh-Hant", true), ("en-GB", "en", true),
      ("pt-PT", "pt", true), ("pt", "pt-BR", true), ("nb", "no", true),
      ("pt-BR", "pt-PT", false), ("zh-Hans", "zh-Hant", false), ("sr", "sr-Latn", false),
      ("zh-Hant", "zh-Hant-HK", false), ("de", "nl", false),
    ])
  func serves(identifier: String, other: String, serves: Bool) {
    #expect(MaximalLanguage(identifier).isServed(by: MaximalLanguage(other)) == serves)
  }

  @Test(
    "Languages are known to be written in Latin letters or not",
    arguments: [
      ("de", true), ("ru", false), ("sr-Latn", true), ("sr", false), ("zh-Hant", false),
      ("uz-Cyrl", false), ("zh_TW", false), ("de-1901", true), ("ca-valencia", true),
      ("sr_latn_RS", true),
      ("pt-BR", true), ("xx", true), ("xx-YY", true),
    ])
  func latin(identifier: String, isLatin: Bool) {
    #expect(LanguageScript.isLatin(identifier) == isLatin)
  }

  @Test(
    "The base is what stands before the first separator",
    arguments: [("zh-Hant-TW", "zh"), ("en_GB", "en"), ("fil", "fil"), ("", "")])
  func base(identifier: String, base: String) {
    #expect(LanguageScript.base(of: identifier) == base)
  }
}
