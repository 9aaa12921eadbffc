import StringCatalog

/// The languages that every entry of a catalog is expected to have, and where the expectation is from.
struct RequiredLanguages {
  /// A language that is expected.
  struct Language {
    /// The identifier as the configuration or the catalog spells it.
    var identifier: String
    /// The languages of the catalog that serve its readers.
    var servedBy: Set<String>
  }

  /// The expected languages in the order of the configuration, else of the alphabet.
  let languages: [Language]
  /// Whether the configuration names them; otherwise they are those that most entries have.
  let areConfigured: Bool

  /// The number of entries from which on most of them say something.
  private static let minimumEntries = 3

  /// Finds the languages that a catalog is expected to have.
  ///
  /// The configuration's, or else every language that at least half of the entries have which are to
  /// be translated. Variants of the source language (`en-GB` for `en`) are never missed: the source
  /// text stands in for them.
  init(of catalog: InspectedCatalog) {
    let options = catalog.options
    areConfigured = !options.requiredLanguages.isEmpty
    var expected = areConfigured ? options.requiredLanguages : Self.usualLanguages(of: catalog)
    if let only = options.onlyLanguages { expected.removeAll { !only.contains($0) } }
    let source = MaximalLanguage(catalog.sourceLanguage)
    let present = catalog.languages.map { ($0, MaximalLanguage($0)) }
    languages = expected.compactMap { identifier in
      let language = MaximalLanguage(identifier)
      if language.language == source.language, language.script == source.script { return nil }
      // Run time takes one table for all texts, so a language that some entry has must have them all.
      let same = present.filter { $0.1 == language }
      let serving = same.isEmpty ? present.filter { language.isServed(by: $0.1) } : same
      return Language(identifier: identifier, servedBy: Set(serving.map(\.0)))
    }
  }

  private static func usualLanguages(of catalog: InspectedCatalog) -> [String] {
    let indices = Dictionary(
      uniqueKeysWithValues: catalog.languages.enumerated().map { ($0.element, $0.offset) })
    var counts = Array(repeating: 0, count: catalog.languages.count)
    var total = 0
    let entries = catalog.catalog.entries
    for entry in entries.indices where entries[entry].isToBeTranslated {
      total += 1
      var next = 0
      for index in entries[entry].localizations.indices {
        let language = entries[entry].localizations[index].language
        // Files name languages in order, mostly the same ones in every entry.
        if next == counts.count || catalog.languages[next] != language {
          next = indices[language] ?? 0
        }
        counts[next] += 1
        next += 1
      }
    }
    guard total >= minimumEntries else { return [] }
    return counts.indices.filter { counts[$0] * 2 >= total }.map { catalog.languages[$0] }
  }
}
