#if !canImport(Darwin)
  import Foundation
  import PluralRules
  import StringCatalog

  /// The texts of a String Catalog, looked up at run time where Foundation can't: by key, language
  /// and count.
  ///
  /// A key that the catalog doesn't have is its own text, as in Foundation; nothing throws and
  /// nothing traps.
  public struct CatalogStrings: Sendable {
    /// The language of the keys and of texts that no other language has.
    public let sourceLanguage: String
    private let entries: [String: CatalogEntry]

    /// Creates the texts of a catalog; of two entries with one key the last counts.
    public init(_ catalog: Catalog) {
      sourceLanguage = catalog.sourceLanguage?.value ?? "en"
      entries = Dictionary(catalog.entries.map { ($0.key, $0) }) { _, last in last }
    }

    /// The text of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - locale: The reader's locale. Its language is shortened subtag by subtag until the
    ///     catalog has it; then comes the source language. Numbers are written as the locale writes
    ///     them.
    ///   - arguments: The arguments of the text's placeholders, in the order of their positions. A
    ///     plural follows the number that it counts, by the rules of the language that the text was
    ///     found in.
    /// - Returns: The text; a placeholder without an argument stays as it is written.
    public func string(
      _ key: String, in locale: Locale, _ arguments: CatalogArgument...
    ) -> String {
      String(text(key, in: locale, arguments).characters)
    }

    /// The text of a key, with its arguments marked.
    ///
    /// - Returns: The text of `string(_:in:_:)`; what stands for an argument has its position, from
    ///   1, as `replacementIndex`, as Foundation marks it with `applyReplacementIndexAttribute`. An
    ///   attributed argument keeps its attributes.
    public func attributedString(
      _ key: String, in locale: Locale, _ arguments: CatalogArgument...
    ) -> AttributedString {
      text(key, in: locale, arguments)
    }

    private func text(
      _ key: String, in locale: Locale, _ arguments: [CatalogArgument]
    ) -> AttributedString {
      let entry = entries[key]
      let source = entry.flatMap { text(of: $0, in: sourceLanguage, arguments) }
      var found = source
      var language = sourceLanguage
      if let entry {
        for candidate in LanguageFallback(of: locale).candidates {
          guard let text = text(of: entry, in: candidate, arguments) else { continue }
          (found, language) = (text, candidate)
          break
        }
      }
      var formatter = CatalogTextFormatter(
        content: entry?.localization(in: language)?.content, arguments: arguments,
        rules: PluralRules(language: language), locale: locale)
      return formatter.format(
        found ?? key,
        as: FormatString(parsing: source ?? key).resolvedAsSource(
          key: FormatString(parsing: key)))
    }

    /// The text of an entry in one language; nil where it has none that is translated.
    private func text(
      of entry: CatalogEntry, in language: String, _ arguments: [CatalogArgument]
    ) -> String? {
      guard let content = entry.localization(in: language)?.content else { return nil }
      let selection = VariationSelection(
        rules: PluralRules(language: language),
        operands: CountedArgument(of: content, among: arguments)?.operands)
      guard let unit = selection.unit(of: content), let value = unit.value else { return nil }
      return value.isEmpty && unit.state == .new ? nil : value
    }
  }
#endif
