#if !canImport(Darwin)
  import Synchronization

  /// A table's texts in some languages, ready to be formatted.
  final class TableEntries: Sendable {
    private let tables: [(table: any StringsTable, languages: [String])]
    private let entries = Mutex<[String: TableEntry]>([:])

    /// The most entries that are kept ready; of a larger table they are read again.
    private static let capacity = 8_192

    init(_ tables: [any StringsTable], _ languages: [[String]]) {
      self.tables = zip(tables, languages).map { ($0, $1) }
    }

    /// The texts of a key; none where no table has it.
    func entry(_ key: String) -> TableEntry {
      if let known = entries.withLock({ $0[key] }) { return known }
      let texts = tables.lazy.map { $0.table.texts(of: key, in: $0.languages) }
      let entry = TableEntry(texts.first { !$0.isEmpty } ?? [])
      entries.withLock { entries in
        // What isn't in any table could be any number of keys.
        if entries.count >= Self.capacity { entries.removeAll() }
        entries[key] = entry
      }
      return entry
    }
  }
#endif
