import PluralRules
import StringCatalog

/// Finds plural forms that no number takes.
struct PluralCategoryUnusedRule: EntryRule {
  static let description = RuleDescription(
    identifier: "plural-category-unused",
    family: .plurals,
    title: "A plural form that no number takes",
    explanation: """
      A category that CLDR 46 doesn't list for the language, such as `one` in Japanese or `few` in \
      Turkish. Where its text is the one of `other`, nothing is lost, and the finding is a note.

      Left alone are

      - `zero` in any language: Foundation takes it for the number 0 whatever CLDR says (Foundation \
      release notes for OS X 10.9; Apple, "Localizing strings that contain plurals": in English \
      "`zero` is optional");
      - categories that only decimals, millions or compact numbers take (`many` in French);
      - `many` in Hebrew, which CLDR has dropped and older systems still ask for;
      - languages that CLDR doesn't know, and stale entries.
      """,
    consequence: "The app's user never sees the text, so what it says differently is lost.",
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          "and %lld others" : {
            "localizations" : {
              "tr" : {
                "variations" : {
                  "plural" : {
                    ↓"few" : { "stringUnit" : { "state" : "translated", "value" : "ve birkaç kişi" } },
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "ve %lld kişi" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "ve %lld kişi" } }
                  }
                }
              },
              "zh-Hant" : {
                "variations" : {
                  "plural" : {
                    ↓"one" : { "stringUnit" : { "state" : "translated", "value" : "和另一位用戶" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "和另 %lld 位用戶" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld iPhones" : {
            "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@phones@" },
                "substitutions" : {
                  "phones" : {
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "an iPhone" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg iPhones" } },
                        ↓"two" : { "stringUnit" : { "state" : "translated", "value" : "two iPhones" } }
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
              "en" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld match" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld matches" } },
                    "zero" : { "stringUnit" : { "state" : "translated", "value" : "Not found" } }
                  }
                }
              },
              "ja" : {
                "variations" : {
                  "plural" : {
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld件一致" } },
                    "zero" : { "stringUnit" : { "state" : "translated", "value" : "見つかりません" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld lines" : {
            "localizations" : {
              "fr" : {
                "variations" : {
                  "plural" : {
                    "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de lignes" } },
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld ligne" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld lignes" } }
                  }
                }
              },
              "he" : {
                "variations" : {
                  "plural" : {
                    "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld שורות" } },
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "שורה אחת" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld שורות" } },
                    "two" : { "stringUnit" : { "state" : "translated", "value" : "שתי שורות" } }
                  }
                }
              },
              "tlh" : {
                "variations" : {
                  "plural" : {
                    "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld tlhegh" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld tlheghmey" } }
                  }
                }
              }
            }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.entry.extractionState?.value != .stale else { return }
    for localization in entry.localizations where !localization.pluralVariations.isEmpty {
      let rules = PluralRules(language: localization.language)
      guard rules.isKnown else { continue }
      for variation in localization.pluralVariations {
        let unused = variation.branches.filter { !Self.isUsed($0.category, in: rules) }
        guard let first = unused.first else { continue }
        let names = PluralWording.list(unused.map(\.category))
        report.add(
          "\(PluralWording.name(of: localization.language)) has no plural "
            + "\(unused.count == 1 ? "category" : "categories") \(names)",
          remedy: """
            Delete \(names): no number takes \(unused.count == 1 ? "it" : "them") there.
            """,
          at: variation, first, of: localization, in: entry,
          severity: unused.allSatisfy { isCopyOfOther($0, in: variation) } ? .note : nil)
      }
    }
  }

  private static func isUsed(_ category: PluralCategory, in rules: PluralRules) -> Bool {
    if category == .zero || rules.categories.contains(category) { return true }
    return category == .many && ["he", "iw"].contains(rules.matchedLanguage)
  }

  private func isCopyOfOther(
    _ branch: PluralVariation.Branch, in variation: PluralVariation
  ) -> Bool {
    guard let other = variation[.other], other.leaves.count == branch.leaves.count else {
      return false
    }
    return zip(branch.leaves, other.leaves).allSatisfy { $0.text.utf8.elementsEqual($1.text.utf8) }
  }
}
