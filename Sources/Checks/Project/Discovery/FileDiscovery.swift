import Findings
import StringCatalog

/// Finds a project's catalogs or sources and what bears on them, in the same order on every machine.
///
/// Folders of build systems and package managers and hidden folders are skipped, and said to be;
/// symbolic links are followed, each folder and file once, so that a circle of links ends.
public struct FileDiscovery: Sendable {
  private let fileSystem: any FileSystem
  private let workingDirectory: FilePath
  private let excluded: [GlobPattern]
  private let root: FilePath
  private let sought: SoughtFiles

  /// The most folders within one another that are looked into.
  private static let depthLimit = 128

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - fileSystem: The files to search.
  ///   - workingDirectory: The directory from which reports show paths.
  ///   - root: The directory that the patterns are relative to.
  ///   - excluded: Patterns of files and folders to leave out.
  ///   - sought: What to look for.
  public init(
    fileSystem: any FileSystem, workingDirectory: FilePath, root: FilePath? = nil,
    excluded: [GlobPattern] = [], sought: SoughtFiles = .catalogs
  ) {
    self.fileSystem = fileSystem
    self.workingDirectory = workingDirectory
    self.root = root ?? workingDirectory
    self.excluded = excluded
    self.sought = sought
  }

  /// Searches files, folders and patterns.
  ///
  /// - Parameter places: Paths or patterns with the directory that each is relative to; a folder
  ///   means everything below it that is sought, a file itself, whatever its name.
  /// - Returns: What was found, what was skipped, and what could not be searched.
  public func files(at places: [CatalogPlace]) -> DiscoveredFiles {
    var search = FileSearch()
    for place in places {
      if GlobPattern.isPattern(place.text) {
        searchPattern(place, &search)
      } else {
        searchPath(place, &search)
      }
    }
    var files = search.finished()
    files.unmatchedExclusions = excluded.indices
      .filter { !search.matchedExclusions.contains($0) }.map { excluded[$0].text }
    if sought == .catalogs { files.around.legacyTables = legacyTables(beside: files.files) }
    return files
  }

  /// The `.strings` and `.stringsdict` files of the same table as some catalog, by shown path.
  ///
  /// - Parameter catalogs: The catalogs.
  /// - Returns: The files in the catalogs' folders and the language folders around, sorted.
  public func legacyTables(beside catalogs: [DiscoveredFiles.File]) -> [String] {
    CatalogNeighbours(fileSystem: fileSystem, workingDirectory: workingDirectory)
      .legacyTables(beside: catalogs)
  }

  private func searchPath(_ place: CatalogPlace, _ search: inout FileSearch) {
    let path = FilePath(place.text, relativeTo: place.directory)
    let shown = path.shown(from: workingDirectory, asWritten: place.text)
    guard let information = fileSystem.information(at: path) else {
      search.result.problems.append(
        ReportProblem(
          location: place.location ?? SourceLocation(path: shown),
          message: "there is nothing at '\(place.text)'", remedy: "Check the spelling of the path.")
      )
      return
    }
    switch information.kind {
    case .directory: walk(path, place: place, matching: nil, &search)
    case .file, .special:
      search.add(
        DiscoveredFiles.File(path: path, shown: shown), identity: information.identity,
        isLink: false)
    }
  }

  private func searchPattern(_ place: CatalogPlace, _ search: inout FileSearch) {
    let start = FilePath(GlobPattern(place.text).literalDirectory, relativeTo: place.directory)
    let isAbsolute = place.text.hasPrefix("/")
    let count = search.seenFiles
    let pattern = GlobPattern(place.text)
    walk(
      start, place: place,
      matching: { path in
        isAbsolute
          ? pattern.matches(path.components)
          : pattern.matches(path.components.dropFirst(place.directory.components.count))
      }, &search)
    guard search.seenFiles == count else { return }
    search.result.problems.append(
      ReportProblem(
        location: place.location ?? SourceLocation(path: place.text),
        message: "no \(sought.noun) matches '\(place.text)'",
        remedy: "Correct the pattern, or remove it."))
  }

  private func walk(
    _ start: FilePath, place: CatalogPlace, matching: ((FilePath) -> Bool)?,
    _ search: inout FileSearch
  ) {
    let depth = start.components.count
    search.beginWalk(at: start)
    while let folder = search.nextFolder() {
      guard let information = fileSystem.information(at: folder), search.enter(information)
      else { continue }
      let shown = folder.shown(from: workingDirectory, asWritten: place.text)
      guard folder.components.count - depth < Self.depthLimit else {
        search.skip(shown, because: "more than \(Self.depthLimit) folders deep")
        continue
      }
      do throws(FileError) {
        let entries = try fileSystem.entries(at: folder).sorted { $0.name < $1.name }
        for entry in entries {
          visit(folder.appending(entry.name), entry, place: place, matching, &search)
        }
      } catch {
        search.result.problems.append(ReportProblem(error, shownAs: shown))
      }
    }
  }

  private func visit(
    _ path: FilePath, _ entry: DirectoryEntry, place: CatalogPlace,
    _ matching: ((FilePath) -> Bool)?, _ search: inout FileSearch
  ) {
    let interest = sought.interest(in: entry.name)
    let isWanted = interest == .wanted
    // Most files need no second look.
    if entry.kind == .file, interest == .none { return }
    let shown = path.shown(from: workingDirectory, asWritten: place.text)
    guard let kind = entry.kind ?? fileSystem.information(at: path)?.kind else {
      if isWanted {
        search.result.problems.append(
          ReportProblem(
            location: SourceLocation(path: shown), message: "the link leads nowhere",
            remedy: "Remove the link, or let it point to a \(sought.noun)."))
      }
      return
    }
    if isExcluded(path, &search) {
      if isWanted || kind == .directory { search.skip(shown, because: "excluded") }
    } else if kind == .directory {
      visitFolder(path, shown: shown, entry, isWanted: isWanted, &search)
    } else if isWanted {
      if let matching, !matching(path) { return }
      search.add(
        DiscoveredFiles.File(path: path, shown: shown),
        identity: fileSystem.information(at: path)?.identity, isLink: entry.kind == nil)
    } else if interest == .generatedSymbols {
      search.result.around.generatedSymbols.append(shown)
    } else if interest == .generated {
      search.skip(shown, because: "a generated source")
    }
  }

  private func visitFolder(
    _ path: FilePath, shown: String, _ entry: DirectoryEntry, isWanted: Bool,
    _ search: inout FileSearch
  ) {
    if isWanted, sought == .catalogs {
      search.result.problems.append(
        ReportProblem(
          location: SourceLocation(path: shown),
          message: "the name is a catalog's, but it is a folder",
          remedy: "Rename the folder, or put the catalog's file in its place."))
    } else if let reason = sought.reasonToSkip(folder: path.name) {
      if !SkippedFolders.isUnmentioned(path.name) { search.skip(shown, because: reason) }
    } else {
      search.add(folder: path, isLink: entry.kind == nil)
    }
  }

  private func isExcluded(_ path: FilePath, _ search: inout FileSearch) -> Bool {
    guard !excluded.isEmpty, root.contains(path) else { return false }
    let names = path.components.dropFirst(root.components.count)
    let matching = excluded.indices.filter { excluded[$0].matches(names) }
    search.matchedExclusions.formUnion(matching)
    return !matching.isEmpty
  }
}
