import Findings
import StringCatalog

/// Finds substitutions that count the wrong argument, or none.
struct SubstitutionArgumentRule: EntryRule {
  static let description = RuleDescription(
    identifier: "substitution-argument",
    family: .plurals,
    title: "A substitution that counts the wrong argument",
    explanation: """
      What ties a substitution to an argument is wrong:

      - `argNum` isn't from 1 to 127 (Core Foundation keeps positions in eight bits);
      - `formatSpecifier` is missing or no format specifier (`lld`, without a percent sign);
      - a translation's substitution counts another argument than the source's of the same name, \
      because `argNum` differs, or is missing and the text puts the substitutions in another order;
      - in the source, no text takes an argument that comes before a substitution's (`argNum` 2 \
      without a 1), and the key has none there either: a warning.

      Two substitutions may count the same argument ("%#@there_is@ %#@items@"; one for iPhone, one \
      for Mac), and a substitution without `argNum` takes its place in the text.
      """,
    consequence: "The app's user reads the numbers swapped, or '(null)' in their place.",
    severity: .error,
    triggering: SubstitutionArgumentExamples.triggering,
    nonTriggering: SubstitutionArgumentExamples.nonTriggering)

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    var source: SubstitutionPositions?
    if let localization = entry.source {
      let substitutions = localization.substitutions
      if !substitutions.isEmpty {
        let positions = SubstitutionPositions(localization, substitutions)
        checkGap(substitutions, positions, localization, entry, report: &report)
        source = positions
      }
    }
    for localization in entry.localizations {
      let substitutions = localization.substitutions
      for substitution in substitutions {
        checkFields(of: substitution, localization, entry, report: &report)
      }
      guard !substitutions.isEmpty, !localization.isSource, let source else { continue }
      let positions = SubstitutionPositions(localization, substitutions)
      for substitution in substitutions where Self.isInRange(substitution.argumentNumber) {
        guard let position = positions.ofSubstitutions[substitution.name],
          let expected = source.ofSubstitutions[substitution.name], position != expected
        else { continue }
        add(
          "the substitution '\(substitution.name)' counts argument \(position), in the source "
            + "argument \(expected)",
          remedy: "Set 'argNum' to \(expected).", at: substitution.argumentNumber?.range,
          of: substitution, localization, entry, report: &report)
      }
    }
  }

  private func checkFields(
    of substitution: Substitution, _ localization: InspectedLocalization, _ entry: InspectedEntry,
    report: inout RuleReport
  ) {
    if let number = substitution.argumentNumber, !Self.isInRange(number) {
      add(
        "the substitution '\(substitution.name)' counts argument \(number.value), which isn't from "
          + "1 to \(FormatSignature.largestPosition)",
        remedy: "Set 'argNum' to the argument's place in the key, from 1.", at: number.range,
        of: substitution, localization, entry, report: &report)
    }
    guard let specifier = substitution.formatSpecifier else {
      add(
        "the substitution '\(substitution.name)' has no 'formatSpecifier'",
        remedy: "Add it, such as 'lld' for a whole number.", at: nil, of: substitution,
        localization, entry, report: &report)
      return
    }
    guard FormatSubstitution(substitution).specifier == nil else { return }
    add(
      "'\(specifier.value)' is no format specifier for the substitution '\(substitution.name)'",
      remedy: "Write one without its percent sign, such as 'lld'.", at: specifier.range,
      of: substitution, localization, entry, report: &report)
  }

  /// Finds the first argument that nothing takes though a substitution takes a later one.
  private func checkGap(
    _ substitutions: [Substitution], _ positions: SubstitutionPositions,
    _ localization: InspectedLocalization, _ entry: InspectedEntry, report: inout RuleReport
  ) {
    let last = substitutions.filter { Self.isInRange($0.argumentNumber) }
      .max { ($0.argumentNumber?.value ?? 0) < ($1.argumentNumber?.value ?? 0) }
    guard let last, let number = last.argumentNumber, number.value > 1 else { return }
    let key = FormatSignature(FormatString(parsing: entry.entry.key))
    let taken = Set(positions.ofSubstitutions.values).union(positions.shown)
      .union(positions.shownBySubstitutions).union(key.arguments.map(\.position))
    guard let gap = (1..<number.value).first(where: { !taken.contains($0) }) else { return }
    add(
      "the substitution '\(last.name)' counts argument \(number.value), but nothing takes "
        + "argument \(gap)",
      remedy: "Set 'argNum' to \(gap), or give argument \(gap) a place in the text.",
      at: number.range, of: last, localization, entry, severity: .warning, report: &report)
  }

  private static func isInRange(_ number: Positioned<Int>?) -> Bool {
    number.map { (1...FormatSignature.largestPosition).contains($0.value) } ?? true
  }

  private func add(
    _ message: String, remedy: String, at range: ByteRange?, of substitution: Substitution,
    _ localization: InspectedLocalization, _ entry: InspectedEntry, severity: Severity? = nil,
    report: inout RuleReport
  ) {
    report.add(
      message, remedy: remedy, at: range ?? substitution.nameRange, entry: entry.entry.key,
      language: localization.language, variation: "substitutions.\(substitution.name)",
      severity: severity)
  }
}
