import Testing

@testable import ServerStrings

/// How a path tells its language.
struct LanguagePatternTests {
  @Test(
    "The language stands where the pattern says",
    arguments: [
      ("server/{language}.json", "server/de.json", "de"),
      ("server/{language}.json", "server/zh-Hant-HK.json", "zh-Hant-HK"),
      ("server/{language}.json", "server/pt_BR.json", "pt_BR"),
      ("server/messages_{language}.json", "server/messages_pt_BR.json", "pt_BR"),
      ("{language}/app.{language}.json", "th/app.th.json", "th"),
      ("**/{language}.lproj/*.strings", "a/b/fr.lproj/X.strings", "fr"),
      ("server/{language}.json", "server/Base.json", nil),
      ("server/{language}.json", "server/de.yml", nil),
      ("{language}/app.{language}.json", "th/app.de.json", nil),
      ("server/en.json", "server/en.json", nil),
    ])
  func languages(_ pattern: String, _ path: String, _ language: String?) {
    let names = path.split(separator: "/").map(String.init)
    #expect(LanguagePattern(text: pattern).language(in: names[...]) == language)
  }
}
