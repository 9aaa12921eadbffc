import Checks
import Findings
import SourceRules
import StringCatalog

/// Finds a project's sources and learns what they hold.
struct SourceRun {
  /// What became of a project's sources.
  struct Outcome {
    var project: SourceProject
    /// The files by the path that reports call them.
    var files: [String: FilePath] = [:]
    var problems: [ReportProblem] = []
    var skipped: [SkippedItem] = []
  }

  let environment: CommandEnvironment
  let project: Project
  /// Where the sources are.
  let places: [CatalogPlace]
  /// The rules that see one file at a time.
  let rules: [any SourceRule]
  /// The share of the files to look at; nil for all.
  var shard: Shard?
  /// The folder in which earlier runs left what they learned; nil to begin anew.
  var memoryFolder: FilePath?
  let jobs: Int

  /// Looks for the sources and reads them.
  ///
  /// - Parameter catalogs: The catalogs whose symbols and keys count as used where a source has them.
  /// - Returns: The sources with all that is known of them.
  func outcome(with catalogs: [InspectedCatalog]) -> Outcome {
    let discovery = environment.discovery(.sources, in: project)
    var found = discovery.files(at: places)
    let isWhole = shard == nil && found.problems.isEmpty && isAll(found.files, discovery)
    if let shard { found.files = shard.part(of: found.files) }
    let memory = memory()
    let loader = SourceLoader(
      fileSystem: environment.fileSystem, root: project.root, options: project.sourceOptions,
      rules: rules, members: SourceProject.symbolNames(of: catalogs),
      literals: SourceProject.keys(of: catalogs), memory: memory?.facts, jobs: jobs)
    let loaded = loader.load(found.files)
    if let memory, let content = memory.facts.content,
      environment.fileSystem.place(of: memory.path, linkedOutOf: memory.path.directory) == nil
    {
      // A memory that can't be kept costs time in the next run and nothing else.
      try? environment.fileSystem.write(content, to: memory.path)
    }
    var sources = SourceProject(
      files: loaded.files, catalogs: catalogs, options: project.sourceOptions,
      isWhole: isWhole && loaded.problems.isEmpty && loaded.skipped.isEmpty)
    sources.mentionedKeys = OtherMentions(fileSystem: environment.fileSystem, jobs: jobs).keys(
      unusedIn: sources, sources: found.files.map(\.path)
    ) {
      environment.discovery(.otherSources, in: project).files(at: places).files.map(\.path)
    }
    return Outcome(
      project: sources,
      files: Dictionary(
        found.files.map { ($0.shown, $0.path) }, uniquingKeysWith: { first, _ in first }),
      problems: found.problems + loaded.problems, skipped: found.skipped + loaded.skipped)
  }

  /// Whether no source of the project lies elsewhere.
  ///
  /// What lies elsewhere may use what nothing here does. Without a configuration whoever names a
  /// folder names a project.
  private func isAll(_ files: [DiscoveredFiles.File], _ discovery: FileDiscovery) -> Bool {
    if places == project.configuredSources { return true }
    guard project.configuredSources.isEmpty else {
      let found = Set(files.map(\.path))
      return discovery.files(at: project.configuredSources).files
        .allSatisfy { found.contains($0.path) }
    }
    return places.contains {
      let path = FilePath($0.text, relativeTo: $0.directory)
      return environment.fileSystem.information(at: path)?.kind == .directory
    }
  }

  /// What earlier runs learned, and where to write it; nil where there is no place for it.
  private func memory() -> (facts: FactMemory, path: FilePath)? {
    guard let folder = memoryFolder else { return nil }
    var name = StableHash(project.root.text)
    name.add(byte: 0)
    let path = folder.appending("\(name.text).facts")
    let content = try? environment.fileSystem.bytes(at: path, maximumSize: FactMemory.sizeLimit)
    if content == nil {
      guard (try? environment.fileSystem.createFolder(at: folder)) != nil else { return nil }
    }
    let version = FactVersion.text(
      tool: "\(EndonymTool.version) \(environment.buildStamp)", rules: rules,
      options: project.sourceOptions)
    return (FactMemory(content: content ?? [], version: version), path)
  }
}
