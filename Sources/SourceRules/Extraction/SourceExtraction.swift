import Checks
import Findings

/// Finds the look-ups of a project's sources, those by the app's own functions and views included.
///
/// What takes a `LocalizedStringKey` may be declared in one file and called in another. So sources
/// are read once for what they declare, and those that name a declared initializer or function a
/// second time.
public struct SourceExtraction: Sendable {
  private let fileSystem: any FileSystem
  private let root: FilePath
  private let options: SourceOptions
  private let jobs: Int

  /// Creates an extraction.
  ///
  /// - Parameters:
  ///   - fileSystem: The files to read.
  ///   - root: The folder that the configuration's patterns are relative to.
  ///   - options: What the configuration says about sources.
  ///   - jobs: How many threads may work at once.
  public init(fileSystem: any FileSystem, root: FilePath, options: SourceOptions, jobs: Int) {
    self.fileSystem = fileSystem
    self.root = root
    self.options = options
    self.jobs = jobs
  }

  /// Reads sources.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - catalogs: The catalogs whose symbols and keys are to be noted where a source has them.
  /// - Returns: What every source holds, and what couldn't be read.
  public func load(
    _ files: [DiscoveredFiles.File], catalogs: [InspectedCatalog] = []
  ) -> SourceLoader.Result {
    var result = loader(options, catalogs).load(files)
    let declared = declaredRoutines(in: result.files)
    guard !declared.isEmpty else { return result }
    var extended = options
    extended.routines += declared
    let again = loader(extended, catalogs).load(self.files(files, naming: declared))
    let functions = Set(declared.map(\.name).filter { $0.first?.isUppercase == false })
    let places = Dictionary(
      result.files.indices.map { (result.files[$0].path, $0) },
      uniquingKeysWith: { first, _ in first })
    for var file in again.files {
      guard let place = places[file.path] else { continue }
      // Any function may have that name; a type is known by it.
      for index in (file.facts?.uses ?? []).indices
      where functions.contains(file.facts?.uses[index].routine ?? "") {
        file.facts?.uses[index].isDoubtful = true
      }
      result.files[place] = file
    }
    return result
  }

  private func loader(_ options: SourceOptions, _ catalogs: [InspectedCatalog]) -> SourceLoader {
    SourceLoader(
      fileSystem: fileSystem, root: root, options: options, rules: [],
      members: SourceProject.symbolNames(of: catalogs), literals: SourceProject.keys(of: catalogs),
      jobs: jobs)
  }

  /// The routines that the sources declare and the configuration doesn't name.
  private func declaredRoutines(in files: [SourceProject.File]) -> [LocalizingRoutine] {
    let configured = Set(options.routines.map(\.name))
    let declared = files.filter { !$0.place.isTest }.reduce(into: Set<DeclaredRoutine>()) {
      $0.formUnion($1.facts?.routines ?? [])
    }
    return declared.filter { !configured.contains($0.name) }
      .map { LocalizingRoutine(name: $0.name, keyLabel: $0.keyLabel) }
      .sorted { ($0.name, $0.keyLabel ?? "") < ($1.name, $1.keyLabel ?? "") }
  }

  private func files(
    _ files: [DiscoveredFiles.File], naming routines: [LocalizingRoutine]
  ) -> [DiscoveredFiles.File] {
    let wanted = WantedWords(
      triggers: Set(routines.map(\.name)), members: [String](), literals: [String]())
    let isWanted = parallelMap(files.count, jobs: jobs) { index in
      let bytes = try? fileSystem.bytes(
        at: files[index].path, maximumSize: SourceLoader.parsedSizeLimit)
      return bytes.map { wanted.search($0).isToBeParsed } ?? false
    }
    return zip(files, isWanted).filter(\.1).map(\.0)
  }
}
