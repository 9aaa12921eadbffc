import StringCatalog

/// Finds substitutions that no text refers to.
struct SubstitutionUnusedRule: EntryRule {
  static let description = RuleDescription(
    identifier: "substitution-unused",
    family: .plurals,
    title: "A substitution that no text uses",
    explanation: """
      A localization defines a substitution, and none of its texts refers to it with `%#@name@`, \
      those of other substitutions included. Apple's compiler warns of it: "Substitution 'name' was \
      never referenced". Left alone are localizations without any text yet, and stale entries.
      """,
    consequence: "Its forms never show; often the text beside it has lost its number.",
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          "%lld posts from %lld people" : {
            "localizations" : {
              "nb" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@posts@ fra %lld personer" },
                "substitutions" : {
                  ↓"people" : {
                    "argNum" : 2,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "én person" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg personer" } }
                      }
                    }
                  },
                  "posts" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg innlegg" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg innlegg" } }
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
          "%lld days" : {
            "localizations" : {
              "hi" : {
                "stringUnit" : { "state" : "translated", "value" : "कई दिन" },
                "substitutions" : {
                  ↓"days" : {
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg दिन" } }
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
          "contents" : {
            "localizations" : {
              "en" : {
                "substitutions" : {
                  "on_iphone" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg users" } }
                      }
                    }
                  },
                  "on_mac" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg accounts" } }
                      }
                    }
                  }
                },
                "variations" : {
                  "device" : {
                    "iphone" : { "stringUnit" : { "state" : "translated", "value" : "%#@on_iphone@" } },
                    "mac" : { "stringUnit" : { "state" : "translated", "value" : "%#@on_mac@" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld days" : {
            "localizations" : {
              "th" : {
                "stringUnit" : { "state" : "new", "value" : "" },
                "substitutions" : {
                  "days" : {
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : { "other" : { "stringUnit" : { "state" : "new", "value" : "" } } }
                    }
                  }
                }
              }
            }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.entry.extractionState?.value != .stale else { return }
    for localization in entry.localizations {
      let substitutions = localization.substitutions
      guard !substitutions.isEmpty,
        localization.leaves.contains(where: { $0.substitution == nil && !$0.text.isEmpty })
      else { continue }
      let used = localization.referencedSubstitutions
      for substitution in substitutions where !used.contains(substitution.name) {
        report.add(
          "no text in '\(localization.language)' uses the substitution '\(substitution.name)'",
          remedy: "Write '%#@\(substitution.name)@' where it belongs, or delete it.",
          at: substitution.nameRange, entry: entry.entry.key, language: localization.language,
          variation: "substitutions.\(substitution.name)")
      }
    }
  }
}
