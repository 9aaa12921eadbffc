import Checks
import Findings
import SourceRules
import StringCatalog

/// Brings catalogs up to date with sources.
struct SyncRun {
  /// What became of it.
  struct Outcome {
    var reports: [SyncReport] = []
    /// What a person has to look at, in the order of files.
    var warnings: [String] = []
    /// What was taken for granted or left alone.
    var remarks: [String] = []
    var problems: [ReportProblem] = []
  }

  let environment: CommandEnvironment
  let project: Project
  let arguments: ExtractionArguments
  /// The catalogs that the command line names; empty for all.
  let catalogPlaces: [CatalogPlace]
  /// Whether nothing is to be written.
  let isCheck: Bool

  /// Reads catalogs and sources and writes what changes.
  func outcome() -> Outcome {
    var outcome = Outcome()
    var catalogs = self.catalogs(&outcome)
    guard !catalogs.isEmpty else { return outcome }
    let run = ExtractionRun(
      environment: environment, project: project, places: arguments.places, shard: arguments.shard,
      jobs: arguments.jobs)
    let inspected = catalogs.map(\.inspected)
    let sources = run.outcome(with: inspected)
    outcome.problems += sources.problems
    if let gap = sources.gap {
      outcome.remarks.append("nothing is marked as stale, since \(gap)")
    }
    assign(sources, to: &catalogs, &outcome)
    var mentions = EntryMentions(
      sources.project.files, otherLiterals: run.otherLiterals(amongKeysOf: inspected))
    if sources.gap == nil {
      mentions.add(keys: wordedKeys(among: catalogs, mentions, sources))
    }
    for catalog in catalogs {
      sync(catalog, mentions, marksStale: sources.gap == nil, &outcome)
    }
    return outcome
  }

  /// The catalogs to bring up to date, and with `--catalog` the others, to which keys may belong too.
  private func catalogs(_ outcome: inout Outcome) -> [SyncedCatalog] {
    let own =
      project.catalogs.isEmpty
      ? [CatalogPlace(text: ".", directory: project.root)] : project.catalogs
    let found = discovery.files(at: catalogPlaces.isEmpty ? own : catalogPlaces)
    let loaded = load(found.files, isWanted: true)
    outcome.problems += found.problems + loaded.problems
    if found.files.isEmpty, found.problems.isEmpty {
      outcome.problems.append(.noCatalog(in: project, seenFrom: environment, command: "sync"))
    }
    guard !catalogPlaces.isEmpty, !loaded.results.isEmpty else { return loaded.results }
    let wanted = Set(found.files.map(\.path))
    let others = discovery.files(at: own).files.filter { !wanted.contains($0.path) }
    return loaded.results + load(others, isWanted: false).results
  }

  private var discovery: FileDiscovery {
    environment.discovery(.catalogs, in: project)
  }

  private func load(
    _ files: [DiscoveredFiles.File], isWanted: Bool
  ) -> (results: [SyncedCatalog], problems: [ReportProblem]) {
    let options = project.options
    return CatalogLoader(
      fileSystem: environment.fileSystem, maximumFileSize: project.maximumFileSize,
      jobs: arguments.jobs
    ).load(files) { catalog, file in
      SyncedCatalog(
        file: file,
        inspected: InspectedCatalog(catalog, path: file.shown, options: options),
        isWanted: isWanted)
    }
  }

  /// Gives every use to the catalog that its source belongs to.
  private func assign(
    _ sources: ExtractionRun.Outcome, to catalogs: inout [SyncedCatalog], _ outcome: inout Outcome
  ) {
    let choice = CatalogChoice(catalogs.map { ($0.inspected.table, $0.file.path) })
    let tables = Set(catalogs.map(\.inspected.table))
    var boundary = PackageBoundary(fileSystem: environment.fileSystem)
    var unknownTables: [String: Int] = [:]
    for found in sources.project.localizedUses {
      let path = sources.project.files[found.file].path
      var use = found.use
      // A table that the code computes can be any, so the key is alive in all and new in none.
      if use.hasComputedTable { use.isDoubtful = true }
      let wanted = use.hasComputedTable ? Array(tables) : [use.table ?? "Localizable"]
      for table in wanted {
        guard tables.contains(table) else {
          if !use.isInPreview, !use.isDoubtful, !SyncedCatalog.foreignTables.contains(table) {
            unknownTables[table, default: 0] += 1
          }
          continue
        }
        var candidates = choice.catalogs(of: table, for: sources.paths[found.file])
        // The command line decides between catalogs that are equally near.
        let wanted = candidates.filter { catalogs[$0].isWanted }
        if !wanted.isEmpty { candidates = wanted }
        if candidates.count > 1, !use.isDoubtful, !use.isInPreview {
          noteAmbiguity(use, path, candidates.map { catalogs[$0] }, &outcome)
          use.isDoubtful = true
        }
        for candidate in candidates {
          var use = use
          if boundary.separates(sources.paths[found.file], from: catalogs[candidate].file.path) {
            use.isDoubtful = true
          }
          catalogs[candidate].uses.append((path, use))
        }
      }
    }
    guard catalogPlaces.isEmpty else { return }
    for (table, count) in unknownTables.sorted(by: { $0.key < $1.key }) {
      outcome.warnings.append(
        "\(FindingCounts.spelled(count, "use")) of the table '\(table)', which has no catalog. "
          + "Create '\(table).xcstrings'.")
    }
  }

  /// The keys with specifiers that would become stale although a source has their words: what looks
  /// them up may be a call that isn't known to.
  private func wordedKeys(
    among catalogs: [SyncedCatalog], _ mentions: EntryMentions, _ sources: ExtractionRun.Outcome
  ) -> Set<String> {
    var wording = KeyWording()
    for catalog in catalogs where catalog.isWanted && catalog.isFromSources && catalog.isLookedUp {
      let sync = try? CatalogSync(
        catalog.inspected.catalog, with: SourceKey.gathered(catalog.uses), marksStale: true,
        isMentioned: mentions.contain)
      for (key, change) in sync?.changes ?? [] where change == .stale { wording.add(key) }
    }
    guard !wording.isEmpty else { return [] }
    let isApp = sources.project.files.map { !$0.place.isTest }
    let paths = zip(sources.paths, isApp).filter(\.1).map(\.0)
    let (fileSystem, limit) = (environment.fileSystem, SourceLoader.parsedSizeLimit)
    let complete = wording
    let found = parallelMap(paths.count, jobs: arguments.jobs) { index -> Set<String> in
      guard let bytes = try? fileSystem.bytes(at: paths[index], maximumSize: limit) else {
        return []
      }
      return complete.keys(wordedIn: bytes)
    }
    return found.reduce(into: []) { $0.formUnion($1) }
  }

  /// Sees to it that nothing is lost that another program wrote since the catalog was read.
  private func requireUnchanged(_ catalog: SyncedCatalog) throws(FileError) {
    let bytes = try environment.fileSystem.bytes(
      at: catalog.file.path, maximumSize: project.maximumFileSize)
    guard bytes != catalog.inspected.catalog.document.bytes else { return }
    throw FileError(changedMeanwhile: catalog.file.path)
  }

  private func noteAmbiguity(
    _ use: LocalizedUse, _ path: String, _ catalogs: [SyncedCatalog], _ outcome: inout Outcome
  ) {
    let isThere = catalogs.contains { $0.hasEntry(use.key) }
    guard !isThere else { return }
    outcome.warnings.append(
      "\(path):\(use.position.line):\(use.position.column): '\(use.key.text)' can belong to "
        + "\(catalogs.map { "'\($0.file.shown)'" }.joined(separator: " or ")). "
        + "Add the key by hand, or name one catalog with '--catalog'.")
  }

  private func sync(
    _ catalog: SyncedCatalog, _ mentions: EntryMentions, marksStale: Bool,
    _ outcome: inout Outcome
  ) {
    guard catalog.isWanted, catalog.isFromSources else { return }
    guard catalog.isLookedUp else {
      let hasOwnEntries = catalog.inspected.catalog.entries.contains {
        $0.extractionState?.value != .manual
      }
      if hasOwnEntries, marksStale {
        outcome.remarks.append(
          "'\(catalog.file.shown)' is left alone: no source looks anything up in it")
      }
      return
    }
    if let place = environment.fileSystem.place(
      of: catalog.file.path, linkedOutOf: project.root)
    {
      outcome.remarks.append(
        "'\(catalog.file.shown)' is left alone: it is a link out of the project, to "
          + "'\(place.text)'")
      return
    }
    let sync: CatalogSync
    do throws(CatalogEditError) {
      sync = try CatalogSync(
        catalog.inspected.catalog, with: SourceKey.gathered(catalog.uses), marksStale: marksStale,
        isMentioned: mentions.contain)
    } catch {
      outcome.problems.append(
        ReportProblem(
          location: SourceLocation(path: catalog.file.shown), message: error.message,
          remedy: error.remedy))
      return
    }
    for key in sync.missing {
      guard let place = key.places.first else { continue }
      outcome.warnings.append(
        "\(place.path):\(place.position.line):\(place.position.column): '\(key.key.text)' may "
          + "have another specifier and isn't in '\(catalog.file.shown)'. Add the key by hand.")
    }
    guard !sync.changes.isEmpty else { return }
    outcome.reports.append(SyncReport(path: catalog.file.shown, changes: sync.changes))
    guard !isCheck else { return }
    do throws(FileError) {
      try requireUnchanged(catalog)
      try environment.fileSystem.write(sync.bytes, to: catalog.file.path)
    } catch {
      outcome.problems.append(ReportProblem(error, shownAs: catalog.file.shown))
    }
  }
}
