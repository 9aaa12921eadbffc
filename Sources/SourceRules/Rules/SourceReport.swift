import Findings
import SwiftSyntax

/// Collects what one rule finds in one source.
public struct SourceReport {
  /// What was found so far.
  public private(set) var findings: [SourceFinding] = []
  /// The raw date formats that were noted, which only a rule on projects can judge.
  private(set) var rawFormats: [RawDateFormat] = []
  private let rule: String
  private let source: InspectedSource

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
    let position = source.position(of: range.lowerBound)
    let line = source.line(around: range.lowerBound)
    let marked = range.clamped(to: line)
    rawFormats.append(
      RawDateFormat(
        format: format,
        position: SourcePosition(
          offset: range.lowerBound, line: position.line, column: position.column),
        quoted: source.text(line),
        marked: (marked.lowerBound - line.lowerBound)..<(marked.upperBound - line.lowerBound)))
  }

  /// Reports something at UTF-8 offsets.
  public mutating func add(
    _ message: String, remedy: String, at range: Range<Int>, severity: Severity? = nil,
    consequence: String? = nil, edits: [SourceEdit] = [], unlessDeclared: String? = nil
  ) {
    // What isn't UTF-8 takes more bytes in the tree than in the file.
    let range = range.clamped(to: 0..<source.bytes.count)
    let position = source.position(of: range.lowerBound)
    let line = source.line(around: range.lowerBound)
    let marked = range.clamped(to: line)
    findings.append(
      SourceFinding(
        rule: rule, offset: range.lowerBound, line: position.line, column: position.column,
        message: message, remedy: remedy, consequence: consequence, severity: severity,
        quoted: source.text(line),
        marked: (marked.lowerBound - line.lowerBound)..<(marked.upperBound - line.lowerBound),
        edits: edits, unlessDeclared: unlessDeclared))
  }
}
