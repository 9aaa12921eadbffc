import StringCatalog

/// Finds references to substitutions that a localization doesn't define.
struct SubstitutionUndefinedRule: EntryRule {
  static let description = RuleDescription(
    identifier: "substitution-undefined",
    family: .plurals,
    title: "A reference to a substitution that isn't there",
    explanation: """
      A text refers to a substitution (`%#@name@`) that the localization doesn't define. Each \
      language defines its own; one of the source's doesn't count. Apple's compiler stops at it: \
      "Referencing undefined substitution 'name'". A literal `%%#@name@` refers to nothing. Stale \
      entries are compiled too, and are reported.
      """,
    consequence: "The app doesn't build; where it does, its user reads '(null)' for the number.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          "%lld posts" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Noch ↓%#@posts@" } },
              "el" : {
                "stringUnit" : { "state" : "translated", "value" : "↓%1$#@post@" },
                "substitutions" : {
                  "posts" : {
                    "argNum" : 1,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg άρθρο" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg άρθρα" } }
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
          "%lld of %lld" : {
            "extractionState" : "stale",
            "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@arg1@" },
                "substitutions" : {
                  "arg1" : {
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "other" : { "stringUnit" : { "state" : "new", "value" : "%arg of ↓%#@arg2@" } }
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
          "%lld posts" : {
            "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@total.posts@ left" },
                "substitutions" : {
                  "total.posts" : {
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg post" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg posts" } }
                      }
                    }
                  }
                }
              },
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "글 %lld개" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "Write %%#@name@" : {
            "localizations" : {
              "uk" : { "stringUnit" : { "state" : "translated", "value" : "Пишіть %%#@name@" } }
            }
          },
          "mail@%#example.com" : { }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    for localization in entry.localizations {
      var known: [String]?
      for leaf in localization.leaves {
        var places = 0
        for specifier in leaf.format.specifiers {
          guard case .substitution(let name) = specifier.kind else { continue }
          let defined = known ?? localization.substitutions.map(\.name).sorted()
          known = defined
          if Self.contains(defined, name) { continue }
          places += 1
          guard places <= TextLimits.places else { break }
          let nearest =
            defined.count > Self.suggestionLimit
            ? nil : NearestName.suggestion(for: name, among: defined)
          report.add(
            "the substitution '\(name)' isn't defined in '\(leaf.language)'",
            remedy: nearest.map { "Write '%#@\($0)@', or define '\(name)' as well." }
              ?? "Define it under 'substitutions' of '\(leaf.language)'.",
            in: leaf, of: entry, marked: specifier.range)
        }
      }
    }
  }

  /// From how many names on no suggestion is looked for; no app has as many in a text.
  private static let suggestionLimit = 100

  /// Looks a name up among sorted ones, scalar for scalar.
  private static func contains(_ names: [String], _ name: String) -> Bool {
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      if names[middle] < name { low = middle + 1 } else { high = middle }
    }
    return names[low...].prefix { $0 == name }.contains { $0.utf8.elementsEqual(name.utf8) }
  }
}
