import Checks
import Findings
import SourceRules
import StringCatalog

/// Looks entries up in a project and shows them.
struct EntrySearch {
  /// The version of the JSON's schema.
  private static let schemaVersion = 1

  let content: ProjectContent
  let environment: CommandEnvironment
  /// The languages to look at; nil for all.
  let languages: Set<String>?
  private let usage: KeyUsage

  init(content: ProjectContent, environment: CommandEnvironment, languages: Set<String>?) {
    self.content = content
    self.environment = environment
    self.languages = languages
    usage = KeyUsage(content.sources, countsTests: true)
  }

  /// Refuses a language that no catalog has.
  func requireLanguages(_ named: [String]) throws(CommandFailure) {
    guard content.problems.isEmpty else { return }
    let known = Set(content.catalogs.flatMap { $0.languages + [$0.sourceLanguage] }).sorted()
    for language in named where !known.contains(language) {
      let canonical = LanguageIdentifier(parsing: language).canonical
      let meant = known.first { LanguageIdentifier(parsing: $0).canonical == canonical }
      throw .usage(
        "find", "no catalog has the language '\(language)'",
        meant.map { "Did you mean '\($0)'?" }
          ?? "The catalogs have: \(known.joined(separator: ", ")).")
    }
  }

  /// Shows the entries of a key.
  ///
  /// - Returns: Whether there is one.
  func show(key: String, asJSON isJSON: Bool) throws(CommandFailure) -> Bool {
    let search = KeySearch(usage: usage)
    let found = search.entries(named: key)
    let uses = uses(of: found)
    let entries = found.map { entry($0, uses) }
    let missing = usage.missing.filter { $0.use.key.matches(key) }
    if isJSON {
      try write { json in
        json.member("key", key)
        json.key("entries")
        json.beginArray()
        for entry in entries { entry.write(to: &json) }
        json.endArray()
        json.key("missingUses")
        json.beginArray()
        for lookUp in missing {
          json.beginObject(.inline)
          json.place(lookUp.location)
          json.member("name", lookUp.use.routine)
          json.endObject()
        }
        json.endArray()
      }
    } else if entries.isEmpty {
      try showAbsence(of: key, missing, remedy: search.remedy(for: key))
    } else {
      try environment.print(entries.map(\.text).joined(separator: "\n"))
    }
    return !entries.isEmpty
  }

  private func showAbsence(
    of key: String, _ missing: [KeyUsage.LookUp], remedy: String
  ) throws(CommandFailure) {
    guard !content.catalogs.isEmpty else { return }
    environment.warn("no catalog has the key '\(key)'. \(remedy)")
    for lookUp in missing {
      let place = FoundEntry.spelled(lookUp.location)
      try environment.print("\(place)  \(VisibleText.spelled(lookUp.use.routine)) looks it up\n")
    }
  }

  /// Shows the entries that can have produced a text.
  ///
  /// - Returns: Whether there is one.
  func show(text: String, asJSON isJSON: Bool) throws(CommandFailure) -> Bool {
    let search = TextSearch(
      catalogs: content.catalogs, languages: languages, jobs: max(1, environment.processorCount))
    let result = search.result(for: text)
    var places: [[Int]: Int] = [:]
    for (index, entry) in usage.entries.enumerated() {
      places[[entry.catalog, entry.index]] = index
    }
    let indices = result.hits.compactMap { places[[$0.catalog, $0.entry]] }
    let uses = uses(of: Set(indices).sorted())
    let found = FoundText(
      seen: text, isPartial: result.isPartial,
      hits: zip(result.hits, indices).map { (hit: $0, entry: entry($1, uses)) })
    if isJSON {
      try write { json in found.write(to: &json) }
    } else if result.hits.isEmpty {
      guard !content.catalogs.isEmpty else { return false }
      environment.warn(
        "no text of the catalogs can read '\(text)'. Give a shorter part of it; it may also come "
          + "from the system, a server or the code.")
    } else {
      try environment.print(found.text)
    }
    return !result.hits.isEmpty
  }

  private func uses(of entries: [Int]) -> [Int: [KeyUse]] {
    usage.uses(of: entries) { content.bytes(of: $0, in: environment) }
  }

  private func entry(_ index: Int, _ uses: [Int: [KeyUse]]) -> FoundEntry {
    let used = usage.entries[index]
    let catalog = content.catalogs[used.catalog]
    return FoundEntry(
      catalog: catalog, entry: catalog.catalog.entries[used.index], uses: uses[index] ?? [],
      isDeclared: used.isDeclared, isMentioned: used.isMentioned, languages: languages)
  }

  private func write(_ members: (inout JSONWriter) -> Void) throws(CommandFailure) {
    var json = JSONWriter()
    json.beginObject()
    json.member("schemaVersion", Self.schemaVersion)
    members(&json)
    json.problems(content.problems)
    json.endObject()
    json.newline()
    try environment.print(json.output.bytes)
  }
}
