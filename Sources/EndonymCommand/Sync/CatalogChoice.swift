import Checks

/// Tells which catalog a source's keys belong to: the one of the table that lies nearest.
///
/// Which target a file belongs to stands in Xcode's project or the package's manifest; people keep a
/// target's catalogs in the target's folder, so the deepest folder that both lie in tells.
struct CatalogChoice {
  private var catalogs: [String: [(index: Int, folder: FilePath)]] = [:]

  /// Prepares the choice among catalogs.
  ///
  /// - Parameter catalogs: The tables and places of the catalogs.
  init(_ catalogs: [(table: String, path: FilePath)]) {
    for (index, catalog) in catalogs.enumerated() {
      self.catalogs[catalog.table, default: []].append((index, catalog.path.directory))
    }
  }

  /// The catalogs that can be meant; several where none is nearer than the others.
  func catalogs(of table: String, for source: FilePath) -> [Int] {
    let depths = (catalogs[table] ?? []).map { catalog in
      (catalog.index, zip(catalog.folder.components, source.components).prefix { $0 == $1 }.count)
    }
    let greatest = depths.map(\.1).max()
    return depths.filter { $0.1 == greatest }.map(\.0)
  }
}
