import StringCatalog

/// The languages that every entry of a catalog is expected to have.
struct RequiredLanguages {
  /// A language that is expected.
  struct Language {
    /// The identifier as the configuration spells it.
    var identifier: String
    /// The languages of the catalog that serve its readers.
    var servedBy: Set<String>
  }

  /// The expected languages in the order of the configuration.
  let languages: [Language]

  /// Finds the languages that a catalog is expected to have.
  ///
  /// Variants of the source language (`en-GB` for `en`) are never missed: the source text stands in
  /// for them.
  init(of catalog: InspectedCatalog) {
    var expected = catalog.options.requiredLanguages
    if let only = catalog.options.onlyLanguages { expected.removeAll { !only.contains($0) } }
    let source = MaximalLanguage(catalog.sourceLanguage)
    let present = catalog.languages.map { ($0, MaximalLanguage($0)) }
    // Grouped, since a hostile catalog has thousands of languages.
    let equal = Dictionary(grouping: present) { $0.1 }
    let related = Dictionary(grouping: present) { [$0.1.language, $0.1.script] }
    // Languages that differ in variants alone share one set.
    let identifiers = equal.mapValues { Set($0.map(\.0)) }
    languages = expected.compactMap { identifier in
      let language = MaximalLanguage(identifier)
      if language.language == source.language, language.script == source.script { return nil }
      // Run time takes one table for all texts, so a language that some entry has must have them all.
      if let servedBy = identifiers[language] {
        return Language(identifier: identifier, servedBy: servedBy)
      }
      let serving = related[[language.language, language.script], default: []].filter {
        language.isServed(by: $0.1)
      }
      return Language(identifier: identifier, servedBy: Set(serving.map(\.0)))
    }
  }
}
