import Findings
import SwiftSyntax

/// Collects what one rule finds in one source.
public struct SourceReport {
  /// The most findings of one rule in one file that are told; the last one counts the others.
  static let limit = 1_000

  private var found: [SourceFinding] = []
  /// How many more there were than are told.
  private var omitted = 0
  private var firstOmitted: (range: Range<Int>, severity: Severity?, unlessDeclared: String?)?
  /// The raw date formats that were noted, which only a rule on projects can judge.
  private(set) var rawFormats: [RawDateFormat] = []
  private let rule: String
  private let source: InspectedSource

  /// What was found so far.
  public var findings: [SourceFinding] {
    guard let firstOmitted else { return found }
    let last = finding(
      "the rule finds \(omitted) more \(omitted == 1 ? "place" : "places") in the file",
      "Mend those that are told, or leave the file out with 'exclude'.", firstOmitted.range,
      firstOmitted.severity, unlessDeclared: firstOmitted.unlessDeclared)
    return found + [last]
  }

  init(rule: String, source: InspectedSource) {
    self.rule = rule
    self.source = source
  }

  /// Reports something at a node.
  ///
  /// - Parameters:
  ///   - message: What is wrong, lower case at its start, without a full stop.
  ///   - remedy: What to do, as a full sentence.
  ///   - node: Where; the finding stands at its first character behind space and comments.
  ///   - severity: The severity where the configuration names none, if not the rule's own.
  ///   - consequence: Why it matters, if not for the rule's own reason.
  ///   - edits: What mends it, where that is mechanical.
  ///   - unlessDeclared: A type whose declaration in the project itself makes this no finding.
  public mutating func add(
    _ message: String, remedy: String, at node: some SyntaxProtocol, severity: Severity? = nil,
    consequence: String? = nil, edits: [SourceEdit] = [], unlessDeclared: String? = nil
  ) {
    add(
      message, remedy: remedy, at: node.range, severity: severity, consequence: consequence,
      edits: edits, unlessDeclared: unlessDeclared)
  }

  /// Notes a date format outside of the rulebook.
  mutating func note(rawFormat format: String, at range: Range<Int>) {
    guard rawFormats.count < Self.limit else { return }
    let position = source.position(of: range.lowerBound)
    let excerpt = source.excerpt(of: range)
    rawFormats.append(
      RawDateFormat(
        format: format,
        position: SourcePosition(
          offset: range.lowerBound, line: position.line, column: position.column),
        quoted: excerpt.value, marked: excerpt.marked))
  }

  /// Reports something at UTF-8 offsets.
  public mutating func add(
    _ message: String, remedy: String, at range: Range<Int>, severity: Severity? = nil,
    consequence: String? = nil, edits: [SourceEdit] = [], unlessDeclared: String? = nil
  ) {
    // What isn't UTF-8 takes more bytes in the tree than in the file.
    let range = range.clamped(to: 0..<source.bytes.count)
    guard found.count < Self.limit else {
      omitted += 1
      if firstOmitted == nil { firstOmitted = (range, severity, unlessDeclared) }
      return
    }
    found.append(
      finding(
        message, remedy, range, severity, consequence: consequence, edits: edits,
        unlessDeclared: unlessDeclared))
  }

  private func finding(
    _ message: String, _ remedy: String, _ range: Range<Int>, _ severity: Severity?,
    consequence: String? = nil, edits: [SourceEdit] = [], unlessDeclared: String?
  ) -> SourceFinding {
    let position = source.position(of: range.lowerBound)
    let excerpt = source.excerpt(of: range)
    return SourceFinding(
      rule: rule, offset: range.lowerBound, line: position.line, column: position.column,
      message: message, remedy: remedy, consequence: consequence, severity: severity,
      quoted: excerpt.value, marked: excerpt.marked, edits: edits, unlessDeclared: unlessDeclared)
  }
}
