import StringCatalog

/// Finds entries that the sources don't have any more.
struct StaleEntryRule: CatalogRule {
  static let description = RuleDescription(
    identifier: "stale-entry",
    family: .coverage,
    title: "An entry that the sources don't have any more",
    explanation: """
      Xcode marks an entry `stale` when the text it was extracted from is gone: it was deleted, \
      changed (then there is a new entry beside it), or is now put together at run time. Where every \
      extracted entry of a catalog is stale, that is one finding: then extraction is at fault, not \
      the entries. Other rules about translations pass stale entries over.
      """,
    consequence: """
      The text ships in every language without being shown, or is still looked up by a key made at \
      run time and lost with the next tidying.
      """,
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          ↓"Delete everything" : {
            "extractionState" : "stale",
            "localizations" : {
              "uk" : { "stringUnit" : { "state" : "translated", "value" : "Видалити все" } }
            }
          },
          "Delete all" : {

          }
          """),
      RuleExample(
        entries: """
          ↓"Rain" : { "extractionState" : "stale" },
          "Snow" : { "extractionState" : "stale" },
          "Wind" : { "extractionState" : "stale" },
          "app.title" : { "extractionState" : "manual" }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "Rain" : { "extractionState" : "extracted_with_value" },
          "Snow" : { "extractionState" : "migrated" },
          "stale" : { }
          """),
      RuleExample(
        entries: """
          "Rain" : {
            "localizations" : { "fi" : { "stringUnit" : { "state" : "stale", "value" : "Sade" } } }
          }
          """),
    ])

  /// The number of entries from which on "all of them" says something.
  private static let minimumForAll = 3

  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    let entries = catalog.catalog.entries
    let stale = entries.filter { $0.extractionState?.value == .stale }
    guard let first = stale.first else { return }
    let extracted = entries.count { $0.extractionState?.value != .manual }
    if stale.count == extracted, stale.count >= Self.minimumForAll {
      report.add(
        "all \(stale.count) extracted entries are stale",
        remedy: """
          Turn on 'Use Compiler to Extract Swift Strings' (SWIFT_EMIT_LOC_STRINGS) for the target \
          whose sources use them, or make the entries 'manual'.
          """,
        at: first.keyRange)
      return
    }
    for entry in stale {
      report.add(
        "the sources don't have this text any more",
        remedy: """
          Delete the entry, or set its 'extractionState' to 'manual' if its key is put together at \
          run time.
          """,
        at: entry.keyRange, entry: entry.key)
    }
  }
}
