import StringCatalog

/// Finds substitutions whose number is never shown.
struct SubstitutionWithoutArgumentRule: EntryRule {
  static let description = RuleDescription(
    identifier: "substitution-without-argument",
    family: .plurals,
    title: "A substitution that never shows its number",
    explanation: """
      The text of `other` of a substitution has neither `%arg` nor another argument, so the number \
      that it counts is lost: from the text, and from the signature of a generated symbol. The text \
      of `one` may leave it out ("an iPhone").

      Left alone are

      - a number that the text shows elsewhere ("%lld %#@files@"), or that another substitution of \
      the same argument shows ("%#@there_is@ %#@items@");
      - a translation of a source that shows no number either, where the substitution only makes a \
      word agree ("hat favorisiert", "haben favorisiert");
      - a translation's text for `other` without the number that its other forms show and the \
      source's substitution of the same name, too, which is `format-signature`'s;
      - stale entries, and those that aren't to be translated.
      """,
    consequence: "The app's user never learns how many there are.",
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          "cats %lld" : {
            "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@cats@" },
                "substitutions" : {
                  "cats" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "a cat" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : ↓"cats" } }
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
          "%lld fish" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld fish" } },
              "uk" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@fish@" },
                "substitutions" : {
                  "fish" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "few" : { "stringUnit" : { "state" : "translated", "value" : "%arg риби" } },
                        "many" : { "stringUnit" : { "state" : "translated", "value" : "%arg риб" } },
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg риба" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : ↓"риби" } }
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
          "favorited %lld" : {
            "localizations" : {
              "de" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@count@" },
                "substitutions" : {
                  "count" : {
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "hat favorisiert" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "haben favorisiert" } }
                      }
                    }
                  }
                }
              },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "starred" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "followers %lld %@" : {
            "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@is@ %#@followers@" },
                "substitutions" : {
                  "followers" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "a follower" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ followers" } }
                      }
                    }
                  },
                  "is" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "There is" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "There are" } }
                      }
                    }
                  }
                }
              }
            }
          },
          "%lld files" : {
            "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%1$lld %#@files@" },
                "substitutions" : {
                  "files" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "file" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "files" } }
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
    guard entry.isToBeTranslated else { return }
    for localization in entry.localizations where !localization.pluralVariations.isEmpty {
      let silent = localization.pluralVariations.filter { variation in
        variation.substitution != nil && variation[.other] != nil && !variation.otherShowsNumber
      }
      guard !silent.isEmpty, localization.isSource || Self.showsNumber(entry) else { continue }
      check(silent, of: localization, in: entry, report: &report)
    }
  }

  private func check(
    _ silent: [PluralVariation], of localization: InspectedLocalization, in entry: InspectedEntry,
    report: inout RuleReport
  ) {
    let positions = SubstitutionPositions(localization, localization.substitutions)
    let speaking = localization.pluralVariations.filter(\.otherShowsNumber)
      .compactMap { $0.substitution?.name }
    let shown = positions.shown.union(speaking.compactMap { positions.ofSubstitutions[$0] })
    let sources = localization.isSource ? [] : Set(entry.source?.substitutions.map(\.name) ?? [])
    for variation in silent {
      guard let substitution = variation.substitution,
        let leaf = variation[.other]?.leaves.first(where: { !$0.text.isEmpty })
      else { continue }
      if sources.contains(substitution.name),
        variation.leaves.contains(where: VariedNumber(variation).isShown)
      {
        continue
      }
      if substitution.argumentNumber == nil, !positions.shown.isEmpty { continue }
      if let position = positions.ofSubstitutions[substitution.name], shown.contains(position) {
        continue
      }
      report.add(
        "the substitution '\(substitution.name)' never shows its number",
        remedy: "Write '%arg' where the number belongs.", in: leaf, of: entry)
    }
  }

  /// Whether the source shows any argument, directly or in a plural form.
  private static func showsNumber(_ entry: InspectedEntry) -> Bool {
    guard let source = entry.source else {
      return !entry.hasSemanticKey && FormatString(parsing: entry.entry.key).showsArgument
    }
    return source.leaves.contains { $0.format.showsArgument }
  }
}
