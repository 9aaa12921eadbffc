import StringCatalog

/// Finds manual entries that name a text but hold none in the source language.
struct MissingSourceValueRule: EntryRule {
  static let description = RuleDescription(
    identifier: "missing-source-value",
    family: .symbols,
    title: "A manual entry without a source text",
    explanation: """
      A manual entry whose key is a name, such as `alert.title`, and that has no text in the \
      source language. Xcode takes the source text of a manual entry from nowhere else: the app \
      shows the key, and a generated symbol has no arguments. Left alone are keys that are texts \
      themselves ("Save changes"), entries that Xcode extracts together with a default value, \
      those that aren't to be translated, and a source text that is there but empty.
      """,
    consequence: "The app's user reads the bare key, such as 'alert.title'.",
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          ↓"alert.title" : {
            "extractionState" : "manual",
            "localizations" : {
              "fi" : { "stringUnit" : { "state" : "translated", "value" : "Varoitus" } }
            }
          }
          """),
      RuleExample(
        entries: """
          ↓"posts-%@" : {
            "extractionState" : "manual"
          },
          ↓"ALPS_DESCRIPTION" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "new" } },
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "알프스" } }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "Save changes" : {
            "extractionState" : "manual"
          },
          "Instance" : {
            "extractionState" : "manual",
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Instanz" } }
            }
          },
          "alert.title" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "meshtastic.pool.ntp.org" : {

          },
          "alert.body" : {
            "extractionState" : "extracted_with_value"
          },
          "app.id" : {
            "extractionState" : "manual",
            "shouldTranslate" : false
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.entry.extractionState?.value == .manual, entry.isToBeTranslated,
      entry.hasSemanticKey, !entry.hasSourceValue
    else { return }
    report.add(
      "the entry has no text in the source language '\(catalog.sourceLanguage)'",
      remedy: "Add the text in '\(catalog.sourceLanguage)'.",
      at: entry.entry.keyRange, entry: entry.entry.key, language: catalog.sourceLanguage)
  }
}

extension InspectedEntry {
  /// Whether the catalog has a text in the source language, be it empty.
  var hasSourceValue: Bool {
    guard let source else { return false }
    return source.localization.content.stringSet != nil
      || source.leaves.contains { $0.unit.value != nil }
  }
}
