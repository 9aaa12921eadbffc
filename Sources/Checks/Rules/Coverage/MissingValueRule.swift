import StringCatalog

/// Finds languages, branches and substitutions without a text.
struct MissingValueRule: EntryRule {
  static let description = RuleDescription(
    identifier: "missing-value",
    family: .coverage,
    title: "A language or branch without a text",
    explanation: """
      A localization with neither `stringUnit` nor `variations`, a plural or device branch or a \
      substitution without text, a `stringUnit` without `value`, a `stringSet` without `values`. A \
      text that is marked `new` is left to `unfinished-state`, an empty `value` to `empty-value`, a \
      value of the wrong type to `malformed-field`. Stale entries and those that aren't to be \
      translated are left alone.
      """,
    consequence: """
      The app's user sees the source text there, or the bare key, though the language seems covered.
      """,
    severity: .error,
    triggering: [
      RuleExample(
        entries: """
          "Done" : {
            "localizations" : {
              ↓"de" : { },
              "ar" : { "stringUnit" : ↓{ "state" : "translated" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld days" : {
            "localizations" : {
              "ru" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld день" } },
                    ↓"few" : { },
                    "other" : { "stringUnit" : ↓{ "state" : "needs_review" } }
                  }
                }
              },
              "sv" : { "variations" : { ↓"plural" : { } } },
              "th" : {
                "stringUnit" : { "state" : "translated", "value" : "%#@days@" },
                "substitutions" : { ↓"days" : { "formatSpecifier" : "lld" } }
              }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "Done" : {

          },
          "Edit" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "new" } },
              "el" : { "stringUnit" : { "state" : "translated", "value" : "" } },
              "ja" : { "stringUnit" : { "state" : "translated", "value" : null } }
            }
          },
          "Forecast" : {
            "localizations" : {
              "ko" : { "stringSet" : { "state" : "translated", "values" : [ "예보" ] } }
            }
          }
          """),
      RuleExample(
        entries: """
          "Beta" : {
            "shouldTranslate" : false,
            "localizations" : { "de" : { } }
          },
          "Gamma" : {
            "extractionState" : "stale",
            "localizations" : { "fr" : { } }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.isToBeTranslated else { return }
    for index in entry.localizations.indices where !entry.localizations[index].isPlain {
      let localization = entry.localizations[index]
      let content = localization.localization.content
      if isComplete(content) { continue }
      let finder = MissingTextFinder(catalog: catalog)
      let gaps = finder.gaps(in: content, named: localization.localization.languageRange)
      for gap in gaps {
        let place = gap.path.isEmpty ? "" : "'\(gap.path.joined(separator: "."))' of "
        report.add(
          "\(place)'\(localization.language)' has \(gap.lack)",
          remedy: gap.remedy, at: gap.range, entry: entry.entry.key,
          language: localization.language,
          variation: gap.path.isEmpty ? nil : gap.path.joined(separator: "."))
      }
    }
  }

  /// Whether every branch has a value: quick, since nearly every content is.
  private func isComplete(_ content: LocalizedContent) -> Bool {
    if content.variations.isEmpty {
      guard content.stringUnit?.value != nil || content.stringSet?.values.isEmpty == false else {
        return false
      }
    }
    return content.variations.allSatisfy { axis in
      !axis.branches.isEmpty && axis.branches.allSatisfy { isComplete($0.content) }
    } && content.substitutions.allSatisfy { isComplete($0.content) }
  }
}
