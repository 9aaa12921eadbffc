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
    // Of each language: how many entries have it, and the last that has, since one may have it twice.
    var counts: [String: (entries: Int, last: Int)] = [:]
    var total = 0
    for entry in catalog.entries where entry.shouldTranslate?.value ?? true {
      total += 1
      for localization in entry.localizations {
        let count = counts[localization.language] ?? (entries: 0, last: 0)
        guard count.last != total else { continue }
        counts[localization.language] = (entries: count.entries + 1, last: total)
      }
    }
    return counts.filter { $0.key != sourceLanguage && $0.value.entries * 2 >= total }.keys
      .sorted()
  }
}
