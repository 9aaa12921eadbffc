import Findings

/// What a rule finds and why, for the documentation, the reports and the tests.
public struct RuleDescription: Sendable {
  /// The family that a rule belongs to, which orders the documentation.
  public enum Family: String, Sendable, CaseIterable {
    /// What the file's JSON and the catalog's format allow.
    case structure
    /// Which languages are there, and which texts.
    case coverage
    /// Format specifiers and their arguments.
    case format
    /// Plural categories and substitutions.
    case plurals
    /// Generated symbols.
    case symbols
    /// Spaces, punctuation, markup and invisible characters.
    case text
    /// Comments for the translator.
    case comments
    /// Files beside the catalogs.
    case files
    /// Texts that a server owns.
    case server
    /// Dates in sources: rendered, formatted and parsed.
    case dates
    /// Literals in sources that bypass the catalog, or name it wrongly.
    case literals
    /// Texts in sources that are put together from pieces.
    case composition
    /// Layout in sources that texts don't fit.
    case layout
    /// Keys of catalogs and their uses in sources.
    case keys
    /// Slots of the configuration and what fills them in sources.
    case slots
    /// Sources as files, and the exceptions in them.
    case sources
  }

  /// The rule's name in configurations and reports: lower case words joined by hyphens.
  public var identifier: String
  /// The family that the rule belongs to.
  public var family: Family
  /// What is wrong where the rule finds something, as a short noun phrase.
  public var title: String
  /// What the rule looks for, what it leaves alone, and its source where it has one; Markdown.
  public var explanation: String
  /// Why it matters to the app's user: one full sentence.
  public var consequence: String
  /// The severity where the configuration names none; a single finding may be graver or lighter.
  public var severity: Severity
  /// Whether the rule is off until the configuration turns it on.
  public var isOptIn: Bool
  /// Catalogs in which the rule finds something, at the marked places and nowhere else.
  public var triggering: [RuleExample]
  /// Catalogs in which the rule finds nothing.
  public var nonTriggering: [RuleExample]

  /// Creates a description.
  public init(
    identifier: String, family: Family, title: String, explanation: String, consequence: String,
    severity: Severity, isOptIn: Bool = false, triggering: [RuleExample],
    nonTriggering: [RuleExample]
  ) {
    self.identifier = identifier
    self.family = family
    self.title = title
    self.explanation = explanation
    self.consequence = consequence
    self.severity = severity
    self.isOptIn = isOptIn
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}
