import Checks
import SourceRules
import StringCatalog

/// How many keys are used, and which most.
struct HealthFigures {
  /// A catalog in figures.
  struct CatalogFigures: Hashable {
    var path: String
    var entries = 0
    /// Entries that something uses.
    var used = 0
    /// Entries that nothing uses, those left out that the system reads; nil where that isn't known.
    var unused: Int?
  }

  /// An entry with its number of uses.
  struct UsedKey: Hashable {
    var key: String
    var table: String
    var uses: Int
  }

  /// How many keys are shown as the most used.
  static let topCount = 10

  var sources: Int
  /// Calls that look a key up.
  var lookUps: Int
  /// Places that name a generated symbol.
  var symbolUses: Int
  var catalogs: [CatalogFigures]
  /// The most used keys, the first most.
  var mostUsed: [UsedKey]
  /// Whether all sources were looked at.
  var isWhole: Bool

  init(_ content: ProjectContent, _ usage: KeyUsage, _ uses: [Int: [KeyUse]]) {
    sources = content.sources.files.count
    lookUps = usage.lookUpCount
    symbolUses = uses.values.reduce(0) { count, places in
      count
        + places.count { if case .symbol = $0.kind { true } else { false } }
    }
    catalogs = content.catalogs.map { CatalogFigures(path: $0.path) }
    var counted: [UsedKey] = []
    for (index, entry) in usage.entries.enumerated() {
      catalogs[entry.catalog].entries += 1
      if entry.isUsed { catalogs[entry.catalog].used += 1 }
      let count = uses[index]?.count ?? 0
      guard count > 0 else { continue }
      counted.append(
        UsedKey(key: entry.key, table: content.catalogs[entry.catalog].table, uses: count))
    }
    let unused = usage.unused(in: content.sources)
    isWhole = unused != nil
    if let unused {
      for index in catalogs.indices { catalogs[index].unused = 0 }
      for index in unused { catalogs[usage.entries[index].catalog].unused? += 1 }
    }
    counted.sort { ($1.uses, $0.key, $0.table) < ($0.uses, $1.key, $1.table) }
    mostUsed = Array(counted.prefix(Self.topCount))
  }
}
