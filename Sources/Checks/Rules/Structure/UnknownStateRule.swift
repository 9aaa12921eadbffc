import StringCatalog

/// Finds states that no known version of Xcode writes.
struct UnknownStateRule: CatalogRule {
  static let description = RuleDescription(
    identifier: "unknown-state",
    family: .structure,
    title: "A state that no known version of Xcode writes",
    explanation: """
      A text's `state` is `new`, `translated`, `needs_review`, `machine_translated` or `stale`; an \
      entry's `extractionState` is `manual`, `stale`, `extracted_with_value`, `migrated` or \
      `automatic`. Any other spelling is a misspelling, XLIFF's word for it, or a newer Xcode's.
      """,
    consequence: """
      A tool that doesn't know the state may refuse the file or pass the text over, so that its \
      translation is missing from the app.
      """,
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          "Done" : {
            "extractionState" : ↓"Manual",
            "localizations" : {
              "el" : { "stringUnit" : { "state" : ↓"needs-review-l10n", "value" : "Τέλος" } },
              "de" : { "stringUnit" : { "state" : ↓"translatd", "value" : "Fertig" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "Forecast" : {
            "localizations" : {
              "ja" : { "stringSet" : { "state" : ↓"final", "values" : [ "予報" ] } }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "Done" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "machine_translated", "value" : "Fertig" } },
              "en" : { "stringUnit" : { "state" : "new", "value" : "Done" } },
              "he" : { "stringUnit" : { "state" : "needs_review", "value" : "סיום" } },
              "hi" : { "stringUnit" : { "state" : "stale", "value" : "पूर्ण" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "Done" : {
            "extractionState" : "migrated"
          },
          "Edit" : {
            "extractionState" : "automatic"
          }
          """),
    ])

  private static let states = TranslationState.known.map(\.catalogSpelling)
  private static let extractionStates = ExtractionState.known.map(\.catalogSpelling)

  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    for issue in catalog.catalog.issues {
      switch issue.kind {
      case .unknownState(let state):
        add("state '\(state)'", state, among: Self.states, at: issue, report: &report)
      case .unknownExtractionState(let state):
        add(
          "extraction state '\(state)'", state, among: Self.extractionStates, at: issue,
          report: &report)
      default: continue
      }
    }
  }

  private func add(
    _ subject: String, _ state: String, among known: [String], at issue: CatalogIssue,
    report: inout RuleReport
  ) {
    let choices = known.map { "'\($0)'" }.joined(separator: ", ")
    report.add(
      "Xcode knows no \(subject)",
      remedy: NearestName.suggestion(for: state, among: known).map { "Write '\($0)'." }
        ?? "Write one of \(choices).",
      at: issue.range, entry: issue.entry, language: issue.language)
  }
}
