import Findings

/// Finds words that YAML doesn't read as the text that they look like.
struct ServerReservedWordRule: ServerRule {
  static let description = RuleDescription(
    identifier: "server-reserved-word",
    family: .server,
    title: "A word in YAML that isn't read as a text",
    explanation: """
      YAML 1.1 reads `yes`, `no`, `on`, `off`, `true` and `false` without quotes as booleans, in any \
      case (yaml.org/type/bool.html; Ruby's Psych leaves `y` and `n` alone), `~` and `null` as \
      nothing, and `1.5` as a number. Found are such keys, above all the language `no`, and such \
      texts where they are meant for a reader: `Yes`, or `no` where another language has words.

      Left alone are `true` and `false` within a language, which I18n finds by their names, whole \
      numbers as keys (`404:`), and settings such as `precision: 2` or `strip: true`.
      """,
    consequence:
      "The app's user gets an error message, or reads 'true' or 'false' in place of a text.",
    severity: .error,
    triggering: [
      RuleExample(
        serverFiles: [
          "config/locales/en.yml": """
          en:
            answers:
              ↓yes: ↓Yes
              ↓no: ↓No
            retry: ↓on
          """,
          "config/locales/no.yml": """
          ↓no:
            answers:
              "yes": Ja
              "no": Nei
            retry: på
          """,
        ])
    ],
    nonTriggering: [
      RuleExample(
        serverFiles: [
          "config/locales/all.yml": """
          en:
            answers:
              "yes": "Yes"
              'no': 'No'
              y: Y
            number: { precision: 2, strip: no }
            errors:
              404: Not found
          "no":
            answers: { "yes": Ja, "no": Nei, y: J }
            number: { precision: 2, strip: no }
            errors:
              404: Ikke funnet
          """
        ])
    ])

  func check(_ catalog: ServerCatalog, in project: ServerProject, report: inout ServerReport) {
    for issue in catalog.issues {
      switch issue.kind {
      case .reservedKey(let word, let meaning) where issue.key == nil:
        report.add(
          "the language '\(word)' is read as \(meaning) by Ruby, so that its texts aren't found",
          remedy: "Quote it: '\"\(word)\":'.", at: issue.location, language: issue.language)
      case .reservedKey(let word, let meaning):
        report.add(
          "the key '\(word)' is read as \(meaning) by Ruby, so that its name doesn't find it",
          remedy: "Quote it: '\"\(word)\":'.", at: issue.location, key: issue.key,
          language: issue.language)
      case .reservedValue(let word, let meaning):
        report.add(
          "the text '\(word)' is read as \(meaning) by Ruby, and shown as '\(meaning)'",
          remedy: "Quote it: '\"\(word)\"'.", at: issue.location, key: issue.key,
          language: issue.language)
      case .duplicateKey, .unread: continue
      }
    }
  }
}
