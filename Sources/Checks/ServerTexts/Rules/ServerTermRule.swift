import Findings
import StringCatalog

/// Finds terms that the server translates otherwise than the app.
struct ServerTermRule: ServerRule {
  static let description = RuleDescription(
    identifier: "server-term",
    family: .server,
    title: "A term that the server translates otherwise than the app",
    explanation: """
      A text of `serverStrings` whose source text is also an entry's in the app's catalog, but whose \
      translation isn't the catalog's in that language. Case and surrounding space don't count. \
      Where the app has several translations of one source text, one that agrees will do. Left alone \
      are texts without a letter, plurals, and translations that are unfinished in the catalog.
      """,
    consequence: "The app's user reads two names for one thing and takes them for two things.",
    severity: .warning,
    triggering: [
      RuleExample(
        serverFiles: [
          "config/locales/all.yml": """
          en:
            chance: Chance of rain
            wind: wind
          de:
            chance: ↓Regenrisiko
            wind: Wind
          """
        ],
        entries: """
          "Chance of Rain" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Regenwahrscheinlichkeit" } }
            }
          },
          "Wind" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Wind" } }
            }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        serverFiles: [
          "config/locales/all.yml": """
          en:
            feels: Feels like
            open: Open
          de:
            feels: gefühlt
            open: Öffnen
          """
        ],
        entries: """
          "button.open" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnen" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } }
            }
          },
          "Feels like" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Gefühlt" } }
            }
          },
          "Open" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Geöffnet" } }
            }
          }
          """)
    ])

  func check(_ catalog: ServerCatalog, in project: ServerProject, report: inout ServerReport) {
    var wanted: Set<String> = []
    for entry in catalog.entries {
      if let source = plain(entry.localizations[catalog.sourceLanguage]), catalog.isWorded(source) {
        wanted.insert(Self.folded(source.value))
      }
    }
    guard !wanted.isEmpty else { return }
    let terms = AppTerms(project.catalogs, of: wanted, sourceLanguage: catalog.sourceLanguage)
    for entry in catalog.entries {
      guard let source = plain(entry.localizations[catalog.sourceLanguage]) else { continue }
      for (language, localization) in entry.translations(of: catalog) {
        guard let form = plain(localization), !form.isBlank else { continue }
        let translations = terms.translations(
          of: Self.folded(source.value), into: language, options: project.options)
        let own = Self.folded(form.value)
        guard let first = translations.first,
          !translations.contains(where: { Self.folded($0.value) == own })
        else { continue }
        report.add(
          "the \(PluralWording.name(of: language)) text for \(QuotedText.quoted(source.value)) is "
            + "\(QuotedText.quoted(form.value)) here, but \(QuotedText.quoted(first.value)) in the "
            + "app (\(first.location.path):\(first.location.line))",
          remedy: "Write \(QuotedText.quoted(first.value)) here too, or change the app's text.",
          in: form, of: entry.key, language: language)
      }
    }
  }

  private func plain(_ localization: ServerLocalization?) -> ServerForm? {
    guard let localization, localization.forms.count == 1, let form = localization.forms.first,
      form.category == nil
    else { return nil }
    return form
  }

  /// A text without surrounding space, in small letters.
  static func folded(_ text: String) -> String {
    var part = text[...]
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return part.lowercased()
  }
}
