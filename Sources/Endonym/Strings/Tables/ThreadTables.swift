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
      let locale: Locale
      let identifier: String
      let table: LocalizedTable
      /// Whether the locale is always the same one; what follows the user's settings isn't.
      private let isFixed: Bool
      // Unchecked, since no other thread has it and nothing that it calls comes back to it.
      @exclusivity(unchecked) private var entries = EntrySlots()

      init(_ store: StringsStore, _ place: BundlePlace, _ name: String, _ locale: Locale) {
        self.store = store
        self.place = place
        self.name = name
        self.locale = locale
        identifier = locale.identifier
        isFixed = locale != .autoupdatingCurrent
        table = store.table(TableName(name: name, place: place)).localized(locale)
      }

      @inline(__always)
      func isFor(
        _ store: StringsStore, _ place: BundlePlace, _ name: String, _ locale: Locale
      ) -> Bool {
        self.store === store && has(locale) && self.name == name && self.place == place
      }

      @inline(__always)
      private func has(_ locale: Locale) -> Bool {
        isFixed && isIdentical(self.locale, locale) || identifier == locale.identifier
      }

      @inline(__always)
      func entry(_ key: String) -> TableEntry { entries.entry(key) ?? newEntry(key) }

      @inline(never)
      private func newEntry(_ key: String) -> TableEntry {
        let entry = table.entries.entry(key)
        entries.keep(entry, for: key)
        return entry
      }
    }

    // Unchecked, since no other thread has it and nothing that it calls comes back to it.
    @exclusivity(unchecked) private var known: [Known] = []

    /// A key's texts, and the table that they are of.
    @inline(__always)
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

    @inline(__always)
    private func known(
      _ name: String, _ place: BundlePlace, _ locale: Locale, _ store: StringsStore
    ) -> Known {
      if let first = known.first, first.isFor(store, place, name, locale) { return first }
      return other(name, place, locale, store)
    }

    /// A table that isn't the one that was asked for last.
    @inline(never)
    private func other(
      _ name: String, _ place: BundlePlace, _ locale: Locale, _ store: StringsStore
    ) -> Known {
      if let index = known.dropFirst().firstIndex(where: {
        $0.isFor(store, place, name, locale)
      }) {
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
