/// What a run did beside finding faults: how far it reached, what it left out, what it took for
/// granted.
public struct ReportSummary: Sendable, Hashable {
  /// The version of the tool.
  public var version: String
  /// The catalogs that were checked.
  public var files: [CheckedFile]
  /// The paths of the Swift sources that were checked.
  public var sources: [String]
  /// The languages that occur in the catalogs.
  public var languages: [String]
  /// What was left out, and why.
  public var skipped: [SkippedItem]
  /// What the run took for granted because nobody said it: one full sentence each.
  public var assumptions: [String]
  /// What else a reader should know of the run's extent: lower case, no full stop.
  public var remarks: [String]
  /// What kept the run from being whole, such as a file that can't be read.
  public var problems: [ReportProblem]
  /// The rules that were run, in the order of their identifiers.
  public var rules: [ReportedRule]
  /// How many findings are left out because the baseline knows them.
  public var knownFindings: Int
  /// How many entries of the baseline were not found any more.
  public var goneFindings: Int
  /// How many findings are left out because the configuration accepts them.
  public var acceptedFindings: Int
  /// How many findings are left out because they are below the severity asked for.
  public var hiddenFindings: Int
  /// The severity from which on a finding fails the run.
  public var failingSeverity: Severity
  /// What a reader of findings can do next: lower case, no full stop.
  public var advice = "'endonym rules RULE' explains a rule, and how to accept one finding"

  /// Creates a summary.
  public init(
    version: String, files: [CheckedFile] = [], sources: [String] = [], languages: [String] = [],
    skipped: [SkippedItem] = [], assumptions: [String] = [], remarks: [String] = [],
    problems: [ReportProblem] = [],
    rules: [ReportedRule] = [], knownFindings: Int = 0, goneFindings: Int = 0,
    acceptedFindings: Int = 0, hiddenFindings: Int = 0, failingSeverity: Severity = .error
  ) {
    self.version = version
    self.files = files
    self.sources = sources
    self.languages = languages
    self.skipped = skipped
    self.assumptions = assumptions
    self.remarks = remarks
    self.problems = problems
    self.rules = rules
    self.knownFindings = knownFindings
    self.goneFindings = goneFindings
    self.acceptedFindings = acceptedFindings
    self.hiddenFindings = hiddenFindings
    self.failingSeverity = failingSeverity
  }
}

/// A file that a run checked.
public struct CheckedFile: Sendable, Hashable {
  /// The path, as findings give it.
  public var path: String
  /// How many entries it holds.
  public var entries: Int

  /// Creates the record of a checked file.
  public init(path: String, entries: Int) {
    self.path = path
    self.entries = entries
  }
}

/// Something that a run left out.
public struct SkippedItem: Sendable, Hashable {
  /// The path, as findings give paths.
  public var path: String
  /// Why it was left out: lower case, no full stop.
  public var reason: String

  /// Creates the record of something left out.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
