import StringCatalog

/// Finds fields of another JSON type than the format's, and fields that the format needs.
struct MalformedFieldRule: CatalogRule {
  static let description = RuleDescription(
    identifier: "malformed-field",
    family: .structure,
    title: "A field of the wrong type, or missing",
    explanation: """
      A field whose value has another JSON type than Xcode writes (`"shouldTranslate" : "false"`, \
      `"value" : null`), or a catalog without `sourceLanguage` or `version`, or a `stringUnit` \
      without `state`. What is malformed is read as if it weren't there. A text without a `value` \
      is reported by `missing-value`.
      """,
    consequence: """
      Xcode may refuse the file, or read the field as absent; its translation is missing from the app.
      """,
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          "Done" : {
            "shouldTranslate" : ↓"false",
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : ↓null } },
              "sv" : { "stringUnit" : ↓"Klar" }
            }
          },
          "Edit" : ↓"Redigera"
          """),
      RuleExample(
        entries: """
          "Done" : {
            "localizations" : {
              "zh-Hans" : { "stringUnit" : ↓{ "value" : "完成" } }
            }
          }
          """),
      RuleExample(
        catalog: """
          ↓{
            "strings" : { },
            "version" : ↓1.0
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "Done" : {
            "commentGenerationVersion" : 1,
            "localizations" : {
              "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "完成" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "Done" : {
            "localizations" : {
              "ar" : { "stringUnit" : { "state" : "new" } }
            }
          }
          """),
    ])

  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    for issue in catalog.catalog.issues {
      switch issue.kind {
      case .wrongType(let field, let expected, let found):
        let kinds = expected == found ? "a whole number" : expected.name
        report.add(
          "'\(field)' is \(found.name), not \(kinds)",
          remedy: "Write \(kinds), or delete the field.", at: issue.range, entry: issue.entry,
          language: issue.language)
      case .missingField(let field) where field != "value":
        // A unit without anything is without a text, which is another rule's matter.
        let isEmpty = catalog.issues(within: issue.range).contains {
          $0.kind == .missingField("value") && $0.range == issue.range
        }
        if isEmpty { continue }
        report.add(
          "the field '\(field)' is missing", remedy: Self.remedy(forMissing: field),
          at: issue.range, entry: issue.entry, language: issue.language)
      default: continue
      }
    }
  }

  private static func remedy(forMissing field: String) -> String {
    switch field {
    case "sourceLanguage":
      "Add \"sourceLanguage\" : \"en\", or the language of the keys if it is another."
    case "version": "Add \"version\" : \"1.0\"."
    default: "Add \"\(field)\" : \"translated\", or \"needs_review\" if nobody has read it yet."
    }
  }
}

extension JSONKind {
  /// The kind in a sentence, with its article.
  fileprivate var name: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a boolean"
    case .null: "null"
    }
  }
}
