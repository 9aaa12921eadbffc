import StringCatalog

/// Finds what stands beside `strings` and isn't the format's.
struct StrayTopLevelKeyRule: CatalogRule {
  static let description = RuleDescription(
    identifier: "stray-top-level-key",
    family: .structure,
    title: "A key beside 'strings' that the format doesn't have",
    explanation: """
      A catalog has three keys at its top: `sourceLanguage`, `strings` and `version`. Whatever else \
      stands there, most often entries that a script appended to the file instead of to `strings`, \
      Xcode ignores without a word, and drops when it next saves the file.
      """,
    consequence: """
      Entries there reach no app: its user reads the source language, whatever was translated.
      """,
    severity: .error,
    triggering: [
      RuleExample(
        catalog: """
          {
            "sourceLanguage" : "en",
            "strings" : { },
            "version" : "1.0",
            ↓"Settings" : {
              "localizations" : {
                "th" : { "stringUnit" : { "state" : "translated", "value" : "การตั้งค่า" } }
              }
            },
            ↓"Done" : { }
          }
          """),
      RuleExample(
        catalog: """
          {
            ↓"Version" : "1.0",
            "sourceLanguage" : "en",
            "strings" : { },
            "version" : "1.0"
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "version" : {

          },
          "Settings" : {

          }
          """),
      RuleExample(
        catalog: """
          {
            "version" : "1.0",
            "strings" : { },
            "sourceLanguage" : "en"
          }
          """),
    ])

  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    let stray = catalog.catalog.issues.compactMap { issue -> (key: String, issue: CatalogIssue)? in
      guard case .strayTopLevelKey(let key) = issue.kind else { return nil }
      return (key, issue)
    }
    if stray.isEmpty { return }
    let keys = Set(catalog.catalog.entries.map(\.key))
    for (key, issue) in stray {
      report.add(
        "\(QuotedText.quoted(key)) stands beside 'strings', where the format has no such key",
        remedy: keys.contains(key)
          ? "Merge it into the entry of the same key within 'strings', or delete it."
          : "Move it into 'strings' if it is an entry, or delete it.",
        at: issue.range, entry: key)
    }
  }
}
