#if !canImport(Darwin)
  import Foundation
  import Synchronization

  /// Reads tables of texts once and keeps them, for all threads.
  public final class StringsStore: Sendable {
    /// The store that is used where no settings name another.
    public static let shared = StringsStore()

    /// Whether a table is read again when one of its files changed: for development, since every
    /// look-up asks the file system.
    public let reloadsChangedFiles: Bool

    private struct Table: Sendable {
      var files: TableFiles
      var loaded: LoadedTable
    }

    private let tables = Mutex<[TableName: Table]>([:])
    /// The most tables that are kept.
    private static let capacity = 1_024

    /// Creates a store with nothing in it.
    public init(reloadsChangedFiles: Bool = false) {
      self.reloadsChangedFiles = reloadsChangedFiles
    }

    /// A table, read where it isn't known, or where it changed and is to be read again.
    func table(_ name: TableName) -> LoadedTable {
      let known = tables.withLock { $0[name] }
      if let known, !reloadsChangedFiles { return known.loaded }
      let files = TableFiles(table: name.name, in: name.place)
      if let known, known.files == files { return known.loaded }
      let loaded = LoadedTable(files.tables())
      return tables.withLock { tables in
        // Another thread may have been faster; then all share its table.
        if let faster = tables[name], faster.files == files { return faster.loaded }
        if tables.count >= Self.capacity { tables.removeAll() }
        tables[name] = Table(files: files, loaded: loaded)
        return loaded
      }
    }

    /// The languages of a table, and its source language where it tells it.
    func languages(of name: TableName) -> (languages: [String], source: String?) {
      let table = table(name)
      var seen: Set<String> = []
      return (
        table.tables.flatMap(\.languages).filter { seen.insert($0).inserted },
        table.sourceLanguage
      )
    }
  }

  /// A table by its name and place.
  struct TableName: Hashable, Sendable {
    var name: String
    var place: BundlePlace
  }
#endif
