#if !canImport(Darwin)
  import Foundation
  import Synchronization

  /// One table, as every locale that asked sees it.
  final class LocaleTables: Sendable {
    private static let capacity = 256
    private let table: any StringsTable
    private let localized = Mutex<[String: LocalizedTable]>([:])

    init(_ table: any StringsTable) {
      self.table = table
    }

    /// The table as a locale sees it.
    func table(_ locale: Locale) -> LocalizedTable {
      let identifier = locale.identifier
      if let known = localized.withLock({ $0[identifier] }) { return known }
      let made = LocalizedTable([table], locale: locale)
      localized.withLock { tables in
        if tables.count >= Self.capacity { tables.removeAll() }
        tables[identifier] = made
      }
      return made
    }
  }
#endif
