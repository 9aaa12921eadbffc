import Findings

/// A rule on the texts that a server owns.
public protocol ServerRule: Rule {
  /// Reports what is wrong with a declaration's texts.
  func check(_ catalog: ServerCatalog, in project: ServerProject, report: inout ServerReport)
}

/// What rules on a server's texts may look at beside the texts.
public struct ServerProject: Sendable {
  /// The app's catalogs.
  public var catalogs: [InspectedCatalog]
  /// What the configuration says about the rules.
  public var options: CheckOptions

  /// Creates a project.
  public init(catalogs: [InspectedCatalog], options: CheckOptions) {
    self.catalogs = catalogs
    self.options = options
  }
}

/// Collects what one rule finds in a server's texts.
public struct ServerReport {
  /// What was found so far.
  public private(set) var findings: [Finding] = []
  private let rule: RuleDescription
  private let configuredSeverity: Severity?

  init(rule: RuleDescription, options: CheckOptions) {
    self.rule = rule
    configuredSeverity = options.severity(of: rule)
  }

  /// Reports something about a text.
  ///
  /// - Parameters:
  ///   - message: What is wrong, lower case at its start, without a full stop.
  ///   - remedy: What to do, as a full sentence.
  ///   - form: The text.
  ///   - key: The key that it belongs to.
  ///   - language: The language that it is in.
  ///   - marked: The part at fault, as UTF-8 offsets in the text; nil for the whole text.
  ///   - severity: The severity where the configuration names none, if not the rule's own.
  public mutating func add(
    _ message: String, remedy: String, in form: ServerForm, of key: String, language: String,
    marked: Range<Int>? = nil, severity: Severity? = nil
  ) {
    append(
      message, remedy, form.location, key, language,
      variation: form.category.map { "plural.\($0.rawValue)" },
      excerpt: Excerpt(value: form.value, marked: marked ?? 0..<0), severity)
  }

  /// Reports something at a place.
  ///
  /// - Parameters:
  ///   - message: What is wrong, lower case at its start, without a full stop.
  ///   - remedy: What to do, as a full sentence.
  ///   - location: Where.
  ///   - key: The key that it is about.
  ///   - language: The language that it is about.
  ///   - severity: The severity where the configuration names none, if not the rule's own.
  public mutating func add(
    _ message: String, remedy: String, at location: SourceLocation, key: String? = nil,
    language: String? = nil, severity: Severity? = nil
  ) {
    append(message, remedy, location, key, language, variation: nil, excerpt: nil, severity)
  }

  private mutating func append(
    _ message: String, _ remedy: String, _ location: SourceLocation, _ key: String?,
    _ language: String?, variation: String?, excerpt: Excerpt?, _ severity: Severity?
  ) {
    findings.append(
      Finding(
        rule: rule.identifier, severity: configuredSeverity ?? severity ?? rule.severity,
        location: location, entry: key, language: language, variation: variation,
        message: message, excerpt: excerpt, consequence: rule.consequence, remedy: remedy))
  }
}
