import Checks
import Findings
import StringCatalog

/// Finds what fills name among the sources and reports what isn't there.
struct FillPreparation {
  let index: SourceIndex
  /// Whether a text that the manifest lacks in some language is reported.
  let checksLanguages: Bool
  private(set) var problems = FoundProblems()

  init(index: SourceIndex, checksLanguages: Bool) {
    self.index = index
    self.checksLanguages = checksLanguages
  }

  mutating func prepare(_ fill: SlotFill, of slot: String) -> PreparedFill {
    var prepared = PreparedFill(fill, slot: slot)
    prepareEntries(&prepared)
    prepareServerEntries(&prepared)
    if !fill.dates.isEmpty || !fill.figures.isEmpty { prepareManifest(&prepared) }
    for argument in fill.arguments {
      prepared.arguments.append(
        PreparedFill.Argument(
          name: argument.name, values: prepare(argument.values, of: slot)))
    }
    if !prepared.arguments.isEmpty { checkArguments(prepared) }
    return prepared
  }

  private mutating func prepareEntries(_ prepared: inout PreparedFill) {
    let fill = prepared.fill
    guard !fill.entries.isEmpty else { return }
    var catalogs = Set(index.sources.catalogs.indices)
    if let text = fill.catalog {
      let pattern = GlobPattern(text)
      catalogs = catalogs.filter { number in
        pattern.matches(index.sources.catalogs[number].path.split(separator: "/").map(String.init))
      }
      guard !catalogs.isEmpty else {
        problems.add(
          "no catalog matches '\(text)'",
          NearestName.question(for: text, among: index.sources.catalogs.map(\.path))
            ?? "Write the catalog's path relative to the configuration.", at: fill.location)
        return
      }
    }
    var seen: Set<SourceIndex.EntryReference> = []
    for text in fill.entries {
      let found = index.entries(matching: KeyPattern(text), in: catalogs)
      if found.isEmpty {
        problems.add(
          "no entry of a catalog matches '\(text)', which fills the slot '\(prepared.slot)'",
          NearestName.question(for: text, among: index.keys(in: catalogs))
            ?? "Write a key as the catalog has it.", at: fill.location)
      }
      prepared.entries += found.filter { seen.insert($0).inserted }
    }
  }

  private mutating func prepareServerEntries(_ prepared: inout PreparedFill) {
    var seen: Set<SourceIndex.ServerReference> = []
    for text in prepared.fill.serverKeys {
      let found = index.serverEntries(matching: KeyPattern(text))
      if found.isEmpty {
        let known = index.sources.servers.flatMap(\.entries).map(\.key)
        problems.add(
          "no text of a server matches '\(text)', which fills the slot '\(prepared.slot)'",
          NearestName.question(for: text, among: known)
            ?? "Write a key as the server's files have it, and name the files in 'serverStrings'.",
          at: prepared.fill.location)
      }
      prepared.serverEntries += found.filter { seen.insert($0).inserted }
    }
  }

  private mutating func prepareManifest(_ prepared: inout PreparedFill) {
    switch index.sources.manifest {
    case .success(let manifest):
      prepareDates(&prepared, command: manifest.command)
      prepareFigures(&prepared, command: manifest.command)
    case .failure(let problem): problems.add(problem)
    case nil:
      problems.add(
        "the slot '\(prepared.slot)' has texts that the app renders, and there is no manifest of them",
        "Run the app's tests, which write '\(ManifestFile.path)'.", at: prepared.fill.location)
    }
  }

  private mutating func prepareDates(_ prepared: inout PreparedFill, command: String) {
    let fill = prepared.fill
    for intent in fill.dates {
      guard let dates = index.dates[intent] else {
        problems.add(
          "the manifest has no date intent '\(intent)', which fills the slot '\(prepared.slot)'",
          NearestName.question(for: intent, among: index.intents)
            ?? "Render it in the app's tests, then run '\(command)'.", at: fill.location)
        continue
      }
      prepared.dates.append(intent)
      let known = Set(dates.values.flatMap { $0.texts.map(\.instant) })
      for instant in fill.instants where !known.contains(instant) {
        problems.add(
          "the manifest has no moment '\(instant)' of the date intent '\(intent)'",
          NearestName.question(for: instant, among: known.sorted())
            ?? "Render it in the app's tests, then run '\(command)'.", at: fill.location)
      }
      reportLanguages(without: "'\(intent)'", command, at: fill.location) {
        dates[$0].map { !$0.texts.isEmpty } ?? false
      }
      reportMoments(of: intent, dates, fill, command)
    }
  }

  private mutating func prepareFigures(_ prepared: inout PreparedFill, command: String) {
    let fill = prepared.fill
    for text in fill.figures {
      let pattern = KeyPattern(text)
      let found = index.figureNames.filter(pattern.matches)
      if found.isEmpty {
        problems.add(
          "the manifest has no figure that matches '\(text)', which fills the slot "
            + "'\(prepared.slot)'",
          NearestName.question(for: text, among: index.figureNames)
            ?? "Render it in the app's tests, then run '\(command)'.", at: fill.location)
      }
      for name in found where !prepared.figures.contains(name) {
        prepared.figures.append(name)
        let texts = index.figures[name, default: [:]]
        reportLanguages(without: "'\(name)'", command, at: fill.location) {
          texts[$0].map { !$0.samples.isEmpty } ?? false
        }
      }
    }
  }

  /// Reports the moments and clocks of an intent that a language lacks, or every language.
  private mutating func reportMoments(
    of intent: String, _ dates: [String: RenderedDate], _ fill: SlotFill, _ command: String
  ) {
    guard checksLanguages else { return }
    let moments = RenderedMoments(
      of: dates, in: index.sources.languages.map(LanguageChain.init), fill)
    for name in moments.unknown {
      problems.add(
        "the manifest lacks \(name) of '\(intent)' in every language",
        "Render it in the app's tests, then run '\(command)', or leave it out of the fill.",
        at: fill.location)
    }
    for (name, lacking) in moments.gaps {
      reportLanguages(without: "\(name) of '\(intent)'", command, at: fill.location) {
        !lacking.contains($0)
      }
    }
  }

  private mutating func reportLanguages(
    without name: String, _ command: String, at location: SourceLocation,
    _ has: (LanguageChain) -> Bool
  ) {
    guard checksLanguages else { return }
    let lacking = index.sources.languages.filter { !has(LanguageChain($0)) }
    guard !lacking.isEmpty else { return }
    let names = lacking.map { LanguageIdentifier(parsing: $0).englishName }
    problems.add(
      "the manifest lacks \(name) in \(names.joined(separator: ", "))",
      "Render it in every language of the project, then run '\(command)'.", at: location)
  }

  /// Reports what is declared for an argument that no text has.
  private mutating func checkArguments(_ prepared: PreparedFill) {
    var known: Set<String> = []
    for reference in prepared.entries {
      let entry = index.entry(reference)
      known.formUnion(ArgumentNames(of: entry).all)
    }
    for reference in prepared.serverEntries {
      for localization in index.serverEntry(reference).localizations.values {
        if localization.forms.contains(where: { $0.category != nil }) { known.insert("count") }
        for form in localization.forms { known.formUnion(ServerTemplate.names(in: form.value)) }
      }
    }
    // Without texts there is another problem already.
    guard !prepared.entries.isEmpty || !prepared.serverEntries.isEmpty else { return }
    for argument in prepared.arguments where !known.contains(argument.name) {
      problems.add(
        "no text that fills the slot '\(prepared.slot)' has an argument '\(argument.name)'",
        NearestName.question(for: argument.name, among: known.sorted())
          ?? "Remove it from 'arguments'.", at: argument.values.fill.location)
    }
  }
}
