import Checks
import StringCatalog

/// The entries of catalogs that a fill of a slot names.
struct SlotEntries {
  private let patterns: [KeyPattern]
  /// Which of the project's catalogs the fill is about.
  private let catalogs: [Bool]

  init(_ fill: SlotFill, _ catalogs: [InspectedCatalog]) {
    patterns = fill.entries.map(KeyPattern.init)
    guard let pattern = fill.catalog else {
      self.catalogs = catalogs.map { _ in true }
      return
    }
    let paths = catalogs.map { $0.path.split(separator: "/").map(String.init) }
    // Reports call a catalog by its path from the working directory, the pattern starts at the
    // configuration: where the one isn't the end of the other, only the names can be compared.
    let glob = GlobPattern(pattern)
    let matches = paths.map { path in
      path.indices.contains { glob.matches(path[$0...]) }
    }
    if matches.contains(true) {
      self.catalogs = matches
    } else {
      let name = GlobPattern(String(pattern.split(separator: "/").last ?? ""))
      self.catalogs = paths.map { $0.last.map { name.matches([$0]) } ?? false }
    }
  }

  /// The entries that the fill names, as indices.
  func indices(of entries: [KeyUsage.Entry]) -> [Int] {
    guard !patterns.isEmpty else { return [] }
    return entries.indices.filter { index in
      catalogs[entries[index].catalog]
        && patterns.contains { $0.matches(entries[index].key) }
    }
  }
}
