import Findings

/// The fonts that a configuration declares.
public struct FontDeclarations: Sendable, Hashable {
  /// The families in the order of preference; empty for the platform's own.
  public var families: [Family] = []
  /// The name of the tracking table; nil for none.
  public var tracking: String?
  /// Which font owns a space: `primary` or `previousRun`; nil for the first.
  public var spaceOwner: String?

  /// Creates declarations of nothing.
  public init() {}

  /// A family.
  public struct Family: Sendable, Hashable {
    /// The name by which reports call it.
    public var name: String
    /// What it is for: `text` or `emoji`.
    public var role: String
    /// The package that installs it (Debian's name).
    public var package: String?
    /// Its files.
    public var files: [File]
    /// The index of the face in a collection by language.
    public var languageIndexes: [String: Int]
    /// Where it stands in the configuration.
    public var location: SourceLocation
  }

  /// A face of a file.
  public struct File: Sendable, Hashable {
    /// The file.
    public var path: FilePath
    /// The weight by SwiftUI's name.
    public var weight: String
    /// The place in a collection, from 0.
    public var index: Int
    /// The settings of axes by tag.
    public var axes: [String: Double]
    /// Where it stands in the configuration.
    public var location: SourceLocation
  }
}
