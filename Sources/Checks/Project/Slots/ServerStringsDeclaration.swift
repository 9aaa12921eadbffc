import Findings

/// Files of texts that a server owns, as the configuration declares them.
public struct ServerStringsDeclaration: Sendable, Hashable {
  /// What the files are written in.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// YAML as Rails reads it: the language, then keys; plurals by category; `%{name}`.
    case rails
    /// JSON: nested objects of texts.
    case json
    /// Apple's `.strings`.
    case strings
  }

  /// The files, as paths and patterns relative to the configuration.
  ///
  /// `{language}` stands for the language where the file itself doesn't say it.
  public var paths: [String]
  /// What they are written in.
  public var format: Format
  /// The language that the others are translated from; nil for the project's.
  public var sourceLanguage: String?
  /// The languages that every text must have; nil for the project's.
  public var requiredLanguages: [String]?
  /// Where it stands in the configuration.
  public var location: SourceLocation

  /// Creates a declaration.
  public init(
    paths: [String], format: Format, sourceLanguage: String? = nil,
    requiredLanguages: [String]? = nil, location: SourceLocation
  ) {
    self.paths = paths
    self.format = format
    self.sourceLanguage = sourceLanguage
    self.requiredLanguages = requiredLanguages
    self.location = location
  }
}
