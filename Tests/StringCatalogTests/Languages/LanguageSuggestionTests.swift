import StringCatalog
import Testing

/// What an identifier was meant to be: by CLDR's likely subtags, by names, and by judgement.
@Suite struct LanguageSuggestionTests {
  /// A country's code for its language: CLDR 46, likely subtags (`und_JP` → `ja_Jpan_JP`).
  @Test(arguments: [
    ("jp", "ja"), ("cz", "cs"), ("gr", "el"), ("dk", "da"), ("ua", "uk"), ("cn", "zh-Hans"),
    ("hk", "zh-Hant"), ("vn", "vi"), ("us", "en"), ("gb", "en-GB"), ("at", "de-AT"), ("JP", "ja"),
    ("jp-JP", "ja-JP"), ("mx", "es-MX"), ("il", "he"), ("rs", "sr"), ("al", "sq"),
  ])
  func aCountrysCode(_ tag: String, _ suggestion: String) {
    expect(tag, .unknownLanguage, suggestion)
  }

  @Test(arguments: [
    ("english", "en"), ("English", "en"), ("german", "de"), ("thai", "th"), ("deutsch", "de"),
    ("zh-CHS", "zh-Hans"), ("zh-CHT", "zh-Hant"), ("sp", "es"), ("sp-MX", "es-MX"),
  ])
  func aName(_ tag: String, _ suggestion: String) {
    expect(tag, .unknownLanguage, suggestion)
  }

  @Test(arguments: [
    ("ไทย", "th"), ("español", "es"), ("chinese, traditional", "zh-Hant"), ("繁體中文", "zh-Hant"),
    ("en_US.UTF-8", "en-US"), ("sr_RS@latin", "sr-RS"), ("de.lproj", "de"), (" fr ", "fr"),
    ("pt–BR", "pt-BR"), ("iw.lproj", "he"), ("jp.lproj", "ja"),
  ])
  func whatIsNotWellFormed(_ tag: String, _ suggestion: String) {
    expect(tag, .malformed, suggestion)
  }

  @Test(arguments: [("ja-JA", "ja"), ("da-DA", "da"), ("en-EN", "en"), ("ko_KO", "ko")])
  func aRegionThatRepeatsTheLanguage(_ tag: String, _ suggestion: String) {
    expect(tag, .unknownRegion, suggestion)
  }

  /// CLDR would take these regions for Great Britain and for Serbia and Montenegro.
  @Test(arguments: [("uk-UK", "uk"), ("cs-CS", "cs")])
  func aFormerRegionThatRepeatsTheLanguage(_ tag: String, _ suggestion: String) {
    expect(tag, .alias(.deprecated), suggestion)
  }

  /// A person's judgement: valid codes that are mostly a country's code written by mistake.
  @Test(arguments: [
    ("se", "sv"), ("se-SE", "sv-SE"), ("kr", "ko"), ("kr-KR", "ko-KR"), ("br", "pt-BR"),
    ("ch", "de-CH"), ("es-LA", "es-419"), ("sv-SV", "sv"), ("ar-AR", "ar"),
  ])
  func aCodeThatIsOftenACountrys(_ tag: String, _ suggestion: String) {
    expect(tag, .countryConfusion, suggestion)
    #expect(LanguageIdentifier(parsing: tag).isCanonical)
    #expect(LanguageIdentifier(parsing: tag).canonical == tag)
  }

  /// Northern Sami in Norway, Breton in France, and what names its script, are meant.
  @Test(arguments: ["se-NO", "br-FR", "se-Latn", "kr-NG", "es-MX", "ch-GU"])
  func aCodeThatIsSaidInFull(_ tag: String) {
    #expect(LanguageIdentifier(parsing: tag).problems == [])
  }

  @Test(arguments: [
    ("xx", LanguageIdentifierProblem.Kind.unknownLanguage), ("base", .unknownLanguage),
    ("klingonic", .malformed), ("en-usa", .unknownLanguage), ("en-Abcd", .unknownScript),
    ("en-DN", .unknownRegion), ("en-xyzzyx", .unknownVariant), ("jp-DN", .unknownLanguage),
    ("zh-Hant-123", .unknownRegion), ("", .malformed), ("?", .malformed), ("xx.lproj", .malformed),
  ])
  func nothingObvious(_ tag: String, _ kind: LanguageIdentifierProblem.Kind) {
    let problems = LanguageIdentifier(parsing: tag).problems
    #expect(problems.contains { $0.kind == kind })
    #expect(problems.allSatisfy { $0.suggestion == nil })
  }

  /// A remedy must not need a remedy: two letters, three letters, and all regions of two letters.
  @Test func everySuggestionIsCanonical() {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let triples = pairs.flatMap { pair in letters.map { pair + $0 } }
    for tag in pairs + triples + pairs.map({ "en-\($0)" }) + pairs.map({ "\($0)-\($0)" }) {
      let identifier = LanguageIdentifier(parsing: tag)
      #expect(identifier.isWellFormed)
      for suggestion in Set(identifier.problems.compactMap(\.suggestion)) {
        #expect(suggestion != tag)
        #expect(LanguageIdentifier(parsing: suggestion).isCanonical, "\(tag) → \(suggestion)")
      }
    }
  }

  private func expect(
    _ tag: String, _ kind: LanguageIdentifierProblem.Kind, _ suggestion: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let problem = LanguageIdentifier(parsing: tag).problems.first { $0.kind == kind }
    #expect(problem?.suggestion == suggestion, sourceLocation: sourceLocation)
  }
}
