import StringCatalog

/// Finds translations that are copies of the source.
struct SameAsSourceRule: EntryRule {
  static let description = RuleDescription(
    identifier: "same-as-source",
    family: .coverage,
    title: "A translation that is a copy of the source",
    explanation: """
      A text that claims to be translated and equals the source. Many rightly do ("OK", "Bluetooth", \
      German "Status", "%lld pixels" in Portuguese), so a copy is reported only where it is

      - a sentence: four words or more, two of them in small letters; or
      - in another script than the language's own (Latin letters in a Russian text; four letters at \
      least where it is one word), and most of the entry's languages translate it; or
      - two words or more that most languages of the same script translate (two thirds of them \
      where every word has a capital, as names have).

      Only words count that a translator would translate: no specifiers, numbers, addresses, tags, \
      words in capitals or with capitals inside, words of less than three letters, nor the \
      configuration's untranslated terms. Left alone are languages of the source's own base \
      (`en-GB` for `en`), texts in an unfinished state (that is `unfinished-state`'s), stale entries \
      and those that aren't to be translated.
      """,
    consequence: "The app's user reads the source language in the midst of their own.",
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          "This could take a while" : {
            "localizations" : {
              "es" : {
                "stringUnit" : { "state" : "translated", "value" : ↓"This could take a while" }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "Settings" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Einstellungen" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "Réglages" } },
              "uk" : { "stringUnit" : { "state" : "translated", "value" : ↓"Settings" } }
            }
          },
          "Import Route" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Route importieren" } },
              "es" : { "stringUnit" : { "state" : "translated", "value" : "Importar ruta" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : ↓"Import Route" } },
              "it" : { "stringUnit" : { "state" : "translated", "value" : "Importa percorso" } },
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "ルートを読み込む" } }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "Status" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Status" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "État" } },
              "pl" : { "stringUnit" : { "state" : "translated", "value" : "Stan" } }
            }
          },
          "GPS EN GPIO %lld" : {
            "localizations" : {
              "ru" : { "stringUnit" : { "state" : "translated", "value" : "GPS EN GPIO %lld" } },
              "uk" : { "stringUnit" : { "state" : "translated", "value" : "Контакт GPS %lld" } },
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "GPSピン %lld" } }
            }
          },
          "Mission Control" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Mission Control" } },
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "Mission Control" } },
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "Mission Control" } },
              "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "调度中心" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "Color the map by altitude" : {
            "localizations" : {
              "en-GB" : {
                "stringUnit" : { "state" : "translated", "value" : "Color the map by altitude" }
              },
              "el" : {
                "stringUnit" : { "state" : "needs_review", "value" : "Color the map by altitude" }
              }
            }
          },
          "Open Skylight" : {
            "localizations" : {
              "ar" : { "stringUnit" : { "state" : "translated", "value" : "Open Skylight" } },
              "he" : { "stringUnit" : { "state" : "translated", "value" : "פתיחה" } },
              "hi" : { "stringUnit" : { "state" : "translated", "value" : "खोलें" } }
            }
          }
          """,
        options: CheckOptions(untranslatedTerms: ["Open Skylight"])),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.isToBeTranslated else { return }
    var text: (whole: String, translatable: TranslatableText)?
    var evidence: CopyEvidence?
    for leaf in copies(in: entry, of: catalog) {
      if text?.whole != leaf.text {
        text = (
          leaf.text,
          TranslatableText(leaf.text, leavingOut: catalog.options.untranslatedTerms)
        )
      }
      guard let translatable = text?.translatable, !translatable.words.isEmpty else { continue }
      let known = evidence ?? CopyEvidence(entry, sourceLanguage: catalog.sourceLanguage)
      evidence = known
      guard let reason = known.reasonToDoubt(translatable, in: leaf.language) else { continue }
      report.add(
        "the text in '\(leaf.language)' is a copy of the source, \(reason)",
        remedy: "Translate it, or list what is a name among the untranslated terms.",
        in: leaf, of: entry)
    }
  }

  /// Of each language that copies the source, the longest copied text.
  private func copies(in entry: InspectedEntry, of catalog: InspectedCatalog) -> [InspectedLeaf] {
    let plainSource = entry.sourceText
    var copies: [InspectedLeaf] = []
    for index in entry.localizations.indices where !entry.localizations[index].isSource {
      // Most texts are plain ones, as their source is, and of another length.
      if entry.localizations[index].isPlain, let plainSource,
        entry.localizations[index].leaves[0].text.utf8.count != plainSource.utf8.count
      {
        continue
      }
      var longest: InspectedLeaf?
      for leaf in entry.localizations[index].leaves
      where leaf.text.utf8.count > max(3, longest?.text.utf8.count ?? 0) {
        guard let source = entry.sourceText(for: leaf),
          source.utf8.count == leaf.text.utf8.count, source.utf8.elementsEqual(leaf.text.utf8)
        else { continue }
        if let state = leaf.leaf.unit.state, state != .translated,
          state == .new || catalog.options.unfinishedStates.contains(state)
        {
          continue
        }
        longest = leaf
      }
      if let longest { copies.append(longest) }
    }
    return copies
  }
}
