import Findings
import Testing

@testable import Checks

/// Copies that a person judged, from catalogs of public apps: untranslated, or rightly the same.
struct SameAsSourceRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var source: String
    var copies: [String]
    var others: [String]
    var reported: [String]
    var testDescription: String { source }
  }

  @Test(
    "Copies are told from names and cognates",
    arguments: [
      // Sentences, whoever else copies them.
      Case(
        source: "Hide posts with media", copies: ["be", "de", "ko", "tr"], others: ["it"],
        reported: ["be", "de", "ko", "tr"]),
      Case(
        source: "Could not get license for project", copies: ["zh-Hans"], others: [],
        reported: ["zh-Hans"]),
      // Another script than the language's own.
      Case(
        source: "Verified", copies: ["be", "ca", "uk"], others: ["de", "fr", "ja", "pl"],
        reported: ["be", "uk"]),
      Case(
        source: "Status", copies: ["de", "pt-BR"], others: ["ja", "ko", "ru"], reported: []),
      Case(
        source: "Mission Control", copies: ["ar", "de", "ja", "sr"], others: ["ru", "zh-Hans"],
        reported: []),
      Case(source: "Pin A", copies: ["ru"], others: ["de", "fr", "it"], reported: []),
      Case(source: "Settings", copies: ["sr-Cyrl"], others: ["de", "fr"], reported: ["sr-Cyrl"]),
      // Two words in the same script.
      Case(
        source: "New Window", copies: ["ca", "nb"], others: ["de", "es", "fr", "it", "pl"],
        reported: ["ca", "nb"]),
      Case(
        source: "Gunjala Gondi", copies: ["de", "nl", "tr"],
        others: ["cs", "es", "fr", "ja", "ko"],
        reported: []),
      Case(
        source: "Blocked accounts", copies: ["ca", "eu"], others: ["de", "es", "fr"],
        reported: ["ca", "eu"]),
      Case(source: "Settings", copies: ["sr-Latn"], others: ["de", "fr"], reported: []),
      // Nothing that a translator would translate.
      Case(
        source: "GPS EN GPIO", copies: ["ru"], others: ["de", "fr", "ja"], reported: []),
      Case(
        source: "ssh %1$@@%2$@", copies: ["ja"], others: ["de", "fr"], reported: []),
      Case(
        source: "iPhone LoRa WiFi", copies: ["uk"], others: ["de", "fr"], reported: []),
      Case(
        source: "Use meshtastic.pool.ntp.org", copies: ["uk"], others: ["de"], reported: []),
      // A variant of the source language.
      Case(
        source: "Color the map by altitude", copies: ["en-GB", "en_AU"], others: ["de", "fr"],
        reported: []),
    ])
  func copies(_ testCase: Case) throws {
    let units =
      testCase.copies.map { ($0, testCase.source) } + testCase.others.map { ($0, "translated") }
    let localizations = units.map { language, value in
      "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
    }
    let findings = try RuleRun.findings(
      of: SameAsSourceRule(),
      inEntries: """
        "\(testCase.source)" : {
          "localizations" : { \(localizations.joined(separator: ",\n")) }
        }
        """)
    #expect(findings.compactMap(\.language) == testCase.reported)
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test("The reason is part of the message")
  func messages() throws {
    let findings = try RuleRun.findings(
      of: SameAsSourceRule(),
      inEntries: """
        "Take a deep breath now" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Take a deep breath now" } }
          }
        },
        "key" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Settings" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Einstellungen" } },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Réglages" } },
            "ru" : { "stringUnit" : { "state" : "translated", "value" : "Settings" } }
          }
        }
        """)
    #expect(
      findings.map(\.message) == [
        "the text in 'de' is a copy of the source, though it is a sentence",
        "the text in 'ru' is a copy of the source, which 2 other languages translate",
      ])
  }

  @Test("Of a text with variations the longest copy is shown, once for the language")
  func variations() throws {
    let findings = try RuleRun.findings(
      of: SameAsSourceRule(),
      inEntries: """
        "days" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "a day until the race" } },
              "other" : { "stringUnit" : { "state" : "translated",
                "value" : "%lld days until the race" } } } } },
            "uk" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "a day until the race" } },
              "few" : { "stringUnit" : { "state" : "translated",
                "value" : "%lld days until the race" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld днів" } } } } }
          }
        }
        """)
    #expect(findings.map(\.variation) == ["plural.few"])
  }
}
