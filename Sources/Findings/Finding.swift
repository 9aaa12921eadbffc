/// One thing that is wrong at one place, said so that a reader of English alone can mend it.
public struct Finding: Sendable, Hashable {
  /// The identifier of the rule that found it, such as `format-signature`.
  public var rule: String
  /// How serious it is, after the configuration had its say.
  public var severity: Severity
  /// Where it is.
  public var location: SourceLocation
  /// The catalog entry's key, where the finding is about one.
  public var entry: String?
  /// The language of the text at fault, as the catalog spells it.
  public var language: String?
  /// The path to the leaf within the localization, such as `plural.one`, as XLIFF identifiers spell it.
  public var variation: String?
  /// What is wrong: one sentence, lower case at its start, names quoted, no full stop.
  public var message: String
  /// The value at fault, with the offending part marked.
  public var excerpt: Excerpt?
  /// Why it matters to the app's user: one full sentence.
  public var consequence: String
  /// What to do about it: one full sentence in the imperative.
  public var remedy: String

  /// Creates a finding.
  public init(
    rule: String, severity: Severity, location: SourceLocation,
    entry: String? = nil, language: String? = nil, variation: String? = nil,
    message: String, excerpt: Excerpt? = nil, consequence: String, remedy: String
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.entry = entry
    self.language = language
    self.variation = variation
    self.message = message
    self.excerpt = excerpt
    self.consequence = consequence
    self.remedy = remedy
  }
}
