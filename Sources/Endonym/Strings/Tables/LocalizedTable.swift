#if !canImport(Darwin)
  import Foundation
  import PluralRules
  import Synchronization

  /// A table as one locale sees it.
  final class LocalizedTable: Sendable {
    /// The numbers of the locale.
    let numbers: LocaleNumbers
    private let tables: [(table: any StringsTable, languages: [String])]
    private let entries = Mutex<[String: Entry]>([:])

    /// The texts of one key, those of the best language first.
    final class Entry: Sendable {
      let texts: [LocalizedText]
      /// The text, where nothing can change it but arguments.
      let fixed: TextLeaf?

      private let lastDefault = Mutex<TextLeaf?>(nil)

      init(_ texts: [LocalizedText]) {
        self.texts = texts
        if case .leaf(let leaf)? = texts.first?.choice { fixed = leaf } else { fixed = nil }
      }

      /// A default value, ready to be formatted; a call's is the same every time.
      func defaultLeaf(_ text: String) -> TextLeaf {
        if let known = lastDefault.withLock({ $0 }), known.source == text { return known }
        let leaf = TextLeaf(text)
        lastDefault.withLock { $0 = leaf }
        return leaf
      }

      /// The text for some arguments, with the plural rules of its language; nil where there is none.
      func leaf(
        _ arguments: [LocalizationArgument], _ settings: LocalizationSettings
      ) -> (leaf: TextLeaf, rules: PluralRules)? {
        for text in texts {
          let selection = TextSelection(
            rules: text.rules, operands: text.operands(arguments), settings: settings)
          if let leaf = selection.leaf(of: text.choice) { return (leaf, text.rules) }
        }
        return nil
      }
    }

    /// The most entries that are kept ready; of a larger table they are read again.
    private static let capacity = 8_192

    init(_ tables: [any StringsTable], locale: Locale) {
      numbers = LocaleNumbers(locale: locale)
      let source = tables.lazy.compactMap(\.sourceLanguage).first
      self.tables = tables.map { table in
        let chain = LanguageChain(
          for: locale, among: table.languages, source: table.sourceLanguage ?? source)
        return (table, chain.languages)
      }
    }

    /// The texts of a key; none where no table has it.
    func entry(_ key: String) -> Entry {
      if let known = entries.withLock({ $0[key] }) { return known }
      let texts = tables.lazy.map { $0.table.texts(of: key, in: $0.languages) }
      let entry = Entry(texts.first { !$0.isEmpty } ?? [])
      entries.withLock { entries in
        // What isn't in any table could be any number of keys.
        if entries.count >= Self.capacity { entries.removeAll() }
        entries[key] = entry
      }
      return entry
    }
  }
#endif
