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
      var tables: [any StringsTable]
    }

    private struct Contents {
      var tables: [TableName: Table] = [:]
      var localized: [TableView: LocalizedTable] = [:]
    }

    private let contents = Mutex(Contents())
    /// The most locales and tables that are kept; a header of a stranger's can name any locale.
    private static let capacity = 1_024

    /// Creates a store with nothing in it.
    public init(reloadsChangedFiles: Bool = false) {
      self.reloadsChangedFiles = reloadsChangedFiles
    }

    /// A table as a locale sees it.
    func table(_ view: TableView, locale: Locale) -> LocalizedTable {
      let known = contents.withLock { ($0.tables[view.table], $0.localized[view]) }
      if let localized = known.1 {
        guard reloadsChangedFiles, known.0?.files != TableFiles(view.table) else {
          return localized
        }
      }
      var table = known.0
      if table == nil || reloadsChangedFiles {
        let files = TableFiles(view.table)
        if table?.files != files { table = Table(files: files, tables: files.tables()) }
      }
      let localized = LocalizedTable(table?.tables ?? [], locale: locale)
      contents.withLock { contents in
        if contents.localized.count >= Self.capacity { contents.localized.removeAll() }
        if contents.tables.count >= Self.capacity { contents.tables.removeAll() }
        if contents.tables[view.table]?.files != table?.files {
          contents.localized = contents.localized.filter { $0.key.table != view.table }
        }
        contents.tables[view.table] = table
        contents.localized[view] = localized
      }
      return localized
    }

    /// The languages of a table, and its source language where it tells it.
    func languages(of name: TableName) -> (languages: [String], source: String?) {
      let known = contents.withLock { $0.tables[name] }
      let tables: [any StringsTable]
      if let known, !reloadsChangedFiles {
        tables = known.tables
      } else {
        let files = TableFiles(name)
        tables = files.tables()
        contents.withLock { $0.tables[name] = Table(files: files, tables: tables) }
      }
      var seen: Set<String> = []
      return (
        tables.flatMap(\.languages).filter { seen.insert($0).inserted },
        tables.lazy.compactMap(\.sourceLanguage).first
      )
    }
  }

  /// A table by its name and place.
  struct TableName: Hashable, Sendable {
    var name: String
    var place: BundlePlace
  }

  /// A table as one locale sees it, by name.
  struct TableView: Hashable, Sendable {
    var table: TableName
    var locale: String
  }

  extension TableFiles {
    fileprivate init(_ name: TableName) { self.init(table: name.name, in: name.place) }
  }
#endif
