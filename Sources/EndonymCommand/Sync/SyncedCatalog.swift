import Checks
import Findings
import SourceRules
import StringCatalog

/// A catalog on its way to be brought up to date.
struct SyncedCatalog: Sendable {
  let file: DiscoveredFiles.File
  let inspected: InspectedCatalog
  /// Whether it is to be brought up to date.
  let isWanted: Bool
  private let keys: Set<String>
  /// The uses of its table in the sources that belong to it, with the paths of these.
  var uses: [(path: String, use: LocalizedUse)] = []
  /// Whether any source looks something up in it.
  var isLookedUp: Bool { !uses.isEmpty }

  init(file: DiscoveredFiles.File, inspected: InspectedCatalog, isWanted: Bool) {
    self.file = file
    self.inspected = inspected
    self.isWanted = isWanted
    keys = Set(inspected.catalog.entries.map(\.key))
  }

  /// Whether some entry can be that of a key.
  func hasEntry(_ key: ExtractedKey) -> Bool {
    key.isSure ? keys.contains(key.text) : keys.contains { key.matches($0) }
  }

  /// Tables that are filled from elsewhere: from property lists, from Siri's phrases, by Interface
  /// Builder's launch screen.
  static let foreignTables: Set<String> = ["AppShortcuts", "InfoPlist", "LaunchScreen"]

  /// Whether its keys come from sources.
  ///
  /// Those of Interface Builder's files lie beside them in a folder `mul.lproj`.
  var isFromSources: Bool {
    !Self.foreignTables.contains(inspected.table) && file.path.directory.name != "mul.lproj"
  }
}

/// What a sync did to one catalog, for the report.
struct SyncReport {
  var path: String
  var changes: [(key: String, change: CatalogSync.Change)]

  /// The lines of the report: a summary, and each change by its sign.
  var text: String {
    guard !changes.isEmpty else { return "" }
    let counts = CatalogSync.Change.allCases.compactMap { change -> String? in
      let count = changes.filter { $0.change == change }.count
      return count == 0 ? nil : "\(count) \(Self.phrase(change, count))"
    }
    var text = "\(VisibleText.spelled(path)): \(counts.joined(separator: ", "))\n"
    for (key, change) in changes { text += "  \(Self.sign(change)) \(VisibleText.spelled(key))\n" }
    return text
  }

  private static func phrase(_ change: CatalogSync.Change, _ count: Int) -> String {
    switch change {
    case .added: "added"
    case .stale: "stale"
    case .returned: "no longer stale"
    case .comment: count == 1 ? "comment" : "comments"
    case .defaultValue: count == 1 ? "default value" : "default values"
    }
  }

  private static func sign(_ change: CatalogSync.Change) -> String {
    switch change {
    case .added: "+"
    case .stale: "-"
    case .returned: "^"
    case .comment: "#"
    case .defaultValue: "="
    }
  }
}
