#if !canImport(Darwin)
  import Foundation

  /// The tables that a thread used last, so that threads that look texts up at once share no lock.
  final class ThreadTables {
    private static let slot = ThreadSlot<ThreadTables>()
    private static let capacity = 64

    /// Those of the thread that asks.
    static var current: ThreadTables { slot.value { ThreadTables() } }

    private struct Known {
      let store: StringsStore
      let view: TableView
      let table: LocalizedTable
      var entries: [String: LocalizedTable.Entry] = [:]
    }

    private var known: [Known] = []
    /// The most entries of one table that a thread keeps.
    private static let maximumEntries = 4_096

    /// A key's texts, and the table that they are of.
    func entry(
      _ key: String, table: String, in place: BundlePlace, locale: Locale, of store: StringsStore
    ) -> (entry: LocalizedTable.Entry, table: LocalizedTable) {
      let identifier = locale.identifier
      guard !store.reloadsChangedFiles else {
        let view = TableView(
          table: TableName(name: table, place: place), locale: identifier)
        let table = store.table(view, locale: locale)
        return (table.entry(key), table)
      }
      let index = index(table, place, identifier, locale, store)
      if let entry = known[index].entries[key] { return (entry, known[index].table) }
      let entry = known[index].table.entry(key)
      if known[index].entries.count >= Self.maximumEntries { known[index].entries.removeAll() }
      known[index].entries[key] = entry
      return (entry, known[index].table)
    }

    private func index(
      _ table: String, _ place: BundlePlace, _ identifier: String, _ locale: Locale,
      _ store: StringsStore
    ) -> Int {
      for index in known.indices
      where known[index].store === store && known[index].view.locale == identifier
        && known[index].view.table.name == table && known[index].view.table.place == place
      {
        // What is asked for often moves to the front.
        guard index > 0 else { return index }
        known.swapAt(index, index - 1)
        return index - 1
      }
      let view = TableView(table: TableName(name: table, place: place), locale: identifier)
      if known.count >= Self.capacity { known.removeLast() }
      known.append(
        Known(store: store, view: view, table: store.table(view, locale: locale)))
      return known.count - 1
    }
  }
#endif
