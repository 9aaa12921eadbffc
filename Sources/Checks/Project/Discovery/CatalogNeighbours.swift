import StringCatalog

/// Finds the older table files of a catalog's name: beside it and in the language folders around.
struct CatalogNeighbours {
  let fileSystem: any FileSystem
  let workingDirectory: FilePath

  /// The `.strings` and `.stringsdict` files of the same table as some catalog, sorted.
  ///
  /// Searched are the catalog's folder, the `*.lproj` folders in it and, for a catalog that lies in
  /// one itself, those beside it. What can't be read is passed over: the search reports it.
  func legacyTables(beside catalogs: [DiscoveredFiles.File]) -> [String] {
    var names: [FilePath: [String]] = [:]
    var found: Set<String> = []
    for catalog in catalogs {
      let table = Self.table(of: catalog.path.name)
      for folder in folders(around: catalog.path) {
        let content = names[folder] ?? (try? fileSystem.entries(at: folder))?.map(\.name) ?? []
        names[folder] = content
        for name in content where Self.isLegacy(name) && Self.table(of: name) == table {
          found.insert(
            folder.appending(name).shown(from: workingDirectory, asWritten: catalog.shown))
        }
      }
    }
    return found.sorted()
  }

  private func folders(around catalog: FilePath) -> [FilePath] {
    let folder = catalog.directory
    let parent = folder.name.hasSuffix(".lproj") ? folder.directory : folder
    let entries = (try? fileSystem.entries(at: parent)) ?? []
    let languages = entries.map(\.name).filter { $0.hasSuffix(".lproj") }
    return [parent] + languages.map(parent.appending)
  }

  private static func isLegacy(_ name: String) -> Bool {
    name.hasSuffix(".strings") || name.hasSuffix(".stringsdict")
  }

  private static func table(of name: String) -> Substring {
    name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
  }
}
