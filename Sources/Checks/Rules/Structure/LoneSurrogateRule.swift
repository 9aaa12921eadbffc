import StringCatalog

/// Finds escapes for half a surrogate pair.
struct LoneSurrogateRule: CatalogRule {
  static let description = RuleDescription(
    identifier: "lone-surrogate",
    family: .structure,
    title: "An escape for half of a character",
    explanation: """
      A character beyond U+FFFF is escaped in JSON as two halves, a surrogate pair. One half alone \
      is no character (RFC 8259, section 8.2); Foundation refuses the whole file. It is what a tool \
      leaves that cuts or joins texts by UTF-16 units. The check reads it as U+FFFD and goes on.
      """,
    consequence: "The catalog can't be compiled, or the text shows a replacement character.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: #"""
          "Nice weather" : {
            "localizations" : {
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "맑음 ↓\ud83d" } },
              "tr" : { "stringUnit" : { "state" : "translated", "value" : "↓\ude00 Güneşli" } }
            }
          }
          """#),
      RuleExample(
        entries: #"""
          "Nice ↓\ud83d weather" : {

          }
          """#),
    ],
    nonTriggering: [
      RuleExample(
        entries: #"""
          "Nice weather" : {
            "localizations" : {
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "맑음 \ud83d\ude00" } },
              "tr" : { "stringUnit" : { "state" : "translated", "value" : "😀 Güneşli" } }
            }
          }
          """#),
      RuleExample(
        entries: #"""
          "Write \\ud83d" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Schreibe \\ud83d" } }
            }
          }
          """#),
    ])

  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    for issue in catalog.catalog.issues where issue.kind == .loneSurrogate {
      let bytes = catalog.catalog.document.bytes[issue.range.range]
      let escape = String(decoding: bytes, as: UTF8.self)
      report.add(
        "the escape '\(escape)' is half of a surrogate pair",
        remedy: "Write the character itself, or both halves of its escape, or delete the half.",
        at: issue.range, entry: issue.entry, language: issue.language)
    }
  }
}
