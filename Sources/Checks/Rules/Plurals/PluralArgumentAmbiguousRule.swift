import StringCatalog

/// Finds plural variations that don't say which of several numbers they count.
struct PluralArgumentAmbiguousRule: EntryRule {
  static let description = RuleDescription(
    identifier: "plural-argument-ambiguous",
    family: .plurals,
    title: "A plural that doesn't say which number it counts",
    explanation: """
      A text that varies by plural as a whole and shows several numbers. Which of them chooses the \
      form can't be told from the catalog, and Xcode's editor warns of it too; a substitution says it \
      with `argNum`. One finding an entry: in the source language, else in the first that has it. \
      One number beside texts (`%@`) is fine, and so are one number shown twice (`%1$lld … %1$lld`) \
      and a percent sign that is read as another number ("%lld% off"; `stray-percent`). \
      Stale entries are left alone.
      """,
    consequence: "The app's user reads the form for one number beside another.",
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          "failed" : {
            "localizations" : {
              "de" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld von %lld Foto" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld von %lld Fotos" } }
                  }
                }
              },
              "en" : {
                "variations" : {
                  ↓"plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "1 photo failed" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld of %lld failed" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld:%lld" : {
            "localizations" : {
              "th" : {
                "variations" : {
                  "device" : {
                    "other" : {
                      "variations" : {
                        ↓"plural" : {
                          "other" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld ใน %1$lld" } }
                        }
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
          "sale" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld% off" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld% off" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "Found %lld in %@" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "One in %2$@" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld in %2$@" } }
                  }
                }
              },
              "he" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "אחד" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld (%1$lld)" } },
                    "two" : { "stringUnit" : { "state" : "translated", "value" : "שניים" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld of %lld posts" : {
            "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%lld of %#@posts@" },
                "substitutions" : {
                  "posts" : {
                    "argNum" : 2,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg post" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg posts" } }
                      }
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
    if let source = entry.source, check(source, of: entry, report: &report) { return }
    for localization in entry.translations where !localization.pluralVariations.isEmpty {
      if check(localization, of: entry, report: &report) { return }
    }
  }

  /// Reports the first such variation of a localization; whether there was one.
  private func check(
    _ localization: InspectedLocalization, of entry: InspectedEntry, report: inout RuleReport
  ) -> Bool {
    for variation in localization.pluralVariations where variation.substitution == nil {
      let count = VariedNumber(variation).count
      guard count > 1 else { continue }
      report.add(
        "the plural has \(count) numbers and doesn't say which of them it counts",
        remedy: """
          Give the number that counts a substitution with 'argNum', and vary that instead.
          """,
        at: variation, of: localization, in: entry)
      return true
    }
    return false
  }
}
