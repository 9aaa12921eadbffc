import Checks
import Findings

/// Collects what one rule finds in a project's sources and catalogs.
public struct SourceProjectReport {
  /// What was found so far.
  public private(set) var findings: [Finding] = []
  private let rule: RuleDescription
  private let configuredSeverity: Severity?

  init(rule: RuleDescription, options: CheckOptions) {
    self.rule = rule
    configuredSeverity = options.severity(of: rule)
  }

  /// Reports something at a place.
  ///
  /// - Parameters:
  ///   - message: What is wrong, lower case at its start, without a full stop.
  ///   - remedy: What to do, as a full sentence.
  ///   - location: Where, in a source or in a catalog.
  ///   - entry: The key of the entry that it is about.
  ///   - excerpt: What to quote.
  ///   - severity: The severity where the configuration names none, if not the rule's own.
  public mutating func add(
    _ message: String, remedy: String, at location: SourceLocation, entry: String? = nil,
    excerpt: Excerpt? = nil, severity: Severity? = nil
  ) {
    findings.append(
      Finding(
        rule: rule.identifier, severity: configuredSeverity ?? severity ?? rule.severity,
        location: location, entry: entry, message: message, excerpt: excerpt,
        consequence: rule.consequence, remedy: remedy))
  }
}
