import Findings
import StringCatalog

/// Finds entries that lack a language which the app is to have.
struct MissingLanguageRule: CatalogRule {
  static let description = RuleDescription(
    identifier: "missing-language",
    family: .coverage,
    title: "A language that is missing",
    explanation: """
      An entry without a text in a language that the configuration requires (an error). Where it \
      names none, `endonym check` assumes the languages that at least half of a catalog's entries \
      have (a warning). An entry gets one finding, whatever it lacks.

      Left alone are stale entries and those that aren't to be translated; texts without words \
      (`%@: %lld`, "•"); the source language and its variants (`en-GB` for `en`), for which the \
      source text stands in. A required language that the catalog doesn't have at all is served by \
      its more general form, as at run time: `zh-Hant-HK` by `zh-Hant`, `pt-PT` by `pt`, but not \
      `pt-BR` by `pt-PT`. One that some entry has must be there in every entry: Foundation looks in \
      one language's table only and then falls back to the source text.
      """,
    consequence:
      "The app's user reads the source language, or a bare key, in the midst of their own.",
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          ↓"Sunset" : {
            "localizations" : {
              "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "日落" } }
            }
          },
          ↓"Wind" : {

          }
          """,
        options: CheckOptions(requiredLanguages: ["da", "fi", "zh-Hant-HK"])),
      RuleExample(
        entries: """
          "Rain" : {
            "localizations" : {
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "비" } }
            }
          },
          "Snow" : {
            "localizations" : {
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "눈" } },
              "sk" : { "stringUnit" : { "state" : "translated", "value" : "Sneh" } }
            }
          },
          ↓"Wind" : {

          },
          ↓"wind.speed" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Wind speed" } }
            }
          }
          """,
        options: CheckOptions(requiredLanguages: ["ko"], areRequiredLanguagesAssumed: true)),
      RuleExample(
        entries: """
          "Rain" : {
            "localizations" : {
              "pt" : { "stringUnit" : { "state" : "translated", "value" : "Chuva" } },
              "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "雨" } },
              "zh-Hant-HK" : { "stringUnit" : { "state" : "translated", "value" : "雨" } }
            }
          },
          ↓"Snow" : {
            "localizations" : {
              "pt-PT" : { "stringUnit" : { "state" : "translated", "value" : "Neve" } },
              "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "雪" } }
            }
          }
          """,
        options: CheckOptions(requiredLanguages: ["pt-BR", "zh-Hant-HK"])),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "Color" : {
            "localizations" : {
              "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "顏色" } }
            }
          },
          "%@: %lld" : { },
          "https://skylight.example" : { },
          "Skylight" : { "shouldTranslate" : false },
          "Gone" : { "extractionState" : "stale" },
          "" : { }
          """,
        options: CheckOptions(requiredLanguages: ["en", "en-GB", "zh-HK", "zh-TW"])),
      RuleExample(
        entries: """
          "Color" : {
            "localizations" : {
              "en-GB" : { "stringUnit" : { "state" : "translated", "value" : "Colour" } },
              "th" : { "stringUnit" : { "state" : "new", "value" : "" } }
            }
          },
          "Gray" : {
            "localizations" : {
              "en-GB" : { "stringUnit" : { "state" : "translated", "value" : "Grey" } },
              "th" : { "stringUnit" : { "state" : "translated", "value" : "สีเทา" } }
            }
          },
          "Red" : {
            "localizations" : {
              "th" : { "stringUnit" : { "state" : "translated", "value" : "สีแดง" } }
            }
          }
          """,
        options: CheckOptions(
          requiredLanguages: ["en-GB", "th"], areRequiredLanguagesAssumed: true)),
    ])

  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    let required = RequiredLanguages(of: catalog)
    if required.languages.isEmpty { return }
    var previous: (localizations: [CatalogLocalization], missing: [String])?
    let entries = catalog.catalog.entries
    for index in entries.indices where entries[index].isToBeTranslated {
      // Most entries have the languages of the one before.
      let localizations = entries[index].localizations
      if let known = previous, Self.haveSameLanguages(known.localizations, localizations) {
        if known.missing.isEmpty { continue }
      } else {
        previous = (localizations, missing(in: localizations, of: required))
      }
      guard let missing = previous?.missing, !missing.isEmpty,
        hasWords(entries[index], in: catalog)
      else { continue }
      add(
        missing, to: entries[index], isAssumed: catalog.options.areRequiredLanguagesAssumed,
        report: &report)
    }
  }

  private func missing(
    in localizations: [CatalogLocalization], of required: RequiredLanguages
  ) -> [String] {
    let present = Set(localizations.map(\.language))
    return required.languages.filter { $0.servedBy.isDisjoint(with: present) }.map(\.identifier)
  }

  private static func haveSameLanguages(
    _ left: [CatalogLocalization], _ right: [CatalogLocalization]
  ) -> Bool {
    left.count == right.count
      && left.indices.allSatisfy { left[$0].language == right[$0].language }
  }

  /// Whether there is something to translate: in the source text or key, else in some translation.
  private func hasWords(_ entry: CatalogEntry, in catalog: InspectedCatalog) -> Bool {
    let source = entry.localization(in: catalog.sourceLanguage)?.content.leaves ?? []
    if !source.isEmpty { return source.contains { hasWords($0.unit.value ?? "", in: catalog) } }
    return hasWords(entry.key, in: catalog)
      || entry.localizations.contains { localization in
        localization.content.leaves.contains { hasWords($0.unit.value ?? "", in: catalog) }
      }
  }

  private func hasWords(_ text: String, in catalog: InspectedCatalog) -> Bool {
    let terms = catalog.options.untranslatedTerms
    return !TranslatableText(text, leavingOut: terms, minimumLength: 2).words.isEmpty
  }

  /// A language by its English name and its code, such as "Thai (th)" or "Portuguese (Brazil, pt-BR)".
  private static func name(of language: String) -> String {
    let name = PluralWording.name(of: language)
    if name == language { return name }
    return name.hasSuffix(")") ? "\(name.dropLast()), \(language))" : "\(name) (\(language))"
  }

  private func add(
    _ missing: [String], to entry: CatalogEntry, isAssumed: Bool, report: inout RuleReport
  ) {
    let only = missing.count == 1
    let list = only ? Self.name(of: missing.first ?? "") : missing.joined(separator: ", ")
    let message =
      switch (isAssumed, only) {
      case (false, true): "missing in the required language \(list)"
      case (false, false): "missing in \(missing.count) required languages: \(list)"
      case (true, true): "missing in \(list), which at least half of the entries have"
      case (true, false):
        "missing in \(missing.count) languages that at least half of the entries have: \(list)"
      }
    report.add(
      message,
      remedy: """
        Translate it into \(only ? list : "them"), or set 'shouldTranslate' to false if it is the \
        same in every language.
        """,
      at: entry.keyRange, entry: entry.key, language: only ? missing.first : nil,
      severity: isAssumed ? .warning : .error)
  }
}
