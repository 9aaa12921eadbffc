import StringCatalog

/// Finds translations of entries that aren't to be translated.
struct UntranslatableTranslatedRule: EntryRule {
  static let description = RuleDescription(
    identifier: "untranslatable-translated",
    family: .coverage,
    title: "A translation of what isn't to be translated",
    explanation: """
      An entry with `shouldTranslate : false` that has, in another language than the source's, a \
      text with other words than the source: either the flag or the translation is a mistake. \
      Copies of the source do no harm and are left alone, also where they number the specifiers \
      (`%1$@` for `%@`) or differ in spaces and punctuation, and so are stale entries.
      """,
    consequence: """
      The app's user meets a text that no translator sees any more: it isn't exported, reviewed or \
      kept in step with the source.
      """,
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          ": %@" : {
            "shouldTranslate" : false,
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : ": %@" } },
              "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : ↓"請輸入名稱" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "app.name" : {
            "shouldTranslate" : false,
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Skylight" } },
              "ru" : { "stringUnit" : { "state" : "needs_review", "value" : ↓"Скайлайт" } }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "%@ (%@)" : {
            "shouldTranslate" : false,
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ (%2$@)" } },
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "%1$@（%2$@）" } }
            }
          },
          "Skylight" : {
            "shouldTranslate" : false,
            "localizations" : {
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "Skylight" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "Skylight" : {
            "shouldTranslate" : true,
            "localizations" : {
              "th" : { "stringUnit" : { "state" : "translated", "value" : "สกายไลต์" } }
            }
          },
          "Beta" : {
            "shouldTranslate" : false,
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Beta version" } }
            }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard !entry.isTranslatable, entry.entry.extractionState?.value != .stale else { return }
    for localization in entry.translations {
      for leaf in localization.leaves where !leaf.text.isEmpty {
        let source = entry.sourceText(for: leaf) ?? entry.entry.key
        guard differs(leaf.text, from: source) else { continue }
        report.add(
          """
          '\(localization.language)' translates what isn't to be translated \
          (\(QuotedText.quoted(source)))
          """,
          remedy: """
            Delete this localization, or remove 'shouldTranslate' if the entry is to be translated.
            """,
          in: leaf, of: entry)
        break
      }
    }
  }

  private func differs(_ text: String, from source: String) -> Bool {
    text != source && TranslatableText.letters(of: text) != TranslatableText.letters(of: source)
  }
}
