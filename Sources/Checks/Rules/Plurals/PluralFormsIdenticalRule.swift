import Findings
import PluralRules
import StringCatalog

/// Finds plural variations whose forms are all the same.
struct PluralFormsIdenticalRule: EntryRule {
  static let description = RuleDescription(
    identifier: "plural-forms-identical",
    family: .plurals,
    title: "A plural whose forms are all the same",
    explanation: """
      All forms of a plural are one text, byte for byte, in a language where a counted noun changes: \
      most often the text for `other`, copied into the rest. It is reported

      - in languages of three categories and more (Russian, Polish, Serbian, Arabic …), where a word \
      of four letters or more follows the number;
      - in English, Spanish, French, Portuguese and Catalan, where that word is seen to be a plural \
      (it ends in -s, and isn't one of those that always do).

      Left alone are the rest of the languages of two categories, in which many nouns have one form \
      ("%lld Treffer"), those whose nouns don't change after a number (Turkish, Hungarian …), \
      abbreviations, units and labels ("Posts: %lld"), stale entries, and plurals that lack a form \
      (`plural-categories-missing`).
      """,
    consequence: "The app's user reads the wrong form of the noun for most numbers.",
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          "%lld lines" : {
            "localizations" : {
              "bs" : {
                "variations" : {
                  ↓"plural" : {
                    "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld linija" } },
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld linija" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld linija" } }
                  }
                }
              },
              "es" : {
                "variations" : {
                  ↓"plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld líneas" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld líneas" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld members" : {
            "localizations" : {
              "uk" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@members@" },
                "substitutions" : {
                  "members" : {
                    "formatSpecifier" : "lld",
                    "variations" : {
                      ↓"plural" : {
                        "few" : { "stringUnit" : { "state" : "translated", "value" : "%arg учасників" } },
                        "many" : { "stringUnit" : { "state" : "translated", "value" : "%arg учасників" } },
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg учасників" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg учасників" } }
                      }
                    }
                  }
                }
              }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "%lld matches" : {
            "localizations" : {
              "de" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Treffer" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Treffer" } }
                  }
                }
              },
              "fr" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld fois" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld fois" } }
                  }
                }
              },
              "hu" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld találat" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld találat" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld min" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld min" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld min" } }
                  }
                }
              },
              "ro" : {
                "variations" : {
                  "plural" : {
                    "few" : { "stringUnit" : { "state" : "translated", "value" : "Minute: %lld" } },
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "Minute: %lld" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "Minute: %lld" } }
                  }
                }
              },
              "sr" : {
                "variations" : {
                  "plural" : {
                    "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld мин." } },
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld мин." } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld мин." } }
                  }
                }
              }
            }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.isToBeTranslated else { return }
    for localization in entry.localizations where !localization.pluralVariations.isEmpty {
      let rules = PluralRules(language: localization.language)
      guard rules.integerCategories.count > 1,
        !UninflectedNouns.languages.contains(rules.matchedLanguage)
      else { continue }
      for variation in localization.pluralVariations {
        guard let text = Self.onlyText(of: variation, rules: rules),
          let noun = CountedNoun(in: text, rules: rules, decimals: true)
        else { continue }
        let count = variation.branches.count
        report.add(
          "\(count == 2 ? "both" : "all \(count)") forms of the plural are the same text",
          remedy: """
            Write the form of each category: \(PluralWording.list(
              rules.integerCategories.filter { variation[$0] != nil }, in: rules)).
            """,
          at: variation, of: localization, in: entry, marked: noun.range)
      }
    }
  }

  /// The text of all branches, where they are the same and no branch is missing.
  private static func onlyText(
    of variation: PluralVariation, rules: PluralRules
  ) -> InspectedLeaf? {
    guard variation.branches.count > 1,
      rules.integerCategories.allSatisfy({ $0 == .other || variation[$0] != nil })
    else { return nil }
    var only: InspectedLeaf?
    for leaf in variation.leaves {
      if let only, !only.text.utf8.elementsEqual(leaf.text.utf8) { return nil }
      only = leaf
    }
    return only
  }
}
