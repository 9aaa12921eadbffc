/// The files of a project that are no catalogs but bear on them.
public struct ProjectFiles: Sendable, Hashable {
  /// The paths of `.strings` and `.stringsdict` files.
  public var legacyTables: [String]
  /// The paths of checked-in `GeneratedStringSymbols_….swift` files.
  public var generatedSymbols: [String]

  /// Creates a list of files.
  public init(legacyTables: [String] = [], generatedSymbols: [String] = []) {
    self.legacyTables = legacyTables
    self.generatedSymbols = generatedSymbols
  }
}

/// A project's catalogs with the files around them.
public struct InspectedProject: Sendable {
  /// The catalogs that could be read.
  public var catalogs: [InspectedCatalog]
  /// The files around them.
  public var files: ProjectFiles

  /// Creates a project.
  public init(catalogs: [InspectedCatalog], files: ProjectFiles) {
    self.catalogs = catalogs
    self.files = files
  }
}
