import StringCatalog

/// Finds translations that are empty where the source isn't.
struct EmptyValueRule: EntryRule {
  static let description = RuleDescription(
    identifier: "empty-value",
    family: .coverage,
    title: "An empty translation",
    explanation: """
      A translation that is empty, or only white space, where the source text has words. Left alone: \
      what is marked `new` (that is `unfinished-state`'s); a source that is a particle or a suffix \
      (up to three letters, or text with a space at its end such as " at "), which some languages \
      do without; an entry that several languages leave empty, which is somebody's decision; stale \
      entries and those that aren't to be translated.
      """,
    consequence: "The app's user sees nothing where a text should be: an empty button or title.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          "Moved to %@" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Umgezogen nach %@" } },
              "nb" : { "stringUnit" : { "state" : "translated", "value" : ↓"" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "alert.title" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Low Battery" } },
              "ko" : { "stringUnit" : { "state" : "needs_review", "value" : ↓"  " } }
            }
          },
          "%lld birds" : {
            "localizations" : {
              "ru" : {
                "variations" : {
                  "plural" : {
                    "few" : { "stringUnit" : { "state" : "translated", "value" : ↓"" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld птиц" } }
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
          "" : {
            "localizations" : { "es" : { "stringUnit" : { "state" : "translated", "value" : "" } } }
          },
          "copyright" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "new", "value" : "" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "" } }
            }
          },
          "Sunrise" : {
            "localizations" : { "he" : { "stringUnit" : { "state" : "new", "value" : "" } } }
          }
          """),
      RuleExample(
        entries: """
          " at " : {
            "localizations" : { "ja" : { "stringUnit" : { "state" : "translated", "value" : "" } } }
          },
          "th" : {
            "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "" } } }
          },
          "Name:" : {
            "localizations" : {
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "" } },
              "th" : { "stringUnit" : { "state" : "translated", "value" : "" } }
            }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.isToBeTranslated else { return }
    var blank: [InspectedLeaf] = []
    for index in entry.localizations.indices where !entry.localizations[index].isSource {
      let leaves = entry.localizations[index].leaves
      for leaf in leaves.indices where Self.isBlank(leaves[leaf].text) {
        let unit = leaves[leaf].leaf.unit
        if unit.value != nil, unit.state != .new { blank.append(leaves[leaf]) }
      }
    }
    guard let first = blank.first, blank.allSatisfy({ $0.language == first.language }) else {
      return
    }
    for leaf in blank {
      guard let source = entry.sourceText(for: leaf), isSubstantial(source) else { continue }
      report.add(
        "the text in '\(leaf.language)' is \(leaf.text.isEmpty ? "empty" : "only white space")",
        remedy:
          "Translate \(QuotedText.quoted(source)), or delete the localization to show the source text.",
        in: leaf, of: entry)
    }
  }

  private static func isBlank(_ text: String) -> Bool {
    if let first = text.utf8.first, (0x21...0x7E).contains(first) { return false }
    return text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// Whether a source text is more than a particle or a suffix.
  private func isSubstantial(_ source: String) -> Bool {
    let scalars = source.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return false }
    if first.properties.isWhitespace || last.properties.isWhitespace { return false }
    return TranslatableText.letters(of: source).count > 3
  }
}
