import Findings
import StringCatalog

/// Collects what one rule finds, and turns byte ranges into places that an editor shows.
public struct RuleReport {
  /// What was found so far.
  public private(set) var findings: [Finding] = []
  private let rule: RuleDescription
  private let catalog: InspectedCatalog?
  private let configuredSeverity: Severity?

  init(rule: RuleDescription, catalog: InspectedCatalog?, options: CheckOptions) {
    self.rule = rule
    self.catalog = catalog
    configuredSeverity = options.severity(of: rule)
  }

  /// Reports something about a text, at the marked part of its value.
  ///
  /// - Parameters:
  ///   - message: What is wrong, lower case at its start, without a full stop.
  ///   - remedy: What to do, as a full sentence.
  ///   - leaf: The text.
  ///   - entry: The entry that the text belongs to.
  ///   - marked: The part at fault, as UTF-8 offsets in the value; nil for the whole value.
  ///   - severity: The severity where the configuration names none, if not the rule's own.
  ///   - consequence: Why it matters, if not for the rule's own reason.
  public mutating func add(
    _ message: String, remedy: String, in leaf: InspectedLeaf, of entry: InspectedEntry,
    marked: Range<Int>? = nil, severity: Severity? = nil, consequence: String? = nil
  ) {
    guard let catalog else { return }
    let range = leaf.unit.valueRange
    var offset = range.lowerBound
    if let marked, leaf.unit.value != nil {
      offset = catalog.catalog.document.sourceOffset(
        ofTextOffset: marked.lowerBound, inStringAt: range)
    }
    append(
      message, remedy: remedy, location: catalog.location(of: offset), entry: entry.entry.key,
      language: leaf.language, variation: leaf.pathDescription,
      excerpt: leaf.unit.value.map { Excerpt(value: $0, marked: marked ?? 0..<0) },
      severity: severity, consequence: consequence)
  }

  /// Reports something about any place in the catalog.
  ///
  /// - Parameters:
  ///   - message: What is wrong, lower case at its start, without a full stop.
  ///   - remedy: What to do, as a full sentence.
  ///   - range: The key or value at fault.
  ///   - entry: The key of the entry that it lies in.
  ///   - language: The language that it lies in.
  ///   - variation: The way to the text, as XLIFF identifiers spell it.
  ///   - excerpt: The value to quote.
  ///   - severity: The severity where the configuration names none, if not the rule's own.
  ///   - consequence: Why it matters, if not for the rule's own reason.
  public mutating func add(
    _ message: String, remedy: String, at range: ByteRange, entry: String? = nil,
    language: String? = nil, variation: String? = nil, excerpt: Excerpt? = nil,
    severity: Severity? = nil, consequence: String? = nil
  ) {
    guard let catalog else { return }
    append(
      message, remedy: remedy, location: catalog.location(of: range.lowerBound), entry: entry,
      language: language, variation: variation, excerpt: excerpt, severity: severity,
      consequence: consequence)
  }

  /// Reports something about a file as a whole.
  public mutating func add(
    _ message: String, remedy: String, inFile path: String, severity: Severity? = nil
  ) {
    append(
      message, remedy: remedy, location: SourceLocation(path: path), entry: nil, language: nil,
      variation: nil, excerpt: nil, severity: severity, consequence: nil)
  }

  private mutating func append(
    _ message: String, remedy: String, location: SourceLocation, entry: String?,
    language: String?, variation: String?, excerpt: Excerpt?, severity: Severity?,
    consequence: String?
  ) {
    findings.append(
      Finding(
        rule: rule.identifier, severity: configuredSeverity ?? severity ?? rule.severity,
        location: location, entry: entry, language: language, variation: variation,
        message: message, excerpt: excerpt, consequence: consequence ?? rule.consequence,
        remedy: remedy))
  }
}
