#if !canImport(Darwin)
  import Foundation

  /// The tables that a thread used last, so that threads that look texts up at once share no lock.
  final class ThreadTables {
    private static let slot = ThreadSlot<ThreadTables>()
    private static let capacity = 32

    /// Those of the thread that asks.
    static var current: ThreadTables { slot.value { ThreadTables() } }

    /// A table, as a locale sees it, with the entries that the thread asked for.
    private final class Known {
      let store: StringsStore
      let place: BundlePlace
      let name: String
      let locale: String
      let table: LocalizedTable
      private var entries = EntrySlots()

      init(_ store: StringsStore, _ place: BundlePlace, _ name: String, _ locale: Locale) {
        self.store = store
        self.place = place
        self.name = name
        self.locale = locale.identifier
        table = store.table(TableName(name: name, place: place)).localized(locale)
      }

      func isFor(
        _ store: StringsStore, _ place: BundlePlace, _ name: String, _ locale: String
      ) -> Bool {
        self.store === store && self.locale == locale && self.name == name && self.place == place
      }

      func entry(_ key: String) -> TableEntry {
        if let known = entries.entry(key) { return known }
        let entry = table.entries.entry(key)
        entries.keep(entry, for: key)
        return entry
      }
    }

    private var known: [Known] = []

    /// A key's texts, and the table that they are of.
    func entry(
      _ key: String, table name: String, in place: BundlePlace, locale: Locale,
      of store: StringsStore
    ) -> (entry: TableEntry, table: LocalizedTable) {
      guard !store.reloadsChangedFiles else {
        let table = store.table(TableName(name: name, place: place)).localized(locale)
        return (table.entries.entry(key), table)
      }
      let known = known(name, place, locale, store)
      return (known.entry(key), known.table)
    }

    private func known(
      _ name: String, _ place: BundlePlace, _ locale: Locale, _ store: StringsStore
    ) -> Known {
      let identifier = locale.identifier
      if let first = known.first, first.isFor(store, place, name, identifier) { return first }
      if let index = known.firstIndex(where: { $0.isFor(store, place, name, identifier) }) {
        // What is asked for often moves to the front.
        known.swapAt(index, index - 1)
        return known[index - 1]
      }
      let new = Known(store, place, name, locale)
      if known.count >= Self.capacity { known.removeLast() }
      known.insert(new, at: 0)
      return new
    }
  }
#endif
