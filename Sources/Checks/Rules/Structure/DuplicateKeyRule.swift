import StringCatalog

/// Finds keys that stand twice in one object.
struct DuplicateKeyRule: CatalogRule {
  static let description = RuleDescription(
    identifier: "duplicate-key",
    family: .structure,
    title: "The same key twice in one object",
    explanation: """
      Two equal keys in one object, at any level: an entry, a language, a plural branch, a field. \
      Usually a merge left them behind. JSON leaves open which of the two counts (RFC 8259, \
      section 4); Xcode keeps the last and drops the first with all its languages the next time it \
      saves the file. Keys that differ in case or in their code points are two keys.
      """,
    consequence: "One of the two is lost without a word, and with it every translation it had.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          "Save" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } }
            }
          },
          ↓"Save" : {
            "localizations" : {
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "Enregistrer" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld hikes" : {
            "localizations" : {
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "%lld回" } },
              ↓"ja" : {
                "variations" : {
                  "plural" : {
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld 回" } },
                    ↓"other" : { "stringUnit" : { "state" : "translated", "value" : "%lld 度" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        catalog: """
          {
            "sourceLanguage" : "en",
            "strings" : { },
            ↓"sourceLanguage" : "de",
            "version" : "1.0"
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "Save" : {

          },
          "save" : {

          }
          """),
      RuleExample(
        entries: """
          "Café" : {

          },
          "Cafe\u{301}" : {

          }
          """),
    ])

  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    for issue in catalog.catalog.issues {
      guard case .duplicateKey(let key, let first) = issue.kind else { continue }
      let line = catalog.location(of: first.lowerBound).line
      report.add(
        "the key \(QuotedText.quoted(key)) stands here again, first in line \(line)",
        remedy: "Merge the two into one; Xcode keeps only the last.",
        at: issue.range, entry: issue.entry, language: issue.language)
    }
  }
}
