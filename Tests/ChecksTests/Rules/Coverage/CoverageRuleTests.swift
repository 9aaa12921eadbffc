import Findings
import StringCatalog
import Testing

@testable import Checks

/// What the coverage rules say; severities are the project's table of checks.
struct CoverageRuleTests {
  @Test("Required languages are errors, grouped by entry in the order of the configuration")
  func requiredLanguages() throws {
    let findings = try RuleRun.findings(
      of: MissingLanguageRule(),
      inEntries: """
        "Rain" : { },
        "Snow" : {
          "localizations" : {
            "fi" : { "stringUnit" : { "state" : "translated", "value" : "Lumi" } }
          }
        }
        """,
      options: CheckOptions(requiredLanguages: ["fi", "da"]))
    #expect(
      findings.map(\.message) == [
        "missing in 2 required languages: fi, da", "missing in the required language Danish (da)",
      ])
    #expect(findings.map(\.language) == [nil, "da"])
    #expect(findings.map(\.severity) == [.error, .error])
    #expect(
      findings.map(\.remedy) == [
        """
        Translate it into them, or set 'shouldTranslate' to false if it is the same in every \
        language.
        """,
        """
        Translate it into Danish (da), or set 'shouldTranslate' to false if it is the same in \
        every language.
        """,
      ])
  }

  private static let halfTranslated = """
    "Rain" : {
      "localizations" : {
        "ja" : { "stringUnit" : { "state" : "translated", "value" : "雨" } },
        "ko" : { "stringUnit" : { "state" : "translated", "value" : "비" } }
      }
    },
    "Snow" : {
      "localizations" : {
        "ja" : { "stringUnit" : { "state" : "translated", "value" : "雪" } },
        "ko" : { "stringUnit" : { "state" : "translated", "value" : "눈" } }
      }
    },
    "Sun" : {
      "localizations" : {
        "ja" : { "stringUnit" : { "state" : "translated", "value" : "太陽" } }
      }
    },
    "Wind" : { }
    """

  @Test("Assumed languages are warnings, and say why they are expected")
  func assumedLanguages() throws {
    let findings = try RuleRun.findings(
      of: MissingLanguageRule(), inEntries: Self.halfTranslated,
      options: CheckOptions(requiredLanguages: ["ja", "ko"], areRequiredLanguagesAssumed: true))
    #expect(
      findings.map(\.message) == [
        "missing in Korean (ko), which at least half of the entries have",
        "missing in 2 languages that at least half of the entries have: ja, ko",
      ])
    #expect(findings.map(\.severity) == [.warning, .warning])
  }

  @Test("A run that looks at one language misses no other")
  func onlyOneLanguage() throws {
    let findings = try RuleRun.findings(
      of: MissingLanguageRule(), inEntries: Self.halfTranslated,
      options: CheckOptions(requiredLanguages: ["ja", "ko"], onlyLanguages: ["ja"]))
    #expect(findings.map(\.entry) == ["Wind"])
    #expect(findings.map(\.language) == ["ja"])
  }

  @Test(
    "What has no words needs no language",
    arguments: [
      ("%@", false), ("%1$lld / %2$lld", false), ("•", false), ("GPS", false), ("v2", false),
      ("paxcounter.log", false), ("No", true), ("%lld days", true), ("予報", true),
      ("Skylight Pro", true), ("Skylight", false),
    ])
  func texts(key: String, isMissed: Bool) throws {
    let findings = try RuleRun.findings(
      of: MissingLanguageRule(), inEntries: "\"\(key)\" : { }",
      options: CheckOptions(requiredLanguages: ["da"], untranslatedTerms: ["Skylight"]))
    #expect(findings.isEmpty == !isMissed)
  }

  @Test("A key that names a text has words where one of its translations has")
  func semanticKey() throws {
    let findings = try RuleRun.findings(
      of: MissingLanguageRule(),
      inEntries: """
        "pool.ntp.org" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "pool.ntp.org" } }
          }
        },
        "alert.title" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Akku leer" } }
          }
        }
        """, options: CheckOptions(requiredLanguages: ["da"]))
    #expect(findings.map(\.entry) == ["alert.title"])
  }

  @Test("A place without a text is named by its way")
  func missingValue() throws {
    let findings = try RuleRun.findings(
      of: MissingValueRule(),
      inEntries: """
        "Days" : {
          "localizations" : {
            "de" : { },
            "fr" : { "stringSet" : { "state" : "translated", "values" : [ ] } },
            "it" : { "stringSet" : { "state" : "new", "values" : [ ] } },
            "pl" : { "variations" : { "device" : { "mac" : { "variations" : { "plural" : { } } } } } },
            "ru" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@n@" },
              "substitutions" : { "n" : { "variations" : { "plural" : { "few" : { } } } } }
            },
            "uk" : { "stringUnit" : { "state" : "translated" } },
            "vi" : { "stringUnit" : "Ngày" },
            "tr" : { "variations" : { "plural" : { "other" : null } } },
            "th" : { "stringSet" : { "state" : "translated", "values" : "วัน" } }
          }
        }
        """)
    #expect(
      findings.map(\.message) == [
        "'de' has no text", "'fr' has a 'stringSet' without 'values'",
        "'device.mac.plural' of 'pl' has no branches",
        "'substitutions.n.plural.few' of 'ru' has no text",
        "'uk' has a 'stringUnit' without a 'value'",
      ])
    #expect(
      findings.map(\.variation) == [
        nil, nil, "device.mac.plural", "substitutions.n.plural.few", nil,
      ])
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  @Test("An empty text quotes the source that is to be translated")
  func emptyValue() throws {
    let findings = try RuleRun.findings(
      of: EmptyValueRule(),
      inEntries: """
        "title" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Moved to %@" } },
            "nb" : { "stringUnit" : { "state" : "translated", "value" : "" } }
          }
        },
        "Done" : {
          "localizations" : { "ja" : { "stringUnit" : { "state" : "translated", "value" : "　" } } }
        },
        "st" : {
          "localizations" : { "ja" : { "stringUnit" : { "state" : "translated", "value" : "" } } }
        },
        "%lld" : {
          "localizations" : { "ja" : { "stringUnit" : { "state" : "translated", "value" : "" } } }
        }
        """)
    #expect(
      findings.map(\.message) == [
        "the text in 'nb' is empty", "the text in 'ja' is only white space",
      ])
    #expect(
      findings.first?.remedy
        == "Translate 'Moved to %@', or delete the localization to show the source text.")
    #expect(findings.map(\.severity) == [.error, .error])
  }

  @Test("One stale entry is its own fault, all of them are the build's")
  func staleEntries() throws {
    let stale = "{ \"extractionState\" : \"stale\" }"
    let some = try RuleRun.findings(
      of: StaleEntryRule(), inEntries: "\"a\" : \(stale), \"b\" : \(stale), \"c\" : { }")
    #expect(some.map(\.entry) == ["a", "b"])
    #expect(
      some.map(\.message) == Array(repeating: "the sources don't have this text any more", count: 2)
    )

    let all = try RuleRun.findings(
      of: StaleEntryRule(),
      inEntries: """
        "a" : \(stale), "b" : \(stale), "c" : \(stale), "d" : { "extractionState" : "manual" }
        """)
    #expect(all.map(\.message) == ["all 3 extracted entries are stale"])
    #expect(all.first?.remedy.contains("SWIFT_EMIT_LOC_STRINGS") == true)
    #expect(all.map(\.severity) == [.warning])
  }

  @Test(
    "A state is put into words",
    arguments: [
      (["new"], "the text in 'pl' isn't translated yet: the state is 'new'"),
      (["needs_review"], "the text in 'pl' waits for a review: the state is 'needs_review'"),
      (
        ["machine_translated"],
        "the text in 'pl' comes from a machine: the state is 'machine_translated'"
      ),
      (["stale"], "the text in 'pl' isn't finished: the state is 'stale'"),
      (["new", "new"], "both texts in 'pl' aren't translated yet: the state is 'new'"),
      (
        ["needs_review", "translated"],
        "1 of 2 texts in 'pl' waits for a review: the state is 'needs_review'"
      ),
      (
        ["machine_translated", "machine_translated", "machine_translated"],
        "all 3 texts in 'pl' come from a machine: the state is 'machine_translated'"
      ),
      (
        ["new", "needs_review", "translated"],
        "2 of 3 texts in 'pl' aren't finished: 'needs_review', 'new'"
      ),
    ])
  func unfinishedState(states: [String], message: String) throws {
    let categories = ["one", "few", "many"]
    let branches = zip(categories, states).map { category, state in
      "\"\(category)\" : { \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"x\" } }"
    }
    let findings = try RuleRun.findings(
      of: UnfinishedStateRule(),
      inEntries: """
        "Days" : { "localizations" : {
          "pl" : { "variations" : { "plural" : { \(branches.joined(separator: ", ")) } } } } }
        """,
      options: CheckOptions(unfinishedStates: [.new, .needsReview, .machineTranslated, .stale]))
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.variation) == ["plural.one"])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.excerpt?.value == "x")
  }

  @Test("A source text that waits for a review is reported, a new one isn't")
  func unfinishedSource() throws {
    let findings = try RuleRun.findings(
      of: UnfinishedStateRule(),
      inEntries: """
        "a" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "new", "value" : "A" } } } },
        "b" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "needs_review", "value" : "B" } } } },
        "c" : { "localizations" : {
          "de" : { "stringSet" : { "state" : "new", "values" : [ "C" ] } } } }
        """)
    #expect(findings.map(\.entry) == ["b", "c"])
    #expect(
      findings.last?.message == "the phrases in 'de' aren't translated yet: the state is 'new'")
  }

  @Test("A translation of what isn't to be translated shows both texts")
  func untranslatableTranslated() throws {
    let findings = try RuleRun.findings(
      of: UntranslatableTranslatedRule(),
      inEntries: """
        " %@%%" : {
          "shouldTranslate" : false,
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Skylight %@%%" } },
            "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "%% %@" } },
            "el" : { "stringUnit" : { "state" : "translated", "value" : "" } }
          }
        }
        """)
    #expect(
      findings.map(\.message) == ["'fr' translates what isn't to be translated (' %@%%')"])
    #expect(findings.map(\.excerpt?.value) == ["Skylight %@%%"])
    #expect(findings.map(\.severity) == [.error])
  }

  @Test("An inconsistent translation names the usual one and its line")
  func inconsistentTranslation() throws {
    let findings = try RuleRun.findings(
      of: InconsistentTranslationRule(),
      in: """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Cancel" : { "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Abbrechen" } } } },
            "cancel.key" : { "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Cancel" } },
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Abbruch" } } } },
            "plural.key" : { "localizations" : {
              "en" : { "variations" : { "plural" : { } } } } }
          },
          "version" : "1.0"
        }
        """)
    #expect(
      findings.map(\.message) == [
        "'Abbruch' stands here in 'de' for what is 'Abbrechen' in line 5"
      ])
    #expect(
      findings.map(\.remedy) == [
        "Write 'Abbrechen' if the two mean the same; else say so in a comment."
      ])
    #expect(InconsistentTranslationRule.description.isOptIn)
  }
}
