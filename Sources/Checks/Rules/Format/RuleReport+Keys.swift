import Findings
import StringCatalog

extension RuleReport {
  /// Reports something about an entry's key, at the marked part of it.
  ///
  /// - Parameters:
  ///   - message: What is wrong, lower case at its start, without a full stop.
  ///   - remedy: What to do, as a full sentence.
  ///   - entry: The entry.
  ///   - catalog: The catalog that the entry stands in.
  ///   - marked: The part at fault, as UTF-8 offsets in the key.
  ///   - severity: The severity where the configuration names none, if not the rule's own.
  ///   - consequence: Why it matters, if not for the rule's own reason.
  mutating func add(
    _ message: String, remedy: String, inKeyOf entry: InspectedEntry,
    in catalog: InspectedCatalog, marked: Range<Int>, severity: Severity? = nil,
    consequence: String? = nil
  ) {
    let range = entry.entry.keyRange
    let offset = catalog.catalog.document.sourceOffset(
      ofTextOffset: marked.lowerBound, inStringAt: range)
    add(
      message, remedy: remedy, at: ByteRange(start: UInt32(clamping: offset), end: range.end),
      entry: entry.entry.key, excerpt: Excerpt(value: entry.entry.key, marked: marked),
      severity: severity, consequence: consequence)
  }
}
