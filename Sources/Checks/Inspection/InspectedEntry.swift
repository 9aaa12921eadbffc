import StringCatalog

/// An entry with its texts laid out flat and their format strings parsed.
public struct InspectedEntry: Sendable {
  /// The entry as it stands in the catalog.
  public let entry: CatalogEntry
  /// The languages in the order of the file; of a language that stands twice, the last only.
  public let localizations: [InspectedLocalization]
  /// The source language's texts, where the catalog has them.
  public let source: InspectedLocalization?

  /// Every translated text that differs from its source, with that source, for rules on style.
  let translatedTexts: [TranslatedText]

  /// Whether the entry is to be translated.
  public var isTranslatable: Bool { entry.shouldTranslate?.value ?? true }

  /// Whether the key is a name for the text, such as `alert.title`, and not the text itself.
  public let hasSemanticKey: Bool

  /// The source text that translations are held against: the source value, else the key where it is a text.
  ///
  /// Nil where the source value varies, or where a semantic key has none.
  public var sourceText: String? {
    if let source {
      guard source.leaves.count == 1, let leaf = source.leaves.first, leaf.path.isEmpty else {
        return nil
      }
      return leaf.unit.value
    }
    return hasSemanticKey ? nil : entry.key
  }

  /// Lays out an entry.
  public init(_ entry: CatalogEntry, sourceLanguage: String) {
    self.entry = entry
    var seen: Set<String> = []
    var localizations: [InspectedLocalization] = []
    localizations.reserveCapacity(entry.localizations.count)
    for localization in entry.localizations.reversed()
    where seen.insert(localization.language).inserted {
      localizations.append(
        InspectedLocalization(
          localization, isSource: localization.language == sourceLanguage))
    }
    localizations.reverse()
    self.localizations = localizations
    source = localizations.first(where: \.isSource)
    hasSemanticKey = SemanticKey.isSemantic(entry.key)
    translatedTexts = TranslatedText.texts(
      of: entry, in: localizations, source: source, hasSemanticKey: hasSemanticKey)
  }

  /// The texts of every language but the source's.
  public var translations: some Sequence<InspectedLocalization> {
    localizations.lazy.filter { !$0.isSource }
  }

  /// The source text that a translation's text stands for: at the same way, else with the nearest category.
  public func sourceLeaf(for leaf: InspectedLeaf) -> InspectedLeaf? {
    source?.counterpart(of: leaf)
  }
}
