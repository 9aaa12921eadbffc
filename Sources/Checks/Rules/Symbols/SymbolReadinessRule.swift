import StringCatalog

/// Finds entries that an app which calls its texts by generated symbols can't call so.
struct SymbolReadinessRule: EntryRule {
  static let description = RuleDescription(
    identifier: "symbol-readiness",
    family: .symbols,
    title: "An entry without a generated symbol",
    explanation: """
      For an app that calls its texts by generated symbols only: every entry is to be `manual`, so \
      that Xcode makes a symbol for it, and to have a text in the source language, since nothing \
      else says what the symbol stands for. Off unless it is turned on, as most apps let Xcode \
      extract their texts from the code. Left alone are stale entries, the empty key, entries with \
      `generatesSymbol : false`, and manual entries that `missing-source-value` reports.
      """,
    consequence: """
      The text can only be called by its key: a typing error in it builds, and the app's user \
      reads the key.
      """,
    severity: .warning,
    isOptIn: true,
    triggering: [
      RuleExample(
        entries: """
          ↓"Sunset" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Sunset" } }
            }
          },
          ↓"sun.rise" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "new", "value" : "Sunrise" } }
            }
          }
          """),
      RuleExample(
        entries: """
          ↓"Feels like %@" : {
            "extractionState" : "manual",
            "localizations" : {
              "th" : { "stringUnit" : { "state" : "translated", "value" : "รู้สึกเหมือน %@" } }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "sunset" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Sunset" } }
            }
          },
          "days" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        entries: """
          "" : {

          },
          "Old" : {
            "extractionState" : "stale"
          },
          "%lld%%" : {
            "extractionState" : "manual",
            "generatesSymbol" : false
          },
          "alert.title" : {
            "extractionState" : "manual"
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    let key = entry.entry.key
    let state = entry.entry.extractionState?.value
    if key.isEmpty || state == .stale || entry.entry.generatesSymbol?.value == false { return }
    if state != .manual {
      report.add(
        "the entry isn't manual, so that Xcode makes no symbol for it",
        remedy: "Set 'extractionState' to 'manual', and call the text by its symbol.",
        at: entry.entry.keyRange, entry: key)
    } else if !entry.hasSourceValue, !(entry.hasSemanticKey && entry.isToBeTranslated) {
      report.add(
        "the manual entry has no text in the source language '\(catalog.sourceLanguage)'",
        remedy: "Add the text in '\(catalog.sourceLanguage)'.",
        at: entry.entry.keyRange, entry: key, language: catalog.sourceLanguage)
    }
  }
}
