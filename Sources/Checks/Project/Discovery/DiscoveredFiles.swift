import Findings

/// What a search of a project's folders found.
public struct DiscoveredFiles: Sendable, Hashable {
  /// A file with the path by which reports call it.
  public struct File: Sendable, Hashable {
    /// The path as the system takes it.
    public var path: FilePath
    /// The path as the user would write it.
    public var shown: String

    /// Creates a file.
    public init(path: FilePath, shown: String) {
      self.path = path
      self.shown = shown
    }
  }

  /// The files that were looked for, each once, ordered by path.
  public var files: [File] = []
  /// The files around them, by the paths that reports call them.
  public var around = ProjectFiles()
  /// What was not looked at, and why.
  public var skipped: [SkippedItem] = []
  /// The patterns of files to leave out that matched nothing, as written.
  public var unmatchedExclusions: [String] = []
  /// What could not be looked at.
  public var problems: [ReportProblem] = []

  /// Creates an empty result.
  public init() {}
}
