import StringCatalog

/// Finds source texts that have several translations in one language.
struct InconsistentTranslationRule: CatalogRule {
  static let description = RuleDescription(
    identifier: "inconsistent-translation",
    family: .coverage,
    title: "One source text, several translations",
    explanation: """
      Entries of one catalog whose source texts are equal, but whose translations into a language \
      differ, compared without regard to case and surrounding white space. The finding stands at \
      the translation that is rarer, or later in the file. Off unless it is turned on, since one \
      English word is often rightly two in another language ("Open" as a button and as a state): \
      then a comment that tells the two apart is the remedy. Texts with variations, unfinished \
      texts, stale entries and those that aren't to be translated are left alone.
      """,
    consequence: "The app's user takes one thing for two, because it goes by two names.",
    severity: .warning,
    isOptIn: true,
    triggering: [
      RuleExample(
        entries: """
          "alert.cancel" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Abbrechen" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Cancel" } }
            }
          },
          "sheet.cancel" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : ↓"Abbruch" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Cancel" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "day.first" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Today" } },
              "ru" : { "stringUnit" : { "state" : "translated", "value" : ↓"Этот день" } }
            }
          },
          "day.now" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Today" } },
              "ru" : { "stringUnit" : { "state" : "translated", "value" : "Сегодня" } }
            }
          },
          "Today" : {
            "localizations" : {
              "ru" : { "stringUnit" : { "state" : "translated", "value" : "сегодня " } }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "alert.ok" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Done" } },
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "完了" } }
            }
          },
          "sheet.ok" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Done" } },
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "完了" } },
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "완료" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "a.open" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } },
              "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Ouvert" } }
            }
          },
          "b.open" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "Ouvrir" } }
            }
          },
          "c.open" : {
            "extractionState" : "stale",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Open" } },
              "fr" : { "stringUnit" : { "state" : "translated", "value" : "Ouverte" } }
            }
          }
          """),
    ])

  func check(_ catalog: InspectedCatalog, report: inout RuleReport) {
    for group in groups(in: catalog) where group.count > 1 {
      var languages: Set<String> = []
      for entry in group {
        for localization in entry.translations
        where languages.insert(localization.language).inserted {
          compare(localization.language, in: group, of: catalog, report: &report)
        }
      }
    }
  }

  /// The entries by their source text, in the order of the file.
  private func groups(in catalog: InspectedCatalog) -> [[InspectedEntry]] {
    var positions: [[UInt8]: Int] = [:]
    var groups: [[Int]] = []
    let entries = catalog.catalog.entries
    for (index, entry) in entries.enumerated() where entry.isToBeTranslated {
      guard let text = sourceText(of: entry, in: catalog) else { continue }
      let position = positions[Array(text.utf8), default: groups.count]
      if position == groups.count {
        positions[Array(text.utf8)] = position
        groups.append([index])
      } else {
        groups[position].append(index)
      }
    }
    return groups.filter { $0.count > 1 }.map { group in
      group.map { InspectedEntry(entries[$0], sourceLanguage: catalog.sourceLanguage) }
    }
  }

  private func sourceText(of entry: CatalogEntry, in catalog: InspectedCatalog) -> String? {
    guard let source = entry.localization(in: catalog.sourceLanguage) else {
      return SemanticKey.isSemantic(entry.key) ? nil : entry.key
    }
    guard source.content.variations.isEmpty, source.content.substitutions.isEmpty,
      let value = source.content.stringUnit?.value, !value.isEmpty
    else { return nil }
    return value
  }

  private func compare(
    _ language: String, in group: [InspectedEntry], of catalog: InspectedCatalog,
    report: inout RuleReport
  ) {
    var uses: [(text: String, leaf: InspectedLeaf, entry: InspectedEntry)] = []
    var counts: [String: Int] = [:]
    for entry in group {
      guard let localization = entry.translations.first(where: { $0.language == language }),
        let leaf = localization.leaves.first, leaf.path.isEmpty, !leaf.text.isEmpty,
        leaf.unit.state.map({ !catalog.options.unfinishedStates.contains($0) }) ?? true
      else { continue }
      let text = Self.folded(leaf.text)
      uses.append((text, leaf, entry))
      counts[text, default: 0] += 1
    }
    guard counts.count > 1, let most = counts.values.max(),
      let usual = uses.first(where: { counts[$0.text] == most })
    else { return }
    let line = catalog.location(of: usual.leaf.unit.valueRange.lowerBound).line
    let other = QuotedText.quoted(usual.leaf.text)
    for use in uses where use.text != usual.text {
      report.add(
        """
        \(QuotedText.quoted(use.leaf.text)) stands here in '\(language)' for what is \(other) in \
        line \(line)
        """,
        remedy: "Write \(other) if the two mean the same; else say so in a comment.",
        in: use.leaf, of: use.entry)
    }
  }

  /// The text for comparison: in small letters, without surrounding white space.
  private static func folded(_ text: String) -> String {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }
}
