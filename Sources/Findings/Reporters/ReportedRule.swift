/// A rule as a report describes it.
public struct ReportedRule: Sendable, Hashable {
  /// The identifier, such as `format-signature`.
  public var identifier: String
  /// What the rule finds, in one sentence.
  public var summary: String
  /// Why that matters and how to mend it, in a paragraph or more.
  public var explanation: String
  /// The severity that its findings have unless the configuration says otherwise.
  public var severity: Severity

  /// Creates a rule's description.
  public init(identifier: String, summary: String, explanation: String, severity: Severity) {
    self.identifier = identifier
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
  }
}
