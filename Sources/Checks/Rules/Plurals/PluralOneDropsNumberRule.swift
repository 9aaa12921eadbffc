import Findings
import PluralRules
import StringCatalog

/// Finds forms that leave out their number though they stand for several.
struct PluralOneDropsNumberRule: EntryRule {
  static let description = RuleDescription(
    identifier: "plural-one-drops-number",
    family: .plurals,
    title: "A form without its number that stands for several numbers",
    explanation: """
      The text for `one` leaves out the number, or spells it out, while `other` shows it. That is \
      fine where `one` means 1, as in English, and wrong where it means more (CLDR 46): 21, 31 … in \
      Russian, Ukrainian, Belarusian, Serbian, Croatian, Bosnian, Lithuanian, Latvian, Macedonian \
      or Icelandic. Where it means 0 and 1, as in French, Brazilian Portuguese or Hindi, the finding \
      is a warning. The same holds for `zero` in Latvian (0, 10, 11 …) and `two` in Slovenian \
      (2, 102 …).

      Left alone are a `one` of 0 and 1 beside an explicit `zero`, which Foundation takes for 0 in \
      every language, and plurals that never show their number, such as a verb that agrees with it.
      """,
    consequence: "The app's user reads about one thing where there are 21, or none.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          "%lld errors found" : {
            "localizations" : {
              "fr" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : ↓"Erreur trouvée" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld erreurs" } }
                  }
                }
              },
              "ru" : {
                "variations" : {
                  "plural" : {
                    "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld ошибки" } },
                    "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld ошибок" } },
                    "one" : { "stringUnit" : { "state" : "translated", "value" : ↓"Найдена ошибка" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld ошибки" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld photos" : {
            "localizations" : {
              "lt" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@photos@" },
                "substitutions" : {
                  "photos" : {
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "few" : { "stringUnit" : { "state" : "translated", "value" : "%arg nuotraukos" } },
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "↓1 nuotrauka" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg nuotraukų" } }
                      }
                    }
                  }
                }
              },
              "sl" : {
                "variations" : {
                  "plural" : {
                    "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld slike" } },
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld slika" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld slik" } },
                    "two" : { "stringUnit" : { "state" : "translated", "value" : ↓"dve sliki" } }
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
          "%lld errors found" : {
            "localizations" : {
              "de" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "Ein Fehler" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Fehler" } }
                  }
                }
              },
              "fr" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "Une erreur" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld erreurs" } },
                    "zero" : { "stringUnit" : { "state" : "translated", "value" : "Aucune erreur" } }
                  }
                }
              },
              "pl" : {
                "variations" : {
                  "plural" : {
                    "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld błędy" } },
                    "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld błędów" } },
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "Znaleziono błąd" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld błędu" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "favorited %lld" : {
            "localizations" : {
              "ru" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@count@" },
                "substitutions" : {
                  "count" : {
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "оценил" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "оценили" } }
                      }
                    }
                  }
                }
              },
              "uk" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld раз" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld рази" } }
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
      for variation in localization.pluralVariations where variation.otherShowsNumber {
        for branch in variation.branches where Self.mayStandForOne(branch.category) {
          check(branch, of: variation, rules: rules, entry, report: &report)
        }
      }
    }
  }

  private static func mayStandForOne(_ category: PluralCategory) -> Bool {
    category == .zero || category == .one || category == .two
  }

  private func check(
    _ branch: PluralVariation.Branch, of variation: PluralVariation, rules: PluralRules,
    _ entry: InspectedEntry, report: inout RuleReport
  ) {
    let category = branch.category
    let numbers = rules.wholeNumbers(in: category)
    guard numbers.count > 1 else { return }
    let isZeroAndOne = numbers.count == 2 && numbers.first == [0, 1]
    if isZeroAndOne, variation[.zero] != nil { return }
    let number = VariedNumber(variation)
    for leaf in branch.leaves where !leaf.text.isEmpty && !number.isShown(in: leaf) {
      report.add(
        "the text for '\(category.rawValue)' leaves out the number, though "
          + "\(PluralWording.name(of: leaf.language)) uses it for "
          + PluralWording.numbers(of: category, in: rules),
        remedy: """
          Write the number into it, as the text for 'other' does.
          """,
        in: leaf, of: entry, marked: Self.spelledOne(in: leaf.text),
        severity: isZeroAndOne ? .warning : nil)
    }
  }

  /// The place of a "1" that stands on its own, as UTF-8 offsets.
  private static func spelledOne(in text: String) -> Range<Int>? {
    var previousIsDigit = false
    let bytes = Array(text.utf8)
    for (offset, byte) in bytes.enumerated() {
      let isDigit = (0x30...0x39).contains(byte)
      if byte == 0x31, !previousIsDigit,
        offset + 1 == bytes.count || !(0x30...0x39).contains(bytes[offset + 1])
      {
        // The "1$" of a specifier is none.
        if offset > 0, bytes[offset - 1] == UInt8(ascii: "%") { continue }
        return offset..<offset + 1
      }
      previousIsDigit = isDigit
    }
    return nil
  }
}
