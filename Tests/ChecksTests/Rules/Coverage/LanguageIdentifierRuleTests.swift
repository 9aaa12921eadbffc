import Findings
import Testing

@testable import Checks

/// What the rule says of identifiers; what is right and wrong is RFC 5646's and CLDR 46's.
struct LanguageIdentifierRuleTests {
  @Test(
    "An identifier's problem is named, with what to write instead",
    arguments: [
      ("german!", "'german!' is no language identifier", nil, Severity.error),
      (
        "zh_Hant", "'zh_Hant' isn't spelled as a language identifier is", "zh-Hant", .error
      ),
      ("iw", "the code 'iw' was withdrawn", "he", .error),
      ("ger", "the code 'ger' has another one in its place", "de", .error),
      ("cmn", "the code 'cmn' has another one in its place", "zh", .warning),
      ("xq", "no language has the code 'xq'", nil, .error),
      ("de-AB", "no region has the code 'AB'", nil, .error),
      ("zh-Hanx", "no script has the code 'Hanx'", nil, .error),
      ("de-nowhere", "no variant of a language has the code 'nowhere'", nil, .error),
      ("se", "'se' is North Sámi, while 'sv' is Swedish", "sv", .warning),
    ])
  func problems(
    identifier: String, message: String, suggestion: String?, severity: Severity
  ) throws {
    let findings = try RuleRun.findings(
      of: LanguageIdentifierRule(), inEntries: Self.entry("Rain", in: identifier))
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.language) == [identifier])
    #expect(findings.map(\.severity) == [severity])
    let remedy = try #require(findings.first).remedy
    if let suggestion {
      #expect(remedy.hasPrefix("Rename it to '\(suggestion)'"))
    } else {
      #expect(remedy == "Write a language identifier, such as 'de', 'pt-BR' or 'zh-Hans'.")
    }
  }

  @Test("An identifier is reported once, with the number of its entries")
  func once() throws {
    let findings = try RuleRun.findings(
      of: LanguageIdentifierRule(),
      in: """
        {
          "sourceLanguage" : "iw",
          "strings" : {
            \(Self.entry("Rain", in: "in")),
            \(Self.entry("Snow", in: "in")),
            \(Self.entry("Wind", in: "iw"))
          },
          "version" : "1.0"
        }
        """)
    #expect(
      findings.map(\.message) == [
        "the code 'iw' was withdrawn", "the code 'in' was withdrawn (2 entries)",
      ])
    #expect(findings.map(\.location.line) == [2, 5])
    #expect(findings.map(\.entry) == [nil, "Rain"])
  }

  @Test(
    "No rename into a key that the entry has already",
    arguments: [
      ("iw", "he"), ("zh_CN", "zh-Hans"), ("zh_CN", "zh-CN"), ("zh_TW", "zh-Hant"),
      ("zh_HK", "zh-Hant-HK"), ("de_DE", "de"), ("de_DE", "de-DE"),
    ])
  func clash(identifier: String, present: String) throws {
    let text = #"{ "stringUnit" : { "state" : "translated", "value" : "x" } }"#
    let findings = try RuleRun.findings(
      of: LanguageIdentifierRule(),
      inEntries: """
        "Rain" : { "localizations" : { "\(present)" : \(text), "\(identifier)" : \(text) } }
        """)
    #expect(
      findings.map(\.remedy) == [
        "Delete it, or merge it into '\(present)', which is there already."
      ])
  }

  @Test("Where only some entries have the right key, both cases are told")
  func partialClash() throws {
    let text = #"{ "stringUnit" : { "state" : "translated", "value" : "x" } }"#
    let findings = try RuleRun.findings(
      of: LanguageIdentifierRule(),
      inEntries: """
        "Rain" : { "localizations" : { "iw" : \(text) } },
        "Snow" : { "localizations" : { "he" : \(text), "iw" : \(text) } }
        """)
    #expect(
      findings.map(\.remedy) == [
        """
        Rename it to 'he'; where an entry has 'he' already, delete it or merge it into that.
        """
      ])
  }

  @Test(
    "Chinese is named by its script, as Xcode does",
    arguments: [
      ("zh_CN", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh_HK", "zh-Hant-HK"), ("de_DE", "de-DE"),
    ])
  func chinese(identifier: String, suggestion: String) throws {
    let findings = try RuleRun.findings(
      of: LanguageIdentifierRule(), inEntries: Self.entry("Rain", in: identifier))
    #expect(findings.map(\.remedy) == ["Rename it to '\(suggestion)'."])
  }

  private static func entry(_ key: String, in language: String) -> String {
    """
    "\(key)" : { "localizations" : {
      "\(language)" : { "stringUnit" : { "state" : "translated", "value" : "x" } } } }
    """
  }
}
