import Checks

/// Tells whether a source lies in a package of its own, apart from a catalog.
///
/// Xcode adds nothing to an app's catalog that a package's sources look up, also where the app's
/// bundle is looked into at run time.
struct PackageBoundary {
  private let fileSystem: any FileSystem
  private var packages: [FilePath: FilePath?] = [:]

  init(fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
  }

  /// Whether the package that a source lies in doesn't hold the catalog.
  mutating func separates(_ source: FilePath, from catalog: FilePath) -> Bool {
    guard let package = package(of: source.directory) else { return false }
    return !package.contains(catalog)
  }

  /// The innermost folder around one that has a manifest.
  private mutating func package(of folder: FilePath) -> FilePath? {
    if let known = packages[folder] { return known }
    let found: FilePath?
    if fileSystem.information(at: folder.appending("Package.swift")) != nil {
      found = folder
    } else {
      found = folder == .root ? nil : package(of: folder.directory)
    }
    packages[folder] = .some(found)
    return found
  }
}
