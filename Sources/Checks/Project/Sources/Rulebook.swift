/// Where an app formats its dates, and the raw formats that may remain elsewhere.
public struct Rulebook: Sendable, Hashable {
  /// The rulebook's files, relative to the configuration.
  public var paths: [GlobPattern]
  /// Names of types and functions whose bodies belong to the rulebook wherever they stand.
  public var symbols: Set<String>
  /// Raw formats that may stand outside of it.
  public var remainingFormats: [RemainingFormat]
  /// The folder of the recorded dates, relative to the configuration; nil where none is named.
  public var goldens: String?
  /// The file of the dates that a person decided, relative to the configuration; nil where none is
  /// named.
  public var anchors: String?

  /// Creates a rulebook.
  public init(
    paths: [GlobPattern], symbols: Set<String> = [], remainingFormats: [RemainingFormat] = [],
    goldens: String? = nil, anchors: String? = nil
  ) {
    self.paths = paths
    self.symbols = symbols
    self.remainingFormats = remainingFormats
    self.goldens = goldens
    self.anchors = anchors
  }
}

/// A raw date format that may remain outside of the rulebook; the list may shrink, not grow.
public struct RemainingFormat: Sendable, Hashable {
  /// The file that it stands in, relative to the configuration.
  public var path: String
  /// The exact format, or the exact code where there is no literal.
  public var format: String
  /// Why it may remain.
  public var reason: String

  /// Creates an exception.
  public init(path: String, format: String, reason: String) {
    self.path = path
    self.format = format
    self.reason = reason
  }
}
