import Findings
import PluralRules
import StringCatalog

/// Finds plural variations without a form that their language needs.
struct PluralCategoriesMissingRule: EntryRule {
  static let description = RuleDescription(
    identifier: "plural-categories-missing",
    family: .plurals,
    title: "A plural without a form that its language needs",
    explanation: """
      A plural variation lacks a category that some whole number takes in its language (CLDR 46, \
      "Language Plural Rules"; numbers up to 999,999), or a translation has one text for every \
      number where the source varies. `other` is `plural-other-missing`'s.

      Not asked for are

      - `many` in Spanish, French, Italian, Portuguese and Catalan, which only millions and compact \
      numbers take;
      - `many` in Czech and Slovak and other categories that only decimals take; where the number \
      has decimals (`%.1f`), their lack is a note;
      - `one` in a translation of a source without `one`, for such a text is never shown for 1; but \
      it is where `one` stands for more than 0 and 1, as in Russian;
      - `one` in languages where plurals are seen by their -s (English, Spanish, French, Portuguese, \
      Catalan) where no text has one behind its number ("%lld replaced");
      - any form of a text without words, such as "%lld";
      - any form in languages whose nouns don't change after a number (Turkish, Hungarian, Basque, \
      Persian …), nor in languages that CLDR doesn't know.

      A text for every number is reported only where a word follows the number directly, so that \
      "Posts: %lld" is left alone, and in languages of two categories only where that word is seen \
      to be a plural. Stale entries are left alone.
      """,
    consequence: "For these numbers the app's user reads a form that is wrong with them.",
    severity: .error,
    triggering: PluralCategoriesMissingExamples.triggering,
    nonTriggering: PluralCategoriesMissingExamples.nonTriggering)

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.entry.extractionState?.value != .stale else { return }
    let sources = entry.source?.pluralVariations ?? []
    let sourceVaries = sources.contains(where: \.otherShowsNumber)
    let withoutOne = Set(sources.lazy.filter { $0[.one] == nil && $0[.other] != nil }.map(\.path))
    for localization in entry.localizations {
      if localization.pluralVariations.isEmpty {
        guard sourceVaries else { continue }
        checkUnvaried(localization, of: entry, report: &report)
      } else {
        checkVariations(
          of: localization, in: entry, sourcesWithoutOne: withoutOne, report: &report)
      }
    }
  }

  private func checkVariations(
    of localization: InspectedLocalization, in entry: InspectedEntry,
    sourcesWithoutOne: Set<[LeafStep]>, report: inout RuleReport
  ) {
    guard let rules = Self.rules(of: localization.language) else { return }
    let isOneSmall = rules.wholeNumbers(in: .one).first.allSatisfy { $0 < 2 }
    for variation in localization.pluralVariations where !variation.branches.isEmpty {
      var needed = rules.integerCategories.filter { $0 != .other && variation[$0] == nil }
      if !localization.isSource, isOneSmall, sourcesWithoutOne.contains(variation.path) {
        needed.removeAll { $0 == .one }
      }
      if !needed.isEmpty, !Self.hasNoun(variation, needed, rules: rules) { continue }
      guard !needed.isEmpty else {
        checkDecimals(of: variation, rules: rules, localization, entry, report: &report)
        continue
      }
      // A source without `one` is often a text that is never shown for 1.
      let isLikelyMeant = localization.isSource && needed == [.one]
      report.add(
        "the plural lacks \(PluralWording.list(needed, in: rules)), which "
          + "\(PluralWording.name(of: localization.language)) needs",
        remedy: "Add \(PluralWording.list(needed))"
          + (variation[.other] == nil
            ? "." : "; until then these numbers get the text of 'other'."),
        at: variation, of: localization, in: entry, severity: isLikelyMeant ? .warning : nil)
    }
  }

  /// A category that no whole number takes, but decimals that aren't compact do.
  private func checkDecimals(
    of variation: PluralVariation, rules: PluralRules, _ localization: InspectedLocalization,
    _ entry: InspectedEntry, report: inout RuleReport
  ) {
    guard VariedNumber(variation).hasDecimals else { return }
    for category in rules.categories where category != .other && variation[category] == nil {
      let decimals = rules.samples(for: category).decimals.map(\.last)
      guard rules.wholeNumbers(in: category).count == 0,
        let sample = decimals.first(where: { !$0.contains("c") && !$0.contains("e") })
      else { continue }
      report.add(
        "the plural lacks '\(category.rawValue)', which "
          + "\(PluralWording.name(of: localization.language)) uses for decimals such as \(sample)",
        remedy: "Add '\(category.rawValue)'; until then decimals get the text of 'other'.",
        at: variation, of: localization, in: entry, severity: .note)
    }
  }

  /// Whether a text has a word that could change; one that does, where that can be seen.
  private static func hasNoun(
    _ variation: PluralVariation, _ needed: [PluralCategory], rules: PluralRules
  ) -> Bool {
    if needed == [.one], CountedNoun.seesPlurals(in: rules) {
      return variation.leaves.contains { CountedNoun(in: $0, rules: rules, decimals: true) != nil }
    }
    return variation.leaves.contains(where: \.hasLetters)
  }

  private func checkUnvaried(
    _ localization: InspectedLocalization, of entry: InspectedEntry, report: inout RuleReport
  ) {
    guard let rules = Self.rules(of: localization.language) else { return }
    for leaf in localization.leaves {
      guard let counted = CountedNoun(in: leaf, rules: rules) else { continue }
      let needed = rules.integerCategories.filter { $0 != .other }
      report.add(
        "one text stands for every number, though the source varies and "
          + "\(PluralWording.name(of: localization.language)) needs "
          + PluralWording.list(needed, in: rules),
        remedy: "Vary the text by plural, with \(PluralWording.list(needed + [.other])).",
        in: leaf, of: entry, marked: counted.range,
        severity: rules.integerCategories.count > 2 ? nil : .warning)
      return
    }
  }

  /// The rules of a language whose nouns change with their number; nil for any other.
  private static func rules(of language: String) -> PluralRules? {
    let rules = PluralRules(language: language)
    guard rules.isKnown, !UninflectedNouns.languages.contains(rules.matchedLanguage) else {
      return nil
    }
    return rules
  }
}
