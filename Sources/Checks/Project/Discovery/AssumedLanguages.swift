import StringCatalog

/// The languages that a catalog is meant to have, where nobody said which.
public enum AssumedLanguages {
  /// The languages, but for the source's, that at least half of the entries to be translated have.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - sourceLanguage: The language of its keys and source values.
  /// - Returns: The languages as the catalog spells them, sorted.
  public static func required(in catalog: Catalog, sourceLanguage: String) -> [String] {
    var counts = LanguageCounts()
    let entries = catalog.entries
    for index in entries.indices where entries[index].isToBeTranslated {
      counts.add(entries[index].localizations)
    }
    return counts.languagesOfHalf(butFor: sourceLanguage)
  }
}

/// Counts the entries of each language.
private struct LanguageCounts {
  private var languages: [(identifier: String, entries: Int, last: Int)] = []
  private var indices: [String: Int] = [:]
  private var total = 0

  mutating func add(_ localizations: [CatalogLocalization]) {
    total += 1
    var expected = 0
    for index in localizations.indices {
      let place = place(of: localizations[index].language, expectedAt: expected)
      expected = place + 1
      // An entry may have a language twice.
      guard languages[place].last != total else { continue }
      languages[place].entries += 1
      languages[place].last = total
    }
  }

  /// The place of a language, found at once where an entry has the languages of the one before.
  private mutating func place(of language: String, expectedAt expected: Int) -> Int {
    if expected < languages.count, languages[expected].identifier == language { return expected }
    if let place = indices[language] { return place }
    indices[language] = languages.count
    languages.append((language, 0, 0))
    return languages.count - 1
  }

  func languagesOfHalf(butFor sourceLanguage: String) -> [String] {
    languages.filter { $0.identifier != sourceLanguage && $0.entries * 2 >= total }
      .map(\.identifier).sorted()
  }
}
