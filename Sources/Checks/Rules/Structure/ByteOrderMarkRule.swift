import StringCatalog

/// Finds a byte order mark at the file's start.
struct ByteOrderMarkRule: CatalogRule {
  static let description = RuleDescription(
    identifier: "byte-order-mark",
    family: .structure,
    title: "A byte order mark",
    explanation: """
      Three invisible bytes (EF BB BF) before the first brace, which some Windows editors write. RFC \
      8259, section 8.1 forbids to write them and lets a reader refuse them; Foundation reads past \
      them, many scripts don't. U+FEFF within a text is another rule's matter.
      """,
    consequence: """
      A tool in the chain (a script, a translation service, a merge) may refuse the file, and its \
      translations don't reach the app.
      """,
    severity: .warning,
    triggering: [
      RuleExample(
        catalog: """
          ↓\u{FEFF}{
            "sourceLanguage" : "en",
            "strings" : { },
            "version" : "1.0"
          }
          """),
      RuleExample(
        catalog: """
          ↓\u{FEFF}{ "version" : "1.0", "strings" : { }, "sourceLanguage" : "ja" }
          """),
    ],
    nonTriggering: [
      RuleExample(
        catalog: """
          {
            "sourceLanguage" : "en",
            "strings" : { },
            "version" : "1.0"
          }
          """),
      RuleExample(
        entries: """
          "Done" : {
            "localizations" : {
              "fa" : { "stringUnit" : { "state" : "translated", "value" : "\u{FEFF}تمام" } }
            }
          }
          """),
    ])

  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    for issue in catalog.catalog.issues where issue.kind == .byteOrderMark {
      report.add(
        "the file begins with a byte order mark (U+FEFF)",
        remedy: "Save the file as UTF-8 without a byte order mark.", at: issue.range)
    }
  }
}
