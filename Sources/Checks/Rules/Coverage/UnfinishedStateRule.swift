import Findings
import StringCatalog

/// Finds translations that nobody has finished.
struct UnfinishedStateRule: EntryRule {
  static let description = RuleDescription(
    identifier: "unfinished-state",
    family: .coverage,
    title: "A translation that isn't finished",
    explanation: """
      A text whose state is `new` or `needs_review`; the configuration can add `machine_translated`. \
      One finding per language of an entry, however many plural forms it has. Left alone: `new` in \
      the source language, with which Xcode marks default values from the code, and of an empty text \
      whose source is empty, too; stale entries and those that aren't to be translated.
      """,
    consequence: """
      The text ships as it is: the app's user reads a draft, a guess, or the source language.
      """,
    severity: .warning,
    triggering: [
      RuleExample(
        entries: """
          "Sunset" : {
            "localizations" : {
              "da" : { "stringUnit" : { "state" : ↓"new", "value" : "" } },
              "ja" : { "stringUnit" : { "state" : ↓"needs_review", "value" : "日没" } },
              "ko" : { "stringSet" : { "state" : ↓"needs_review", "values" : [ "일몰" ] } }
            }
          }
          """),
      RuleExample(
        entries: """
          "%lld days" : {
            "localizations" : {
              "pl" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld dzień" } },
                    "few" : { "stringUnit" : { "state" : ↓"needs_review", "value" : "%lld dni" } },
                    "other" : { "stringUnit" : { "state" : "new", "value" : "%lld dnia" } }
                  }
                }
              },
              "tr" : { "stringUnit" : { "state" : ↓"machine_translated", "value" : "%lld gün" } }
            }
          }
          """,
        options: CheckOptions(unfinishedStates: [.new, .needsReview, .machineTranslated])),
    ],
    nonTriggering: [
      RuleExample(
        entries: """
          "sun.set" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "new", "value" : "Sunset" } },
              "fr" : { "stringUnit" : { "state" : "machine_translated", "value" : "Coucher" } },
              "th" : { "stringUnit" : { "state" : "translated", "value" : "พระอาทิตย์ตก" } }
            }
          }
          """),
      RuleExample(
        entries: """
          "Gone" : {
            "extractionState" : "stale",
            "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } }
          },
          "Skylight" : {
            "shouldTranslate" : false,
            "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } }
          },
          "NSHumanReadableCopyright" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "new", "value" : "" } },
              "ru" : { "stringUnit" : { "state" : "new", "value" : "" } }
            }
          }
          """),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.isToBeTranslated else { return }
    let unfinished = catalog.options.unfinishedStates
    for index in entry.localizations.indices where !Self.isFinished(entry.localizations[index]) {
      let localization = entry.localizations[index]
      if let set = localization.localization.content.stringSet, let state = set.state,
        isUnfinished(state, among: unfinished, isSource: localization.isSource)
      {
        report.add(
          "the phrases in '\(localization.language)' \(Self.verdict(on: state, isPlural: true))",
          remedy: Self.remedy, at: set.stateRange, entry: entry.entry.key,
          language: localization.language)
      }
      var states: [TranslationState] = []
      var first: InspectedLeaf?
      for leaf in localization.leaves {
        guard let state = leaf.leaf.unit.state,
          isUnfinished(state, among: unfinished, isSource: localization.isSource),
          state != .new || !hasNothingToTranslate(leaf, of: entry)
        else { continue }
        states.append(state)
        if first == nil { first = leaf }
      }
      guard let first else { continue }
      report.add(
        Self.message(states, of: localization.leaves.count, in: localization.language),
        remedy: Self.remedy, at: first.unit.stateRange, entry: entry.entry.key,
        language: localization.language, variation: first.pathDescription,
        excerpt: first.unit.value.map { Excerpt(value: $0) })
    }
  }

  /// Whether it is one text marked as translated: quick, since most are.
  private static func isFinished(_ localization: InspectedLocalization) -> Bool {
    guard localization.isPlain,
      case .translated = localization.localization.content.stringUnit?.state
    else { return false }
    return true
  }

  private func isUnfinished(
    _ state: TranslationState, among unfinished: Set<TranslationState>, isSource: Bool
  ) -> Bool {
    if case .translated = state { return false }
    if isSource, state == .new { return false }
    return unfinished.contains(state)
  }

  private func hasNothingToTranslate(_ leaf: InspectedLeaf, of entry: InspectedEntry) -> Bool {
    leaf.text.isEmpty && entry.sourceText(for: leaf)?.isEmpty == true
  }

  private static let remedy = "Translate or review it, then set its state to 'translated'."

  private static func message(
    _ states: [TranslationState], of count: Int, in language: String
  ) -> String {
    guard let first = states.first else { return "" }
    if count == 1 { return "the text in '\(language)' \(verdict(on: first, isPlural: false))" }
    if states.allSatisfy({ $0 == first }) {
      let all = count == 2 ? "both" : "all \(count)"
      let subject = states.count == count ? all : "\(states.count) of \(count)"
      return "\(subject) texts in '\(language)' \(verdict(on: first, isPlural: states.count > 1))"
    }
    let names = Set(states.map(\.catalogSpelling)).sorted().map { "'\($0)'" }
    return "\(states.count) of \(count) texts in '\(language)' aren't finished: "
      + names.joined(separator: ", ")
  }

  private static func verdict(on state: TranslationState, isPlural: Bool) -> String {
    switch state {
    case .new:
      "\(isPlural ? "aren't" : "isn't") translated yet: the state is 'new'"
    case .needsReview:
      "\(isPlural ? "wait" : "waits") for a review: the state is 'needs_review'"
    case .machineTranslated:
      "\(isPlural ? "come" : "comes") from a machine: the state is 'machine_translated'"
    default:
      "\(isPlural ? "aren't" : "isn't") finished: the state is '\(state.catalogSpelling)'"
    }
  }
}
