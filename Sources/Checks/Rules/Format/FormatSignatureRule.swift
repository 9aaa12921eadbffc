import StringCatalog

/// Finds translations that take other arguments than their source passes.
struct FormatSignatureRule: EntryRule {
  static let description = RuleDescription(
    identifier: "format-signature",
    family: .format,
    title: "Arguments that differ from the source's",
    explanation: """
      A text whose format specifiers don't take the arguments that the source value or the key \
      passes: one of another type, one too many, one left out, all of them in another order \
      without positions. The formatter trusts the text: reading an argument as something else, or \
      one that nobody passed, is undefined behaviour (IEEE Std 1003.1, `fprintf`; Apple, "String \
      Format Specifiers"). Leaving out an argument while a later one has a position shifts the \
      later one. A size, sign or notation that differs (`%d` for `%lld`, `%x` for `%d`) is a \
      warning.

      A `%` that may as well be text, as in "50% off" or "50 %-ig", counts as a specifier only \
      where arguments are passed, since nothing else is formatted. Left alone are a plural form \
      `zero`, `one` or `two` without its number, arguments that stand in another part of the same \
      text, another width or precision, positions with the same meaning (`%1$@` for `%@`), names \
      of substitutions, whatever follows from a substitution that isn't defined or counts the wrong \
      argument, what follows from a `%` in the source that may be text (`stray-percent` reports it \
      there), and semantic keys without specifiers and source value, of which nobody \
      knows the arguments. Source values are held against their keys' specifiers. Of a stale \
      entry, or one that isn't to be translated, only what crashes or shows garbage is reported, \
      since it may still ship.
      """,
    consequence: "The app crashes, shows garbage, or leaves a value out.",
    severity: .error,
    triggering: FormatSignatureRule.triggering, nonTriggering: FormatSignatureRule.nonTriggering)

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    reportExcess(in: entry, report: &report)
    guard let reference = FormatReference(entry) else { return }
    let literal = reference.isDoubtful ? FormatReference(entry, readsDoubtful: true) : nil
    let isSetAside = entry.entry.extractionState?.value == .stale || !entry.isTranslatable
    let source = entry.source
    for localization in entry.localizations {
      var hasWrongSubstitution: Bool?
      for leaf in localization.leaves {
        let comparison = Self.comparison(
          of: leaf, in: localization, with: reference, literal: literal)
        guard let comparison else { continue }
        // What `substitution-undefined` and `substitution-argument` report explains the rest.
        let isExplained =
          hasWrongSubstitution ?? localization.hasWrongSubstitution(besides: source)
        hasWrongSubstitution = isExplained
        if isExplained { break }
        for fault in comparison.faults.prefix(FormatLimits.findings) {
          if isSetAside || localization.isSource, !fault.consequence.isCrashClass { continue }
          if localization.isSource, entry.takesArgumentsOfValue, fault.isSurplus { continue }
          report.add(
            fault.message, remedy: fault.remedy, in: leaf, of: entry, marked: fault.marked,
            severity: fault.severity, consequence: fault.consequence.sentence)
        }
      }
    }
  }

  /// Compares a text with what is passed; where the source leaves a doubt whether its `%` is a
  /// specifier, in the way that lets the text be right.
  private static func comparison(
    of leaf: InspectedLeaf, in localization: InspectedLocalization,
    with reference: FormatReference, literal: FormatReference?
  ) -> FormatComparison? {
    let first = reference.comparison(of: leaf, isSource: localization.isSource, in: localization)
    guard let first, let literal else { return first }
    let second = literal.comparison(of: leaf, isSource: localization.isSource, in: localization)
    guard let second else { return nil }
    // Who writes that many arguments takes the doubtful one for an argument.
    let takesMore = first.differences.contains { if case .extra = $0 { true } else { false } }
    return takesMore ? second : first
  }

  /// Reports texts with so many specifiers that they aren't compared.
  private func reportExcess(in entry: InspectedEntry, report: inout RuleReport) {
    for localization in entry.localizations {
      for leaf in localization.leaves where leaf.format.exceedsLimit {
        report.add(
          """
          the text in '\(localization.language)' has more than \(FormatLimits.specifiers) \
          specifiers, so that they aren't compared with the source's
          """,
          remedy: "Split the text, or shorten it.", in: leaf, of: entry, severity: .warning,
          consequence: "Nobody knows whether the text takes what is passed with it.")
      }
    }
  }
}

extension FormatReference {
  fileprivate func comparison(
    of leaf: InspectedLeaf, isSource: Bool, in localization: InspectedLocalization
  ) -> FormatComparison? {
    isSource
      ? comparisonWithKey(of: leaf, in: localization) : comparison(of: leaf, in: localization)
  }
}

extension InspectedEntry {
  /// Whether the code passes what the source value takes, whatever the key says: by a generated
  /// symbol, or beside a default value.
  fileprivate var takesArgumentsOfValue: Bool {
    switch entry.extractionState?.value {
    case .manual, .extractedWithValue: true
    default: false
    }
  }
}
