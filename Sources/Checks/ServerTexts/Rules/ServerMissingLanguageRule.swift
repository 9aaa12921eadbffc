import Findings

/// Finds a server's texts that lack a language which the app has.
struct ServerMissingLanguageRule: ServerRule {
  static let description = RuleDescription(
    identifier: "server-missing-language",
    family: .server,
    title: "A server's text that lacks a language",
    explanation: """
      A text of `serverStrings` that isn't there in a required language: those that its \
      'requiredLanguages' names, else the project's (an error); where neither names any, those that \
      have at least half of the source language's texts (a warning). A language that no file has is \
      reported once, where the source language begins.

      Languages are compared by what they mean: Rails' `zh-TW` is a catalog's `zh-Hant`. Left alone \
      are the source language and its variants, languages that a more general one serves (`de` for \
      `de-AT`), and texts without a letter.
      """,
    consequence: "The app's user gets the source language, or an error message, from the server.",
    severity: .error,
    triggering: [
      RuleExample(
        serverFiles: [
          "config/locales/en.yml": """
          en:
            alerts:
              frost: ↓Frost tonight
              storm: Storm warning
          """,
          "config/locales/de.yml": """
          de:
            alerts:
              storm: Sturmwarnung
              gone: ↓Weg
          """,
        ], requiredLanguages: ["de"]),
      RuleExample(
        serverFiles: [
          "config/locales/en.yml": """
          ↓en:
            hello: Hello
          """
        ], requiredLanguages: ["th", "zh-Hant"]),
    ],
    nonTriggering: [
      RuleExample(
        serverFiles: [
          "config/locales/all.yml": """
          en:
            storm: Storm
            range: "%{low}–%{high}"
          zh-TW:
            storm: 暴風雨
          """
        ], requiredLanguages: ["zh-Hant", "en-GB"])
    ])

  func check(_ catalog: ServerCatalog, in project: ServerProject, report: inout ServerReport) {
    let expected = expected(catalog, project.options)
    let severity: Severity? = catalog.areRequiredLanguagesAssumed ? .warning : nil
    let absent = expected.filter { $0.spelling == nil }.map(\.identifier)
    if !absent.isEmpty, let source = sourceLocation(of: catalog) {
      report.add(
        "no file of the server's texts has \(Self.list(absent))",
        remedy: "Add \(absent.count == 1 ? "its file" : "their files"), or take "
          + "\(absent.count == 1 ? "it" : "them") out of the required languages.",
        at: source, language: absent.count == 1 ? absent[0] : nil, severity: severity)
    }
    for entry in catalog.entries {
      guard let source = entry.sourceForm(of: catalog) else {
        addOrphan(entry, catalog, &report)
        continue
      }
      guard catalog.isWorded(source) else { continue }
      let missing = expected.compactMap { language in
        language.spelling.flatMap { entry.localizations[$0] == nil ? $0 : nil }
      }
      guard !missing.isEmpty else { continue }
      report.add(
        "\(QuotedText.quoted(entry.key)) lacks \(Self.list(missing))",
        remedy: "Translate \(QuotedText.quoted(source.value)) there.",
        at: source.location, key: entry.key, language: missing.count == 1 ? missing[0] : nil,
        severity: severity)
    }
  }

  private struct Expected {
    var identifier: String
    var spelling: String?
  }

  private func expected(_ catalog: ServerCatalog, _ options: CheckOptions) -> [Expected] {
    let source = MaximalLanguage(catalog.sourceLanguage)
    let present = catalog.languages.map(\.identifier)
    return catalog.requiredLanguages.compactMap { identifier in
      if let only = options.onlyLanguages, !only.contains(identifier) { return nil }
      let language = MaximalLanguage(identifier)
      if language.language == source.language, language.script == source.script { return nil }
      return Expected(
        identifier: identifier,
        spelling: ServerLanguageMatch.serving(identifier, among: present))
    }
  }

  private func sourceLocation(of catalog: ServerCatalog) -> SourceLocation? {
    (catalog.languages.first { $0.identifier == catalog.sourceLanguage }
      ?? catalog.languages.first)?.location
  }

  private func addOrphan(
    _ entry: ServerEntry, _ catalog: ServerCatalog, _ report: inout ServerReport
  ) {
    guard catalog.languages.contains(where: { $0.identifier == catalog.sourceLanguage }),
      let first = entry.translations(of: catalog).first,
      let form = first.localization.mainForm, catalog.isWorded(form)
    else { return }
    report.add(
      "\(QuotedText.quoted(entry.key)) isn't there in the source language '\(catalog.sourceLanguage)'",
      remedy: "Add it there, or delete it: nothing tells what it should say.",
      in: form, of: entry.key, language: first.language, severity: .warning)
  }

  private static func list(_ languages: [String]) -> String {
    languages.map { "\(PluralWording.name(of: $0)) ('\($0)')" }.listed
  }
}
