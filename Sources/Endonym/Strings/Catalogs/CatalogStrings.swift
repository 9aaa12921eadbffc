#if !canImport(Darwin)
  import Foundation
  import StringCatalog

  /// The texts of a String Catalog, looked up at run time where Foundation can't: by key, language
  /// and count.
  ///
  /// A key that the catalog doesn't have is its own text, as in Foundation; nothing throws and
  /// nothing traps.
  public struct CatalogStrings: Sendable {
    /// The language of the keys and of texts that no other language has.
    public let sourceLanguage: String
    private let table: LoadedTable

    /// Creates the texts of a catalog; of two entries with one key the last counts.
    public init(_ catalog: Catalog) {
      sourceLanguage = catalog.sourceLanguage?.value ?? "en"
      table = LoadedTable([ParsedCatalogTable(catalog)])
    }

    /// The text of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - locale: The reader's locale. Its language is shortened subtag by subtag until the
    ///     catalog has it; then comes what is close to it, then the source language. Numbers are
    ///     written as the locale writes them.
    ///   - arguments: The arguments of the text's placeholders, in the order of their positions. A
    ///     plural follows the number that it counts, by the rules of the language that the text was
    ///     found in.
    /// - Returns: The text; a placeholder without an argument stays as it is written.
    public func string(
      _ key: String, in locale: Locale, _ arguments: CatalogArgument...
    ) -> String {
      let table = table.localized(locale)
      return lookup(key, locale, arguments).string(table.entries.entry(key), table)
    }

    /// The text of a key, with its arguments marked.
    ///
    /// - Returns: The text of `string(_:in:_:)`; what stands for an argument has its position, from
    ///   1, as `replacementIndex`, as Foundation marks it with `applyReplacementIndexAttribute`. An
    ///   attributed argument keeps its attributes.
    public func attributedString(
      _ key: String, in locale: Locale, _ arguments: CatalogArgument...
    ) -> AttributedString {
      let table = table.localized(locale)
      return lookup(key, locale, arguments).attributedString(
        table.entries.entry(key), table, marksArguments: true, readsMarkdown: false)
    }

    private func lookup(
      _ key: String, _ locale: Locale, _ arguments: [CatalogArgument]
    ) -> TextLookup {
      TextLookup(
        key: key, defaultValue: key, arguments: arguments.map(LocalizationArgument.init),
        locale: locale, settings: .current)
    }
  }
#endif
