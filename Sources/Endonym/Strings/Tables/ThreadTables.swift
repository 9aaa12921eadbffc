#if !canImport(Darwin)
  import Foundation

  /// The tables that a thread used last, so that threads that look texts up at once share no lock.
  final class ThreadTables {
    private static let slot = ThreadSlot<ThreadTables>()
    private static let capacity = 32

    /// Those of the thread that asks.
    static var current: ThreadTables { slot.value { ThreadTables() } }

    private struct Known {
      let store: StringsStore
      let name: TableName
      let locale: String
      let table: LocalizedTable
      var entries: [String: TableEntry] = [:]
    }

    private var known: [Known] = []
    /// The most entries of one table that a thread keeps.
    private static let maximumEntries = 1_024

    /// A key's texts, and the table that they are of.
    func entry(
      _ key: String, table: String, in place: BundlePlace, locale: Locale, of store: StringsStore
    ) -> (entry: TableEntry, table: LocalizedTable) {
      let identifier = locale.identifier
      guard !store.reloadsChangedFiles else {
        let table = store.table(TableName(name: table, place: place)).localized(locale)
        return (table.entries.entry(key), table)
      }
      let index = index(table, place, identifier, locale, store)
      if let entry = known[index].entries[key] { return (entry, known[index].table) }
      let entry = known[index].table.entries.entry(key)
      if known[index].entries.count >= Self.maximumEntries { known[index].entries.removeAll() }
      known[index].entries[key] = entry
      return (entry, known[index].table)
    }

    private func index(
      _ table: String, _ place: BundlePlace, _ identifier: String, _ locale: Locale,
      _ store: StringsStore
    ) -> Int {
      for index in known.indices
      where known[index].store === store && known[index].locale == identifier
        && known[index].name.name == table && known[index].name.place == place
      {
        // What is asked for often moves to the front.
        guard index > 0 else { return index }
        known.swapAt(index, index - 1)
        return index - 1
      }
      let name = TableName(name: table, place: place)
      if known.count >= Self.capacity { known.removeLast() }
      known.append(
        Known(
          store: store, name: name, locale: identifier,
          table: store.table(name).localized(locale)))
      return known.count - 1
    }
  }
#endif
