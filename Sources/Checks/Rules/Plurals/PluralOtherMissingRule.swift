import StringCatalog

/// Finds plural variations without `other`.
struct PluralOtherMissingRule: EntryRule {
  static let description = RuleDescription(
    identifier: "plural-other-missing",
    family: .plurals,
    title: "A plural without 'other'",
    explanation: """
      Every language has the category `other` (CLDR 46; UTS 35, part 3, "Language Plural Rules"), \
      and Foundation falls back to it for each number whose own category has no text. A plural \
      variation without it is reported in every language, the source's included, and in stale \
      entries too, for they are compiled as well. A variation without any branch is \
      `missing-value`'s.
      """,
    consequence: "For the numbers that no other form takes, the app has no text to show.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          "%lld votes" : {
            "localizations" : {
              "en-GB" : {
                "variations" : {
                  ↓"plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld votes" } }
                  }
                }
              },
              "pl" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@votes@" },
                "substitutions" : {
                  "votes" : {
                    "formatSpecifier" : "lld",
                    "variations" : {
                      ↓"plural" : {
                        "few" : { "stringUnit" : { "state" : "translated", "value" : "%arg głosy" } },
                        "many" : { "stringUnit" : { "state" : "translated", "value" : "%arg głosów" } },
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg głos" } }
                      }
                    }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld ordered" : {
            "localizations" : {
              "zh-Hans" : {
                "variations" : {
                  "device" : {
                    "appletv" : {
                      "variations" : {
                        ↓"plural" : {
                          "one" : { "stringUnit" : { "state" : "translated", "value" : "已订购 %lld 台" } }
                        }
                      }
                    },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "已订购 %lld 台设备" } }
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
          "%lld items" : {
            "localizations" : {
              "ja" : {
                "variations" : {
                  "plural" : {
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld項目" } }
                  }
                }
              },
              "th" : { "stringUnit" : { "state" : "translated", "value" : "%lld รายการ" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld items" : {
            "localizations" : {
              "he" : { "variations" : { "plural" : {} } },
              "sv" : {
                "variations" : {
                  "device" : {
                    "iphone" : { "stringUnit" : { "state" : "translated", "value" : "%lld objekt" } }
                  }
                }
              }
            }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    for localization in entry.localizations {
      for variation in localization.pluralVariations
      where variation[.other] == nil && !variation.branches.isEmpty {
        report.add(
          "the plural has no 'other'",
          remedy: """
            Add 'other': it is the form for every number that has none of its own.
            """,
          at: variation, of: localization, in: entry)
      }
    }
  }
}
