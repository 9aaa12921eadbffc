import Checks
import StringCatalog

extension SourceProject {
  /// The names of the symbols that the catalogs' entries have or could have.
  public static func symbolNames(of catalogs: [InspectedCatalog]) -> Set<String> {
    var names: Set<String> = []
    for catalog in catalogs {
      for entry in catalog.catalog.entries {
        guard let name = try? SymbolName(key: entry.key) else { continue }
        names.insert(name.base)
      }
    }
    return names
  }

  /// The keys of the catalogs' entries, also as literals write them, and their starts, to which
  /// code adds the rest.
  public static func keys(of catalogs: [InspectedCatalog]) -> Set<String> {
    let keys = Set(catalogs.flatMap { $0.catalog.entries.map(\.key) })
    return keys.union(keys.map(LiteralSpelling.escaped)).union(keys.flatMap(KeyStart.starts))
  }
}
