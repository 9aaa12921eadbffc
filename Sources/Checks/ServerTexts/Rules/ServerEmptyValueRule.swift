import Findings

/// Finds a server's texts that are empty.
struct ServerEmptyValueRule: ServerRule {
  static let description = RuleDescription(
    identifier: "server-empty-value",
    family: .server,
    title: "A server's text that is empty",
    explanation: """
      A text of `serverStrings` with nothing or only space in it, where another language has words; \
      in YAML also a key without a value, for which Rails says "Translation missing". Left alone is \
      what has no words in the source language either, such as a separator of numbers.
      """,
    consequence: "The app's user sees an empty place, or an error message, where words should be.",
    severity: .error,
    triggering: [
      RuleExample(
        serverFiles: [
          "config/locales/all.yml": """
          en:
            storm: Storm warning
            frost: Frost
          de:
            storm: ↓""
            frost:↓
          """
        ])
    ],
    nonTriggering: [
      RuleExample(
        serverFiles: [
          "config/locales/all.yml": """
          en:
            delimiter: ","
            unit: ""
          fr:
            delimiter: " "
            unit: ""
          """
        ])
    ])

  func check(_ catalog: ServerCatalog, in project: ServerProject, report: inout ServerReport) {
    for entry in catalog.entries {
      let source = entry.localizations[catalog.sourceLanguage]
      let worded = entry.localizations.values.count { $0.forms.contains(where: catalog.isWorded) }
      // A separator of numbers is empty in the source, and a unit in most languages.
      let isSourceWorded = source?.forms.contains(where: catalog.isWorded) ?? true
      guard isSourceWorded || worded > 0 && worded >= entry.localizations.count - 1 else {
        continue
      }
      for (language, localization) in entry.localizations.sorted(by: { $0.key < $1.key }) {
        for form in localization.forms where form.isBlank {
          report.add(
            "the \(PluralWording.name(of: language)) text of \(QuotedText.quoted(entry.key)) is empty",
            remedy: remedy(entry, catalog, language), in: form, of: entry.key,
            language: language)
        }
      }
    }
  }

  private func remedy(_ entry: ServerEntry, _ catalog: ServerCatalog, _ language: String) -> String
  {
    guard language != catalog.sourceLanguage, let source = entry.sourceForm(of: catalog) else {
      return "Write the text, or delete the key in all languages."
    }
    return "Translate \(QuotedText.quoted(source.value))."
  }
}
