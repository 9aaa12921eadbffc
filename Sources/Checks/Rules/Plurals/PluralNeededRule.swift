import Findings
import PluralRules
import StringCatalog

/// Finds numbers that are counted with a plural noun and don't vary.
struct PluralNeededRule: EntryRule {
  static let description = RuleDescription(
    identifier: "plural-needed",
    family: .plurals,
    title: "A counted noun without plural forms",
    explanation: """
      A source text that shows a whole number (`%lld`, `%d` …) before a plural noun and doesn't vary \
      by it, so that it reads "1 items"; also the makeshifts "item(s)" and "item%@". It is looked for \
      once an entry, in the source value or, where there is none, in the key.

      The noun is one of the three words behind the number. In English, Spanish, French, Portuguese \
      and Catalan it must be seen to be a plural; in languages of three categories and more any word \
      of four letters will do; other source languages are left alone.

      Left alone, too, are numbers that name something ("Step %lld of %lld", "#%lld", "Channel %lld \
      settings"), parts of times and versions ("%lld:%02lld"), numbers with decimals, units and \
      abbreviations ("%lld min", "%lld dBm"), participles ("%lld selected"), percentages, numbers \
      that come formatted (`%@`), texts that Foundation inflects ("^[%lld item](inflect: true)"), \
      stale entries and those that aren't to be translated.
      """,
    consequence: """
      The app's user reads "1 items", and languages with more forms than English can't be right.
      """,
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          ↓"%lld days" : {
            "localizations" : {
              "ru" : { "stringUnit" : { "state" : "translated", "value" : "%lld дней" } }
            }
          },
          ↓"Found **%lld** unread messages" : { },
          ↓"Posted %lld image(s)" : { },
          "upload.count" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "device" : {
                    "iphone" : { "stringUnit" : { "state" : "new", "value" : "Uploading" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "Uploading ↓%lld files" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "pages" : {
            "localizations" : {
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "Les ↓%lld pages lues" } }
            }
          }
          """, sourceLanguage: "fr"),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "Step %lld of %lld" : { },
          "#%lld items" : { },
          "Channel %lld settings" : { },
          "%lld:%02lld hours" : { },
          "%lld min" : { },
          "%lld dBm" : { },
          "%lld selected" : { },
          "%lld%% of files" : { },
          "%.1f pixels" : { },
          "^[%lld items](inflect: true)" : { },
          "%@ items" : { },
          "50% off items" : { },
          "Items: %lld" : { },
          "posts-%lld items" : { "extractionState" : "stale" }
          """),
      RuleExample(
        entries: """
          "%lld items" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } }
                  }
                }
              }
            }
          },
          "%d line(s)" : {
            "localizations" : {
              "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@lines@" },
                "substitutions" : {
                  "lines" : {
                    "formatSpecifier" : "d",
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg line" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg lines" } }
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
    if let source = entry.source {
      for leaf in source.leaves where !Self.varies(leaf) && !leaf.format.specifiers.isEmpty {
        let rules = PluralRules(language: leaf.language)
        guard let problem = Problem(in: leaf.text, format: leaf.format, rules: rules) else {
          continue
        }
        report.add(
          problem.message, remedy: problem.remedy, in: leaf, of: entry, marked: problem.range)
        return
      }
    } else if !entry.hasSemanticKey, entry.entry.key.utf8.contains(UInt8(ascii: "%")) {
      let rules = PluralRules(language: catalog.sourceLanguage)
      let format = FormatString(parsing: entry.entry.key)
      guard let problem = Problem(in: entry.entry.key, format: format, rules: rules) else { return }
      report.add(
        problem.message, remedy: problem.remedy, at: entry.entry.keyRange, entry: entry.entry.key,
        language: catalog.sourceLanguage,
        excerpt: Excerpt(value: entry.entry.key, marked: problem.range))
    }
  }

  private static func varies(_ leaf: InspectedLeaf) -> Bool {
    leaf.path.contains { step in
      switch step {
      case .plural, .substitution: true
      case .device, .width, .unknown: false
      }
    }
  }

  /// A number with its noun, and what to say of it.
  private struct Problem {
    let range: Range<Int>
    let message: String
    let remedy: String

    init?(in text: String, format: FormatString, rules: PluralRules) {
      guard rules.integerCategories.count > 1, !CountedNoun.isInflected(text) else { return nil }
      if let makeshift = PluralMakeshift(in: text, format: format) {
        range = makeshift.range
        message = "'\(makeshift.text)' stands in for a plural"
      } else if let noun = CountedNoun(in: text, format: format, rules: rules) {
        range = noun.range
        let words = Array(text.utf8)[noun.specifierRange.upperBound..<noun.range.upperBound]
        let phrase = "1" + String(decoding: words, as: UTF8.self)
        message = "the text is the same for every number, so 1 reads '\(phrase)'"
      } else {
        return nil
      }
      let isOnlyNumber = FormatSignature(format).countedPosition != nil
      remedy =
        isOnlyNumber
        ? "Vary the text by plural, in every language."
        : "Give each number a substitution of its own, varied by plural, in every language."
    }
  }
}
