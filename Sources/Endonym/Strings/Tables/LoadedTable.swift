#if !canImport(Darwin)
  import Foundation
  import Synchronization

  /// A table that was read, as every locale that asked sees it.
  final class LoadedTable: Sendable {
    private struct Contents {
      var localized: [String: LocalizedTable] = [:]
      /// The entries by the languages that they are looked for in, which many locales share.
      var entries: [[[String]]: TableEntries] = [:]
    }

    /// The files' contents, the one that is looked into first in front.
    let tables: [any StringsTable]
    private let contents = Mutex(Contents())
    /// The most locales that are kept; a header of a stranger's can name any.
    private static let capacity = 512

    init(_ tables: [any StringsTable]) {
      self.tables = tables
    }

    /// The language of the keys, where a file tells it.
    var sourceLanguage: String? { tables.lazy.compactMap(\.sourceLanguage).first }

    /// The table as a locale sees it.
    func localized(_ locale: Locale) -> LocalizedTable {
      let identifier = locale.identifier
      if let known = contents.withLock({ $0.localized[identifier] }) { return known }
      let source = sourceLanguage
      let chains = tables.map { table in
        LanguageChain(
          for: locale, among: table.languages, source: table.sourceLanguage ?? source
        ).languages
      }
      let numbers = LocaleNumbers(locale: locale)
      return contents.withLock { contents in
        let entries = contents.entries[chains] ?? TableEntries(tables, chains)
        contents.entries[chains] = entries
        if contents.localized.count >= Self.capacity { contents.localized.removeAll() }
        let localized = LocalizedTable(numbers: numbers, entries: entries)
        contents.localized[identifier] = localized
        return localized
      }
    }
  }

  /// A table as one locale sees it.
  final class LocalizedTable: Sendable {
    /// The numbers of the locale.
    let numbers: LocaleNumbers
    /// The texts in the languages of the locale.
    let entries: TableEntries

    init(numbers: LocaleNumbers, entries: TableEntries) {
      self.numbers = numbers
      self.entries = entries
    }
  }
#endif
