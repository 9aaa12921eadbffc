import Findings

/// A place to look for catalogs, as a configuration or a command line names it.
public struct CatalogPlace: Sendable, Hashable {
  /// The path or pattern as it was written.
  public var text: String
  /// The directory that it is relative to.
  public var directory: FilePath
  /// Where it was written, for problems with it; nil on a command line.
  public var location: SourceLocation?

  /// Creates a place.
  public init(text: String, directory: FilePath, location: SourceLocation? = nil) {
    self.text = text
    self.directory = directory
    self.location = location
  }
}
