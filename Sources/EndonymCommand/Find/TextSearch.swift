import Checks
import StringCatalog

/// Finds the entries that can have produced a text on the screen.
struct TextSearch {
  /// An entry, with the text that fits best.
  struct Hit: Sendable, Hashable {
    /// The catalog, as an index.
    var catalog: Int
    /// The entry, as an index of the catalog's.
    var entry: Int
    var language: String
    /// The variation that the text stands in, such as `plural.one`.
    var variation: String?
    /// The branches of substitutions.
    var branches: [String]
    /// The text as the catalog has it.
    var text: String
    /// How many characters of what was seen, spaces not counted, are the text's own.
    var literal: Int
  }

  /// What was found.
  struct Result: Sendable {
    /// The entries, the best match first.
    var hits: [Hit]
    /// Whether what was seen is only a part of what the entries produce.
    var isPartial: Bool
  }

  /// The most characters of a text to look for.
  static let lengthLimit = 1_000

  let catalogs: [InspectedCatalog]
  /// The languages to look at; nil for all.
  var languages: Set<String>?
  let jobs: Int

  /// Looks for whole texts, and where there are none for parts.
  func result(for text: String) -> Result {
    let seen = SeenText.folded(text)
    let whole = hits(seen, asPart: false)
    if !whole.isEmpty { return Result(hits: whole, isPartial: false) }
    // A wildcard takes anything, so that half of a part at least must be the text's own.
    let needed = max(2, (seen.count { $0 != " " } + 1) / 2)
    return Result(
      hits: hits(seen, asPart: true).filter { $0.literal >= needed }, isPartial: true)
  }

  private func hits(_ seen: [Unicode.Scalar], asPart isPart: Bool) -> [Hit] {
    let places = catalogs.indices.flatMap { catalog in
      catalogs[catalog].catalog.entries.indices.map { (catalog: catalog, entry: $0) }
    }
    let found = parallelMap(places.count, jobs: jobs) { index in
      hits(seen, in: places[index].catalog, places[index].entry, asPart: isPart)
    }
    return found.flatMap { $0 }.sorted {
      ($1.literal, $0.catalog, $0.entry, $0.language)
        < ($0.literal, $1.catalog, $1.entry, $1.language)
    }
  }

  private func hits(
    _ seen: [Unicode.Scalar], in catalogIndex: Int, _ index: Int, asPart isPart: Bool
  ) -> [Hit] {
    let catalog = catalogs[catalogIndex]
    let entry = catalog.catalog.entries[index]
    let source = entry.localization(in: catalog.sourceLanguage)
    let isFormatted =
      FormatString(parsing: entry.key).isFormatted
      || (source?.content.leaves ?? []).contains {
        FormatString(parsing: $0.unit.value ?? "").isFormatted
      }
    var hits: [Hit] = []
    func look(at text: String, _ leaf: Leaf?, _ leaves: [Leaf], _ language: String) {
      let pattern = TextPatternBuilder.pattern(of: text, among: leaves, isFormatted: isFormatted)
      guard let match = pattern.match(seen, asPart: isPart), match.literal > 0 else { return }
      let hit = Hit(
        catalog: catalogIndex, entry: index, language: language, variation: leaf?.pathDescription,
        branches: match.branches, text: text, literal: match.literal)
      guard let known = hits.firstIndex(where: { $0.language == language }) else {
        return hits.append(hit)
      }
      if hits[known].literal < hit.literal { hits[known] = hit }
    }
    for localization in entry.localizations where isWanted(localization.language) {
      let leaves = localization.content.leaves
      for leaf in leaves where leaf.substitution == nil {
        look(at: leaf.unit.value ?? "", leaf, leaves, localization.language)
      }
      for phrase in localization.content.stringSet?.values ?? [] {
        look(at: phrase.value, nil, [], localization.language)
      }
    }
    // Without a source value the key is what is shown.
    if source == nil, isWanted(catalog.sourceLanguage) {
      look(at: entry.key, nil, [], catalog.sourceLanguage)
    }
    return hits
  }

  private func isWanted(_ language: String) -> Bool { languages?.contains(language) ?? true }
}
