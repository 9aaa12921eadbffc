import Checks
import StringCatalog

/// The sources of texts, by the names under which slots ask for them.
struct SourceIndex: Sendable {
  /// An entry by its place among the sources.
  struct EntryReference: Sendable, Hashable {
    var catalog: Int
    var entry: Int
  }

  /// A server's entry by its place among the sources.
  struct ServerReference: Sendable, Hashable {
    var server: Int
    var entry: Int
  }

  let sources: SlotSources
  /// The entries of each catalog, in the order of its file; of a key that stands twice the last.
  private let entries: [[Int]]
  private let entriesByKey: [String: [EntryReference]]
  /// The rendered dates by intent and language.
  let dates: [String: [String: RenderedDate]]
  /// The intents in the order of the manifest.
  let intents: [String]
  /// The rendered figures by name and language.
  let figures: [String: [String: RenderedText]]
  /// The figures in the order of the manifest.
  let figureNames: [String]

  init(_ sources: SlotSources) {
    self.sources = sources
    var entries: [[Int]] = []
    var entriesByKey: [String: [EntryReference]] = [:]
    for (number, file) in sources.catalogs.enumerated() {
      let all = file.catalog.catalog.entries
      var last: [String: Int] = [:]
      for (index, entry) in all.enumerated() { last[entry.key] = index }
      let kept = all.indices.filter { !all[$0].key.isEmpty && last[all[$0].key] == $0 }
      entries.append(kept)
      for index in kept {
        entriesByKey[all[index].key, default: []].append(
          EntryReference(catalog: number, entry: index))
      }
    }
    self.entries = entries
    self.entriesByKey = entriesByKey
    let manifest = try? sources.manifest?.get()
    var dates: [String: [String: RenderedDate]] = [:]
    var intents: [String] = []
    for date in manifest?.dates ?? [] {
      if dates[date.intent] == nil { intents.append(date.intent) }
      dates[date.intent, default: [:]][date.language] = date
    }
    var figures: [String: [String: RenderedText]] = [:]
    var figureNames: [String] = []
    for text in manifest?.texts ?? [] {
      if figures[text.name] == nil { figureNames.append(text.name) }
      figures[text.name, default: [:]][text.language] = text
    }
    (self.dates, self.intents) = (dates, intents)
    (self.figures, self.figureNames) = (figures, figureNames)
  }

  func entry(_ reference: EntryReference) -> CatalogEntry {
    sources.catalogs[reference.catalog].catalog.catalog.entries[reference.entry]
  }

  func serverEntry(_ reference: ServerReference) -> ServerEntry {
    sources.servers[reference.server].entries[reference.entry]
  }

  /// The entries whose keys match a pattern, in the order of catalogs and files.
  func entries(matching pattern: KeyPattern, in catalogs: Set<Int>) -> [EntryReference] {
    let exact = entriesByKey[pattern.text, default: []].filter { catalogs.contains($0.catalog) }
    guard pattern.text.utf8.contains(UInt8(ascii: "*")) else { return exact }
    var found: [EntryReference] = []
    for catalog in catalogs.sorted() {
      let all = sources.catalogs[catalog].catalog.catalog.entries
      for index in entries[catalog] where pattern.matches(all[index].key) {
        found.append(EntryReference(catalog: catalog, entry: index))
      }
    }
    return found
  }

  /// A server's entries whose keys match a pattern.
  func serverEntries(matching pattern: KeyPattern) -> [ServerReference] {
    var found: [ServerReference] = []
    for (number, server) in sources.servers.enumerated() {
      for (index, entry) in server.entries.enumerated() where pattern.matches(entry.key) {
        found.append(ServerReference(server: number, entry: index))
      }
    }
    return found
  }

  /// The keys of some catalogs, for suggestions.
  func keys(in catalogs: Set<Int>) -> [String] {
    catalogs.sorted().flatMap { catalog in
      let all = sources.catalogs[catalog].catalog.catalog.entries
      return entries[catalog].map { all[$0].key }
    }
  }
}

extension [String: RenderedDate] {
  /// The dates of a language, under the best of its spellings.
  subscript(chain: LanguageChain) -> RenderedDate? {
    chain.candidates.lazy.compactMap { self[$0] }.first
  }
}

extension [String: RenderedText] {
  /// The texts of a language, under the best of its spellings.
  subscript(chain: LanguageChain) -> RenderedText? {
    chain.candidates.lazy.compactMap { self[$0] }.first
  }
}
