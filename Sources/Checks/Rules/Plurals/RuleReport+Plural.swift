import Findings
import StringCatalog

extension RuleReport {
  /// Reports something about a plural variation as a whole, or about one of its branches.
  ///
  /// Without a branch it stands at the variation's key and quotes the text of `other`.
  mutating func add(
    _ message: String, remedy: String, at variation: PluralVariation,
    _ branch: PluralVariation.Branch? = nil, of localization: InspectedLocalization,
    in entry: InspectedEntry, marked: Range<Int> = 0..<0, severity: Severity? = nil,
    consequence: String? = nil
  ) {
    let quoted = branch ?? variation[.other] ?? variation.branches.first
    add(
      message, remedy: remedy, at: branch?.nameRange ?? variation.nameRange, entry: entry.entry.key,
      language: localization.language, variation: variation.pathDescription,
      excerpt: quoted?.leaves.first?.unit.value.map { Excerpt(value: $0, marked: marked) },
      severity: severity,
      consequence: consequence)
  }
}
