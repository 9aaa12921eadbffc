import Findings
import StringCatalog

/// A finding that the project's people looked at and found right, pinned to the exact value.
public struct AcceptedException: Sendable, Hashable {
  /// The rule.
  public var rule: String
  /// The catalog.
  public var catalog: FilePath
  /// The entry's key; nil where the finding names none.
  public var entry: String?
  /// The language; nil where the finding names none.
  public var language: String?
  /// The way to the text; nil for every way.
  public var variation: String?
  /// The exact value; nil where the finding quotes none.
  public var value: String?
  /// Why the value is right.
  public var reason: String
  /// Where the exception stands in the configuration.
  public var location: SourceLocation

  /// Creates an exception.
  public init(
    rule: String, catalog: FilePath, entry: String? = nil, language: String? = nil,
    variation: String? = nil, value: String? = nil, reason: String, location: SourceLocation
  ) {
    self.rule = rule
    self.catalog = catalog
    self.entry = entry
    self.language = language
    self.variation = variation
    self.value = value
    self.reason = reason
    self.location = location
  }

  /// Reads an exception from a configuration; nil where it lacks what it must have.
  init?(_ value: JSON5Value, root: FilePath, configuration: String) {
    guard let rule = value["rule"]?.string, let catalog = value["catalog"]?.string,
      let reason = value["reason"]?.string
    else { return nil }
    self.init(
      rule: rule, catalog: FilePath(catalog, relativeTo: root), entry: value["entry"]?.string,
      language: value["language"]?.string, variation: value["variation"]?.string,
      value: value["value"]?.string, reason: reason,
      location: SourceLocation(
        path: configuration, line: value.position.line, column: value.position.column))
  }

  /// Whether a finding in a catalog is the accepted one.
  func matches(_ finding: Finding, in path: FilePath) -> Bool {
    rule == finding.rule && catalog == path && entry == finding.entry
      && language == finding.language && value == finding.excerpt?.value
      && (variation == nil || variation == finding.variation)
  }
}
