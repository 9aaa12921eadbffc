internal import Checks
internal import Findings
internal import Foundation
internal import SourceRules
internal import StringCatalog

/// Runs banning rules over the sources below a folder.
struct BanRun {
  /// What came of it.
  struct Outcome {
    var fileCount: Int
    var findings: [Finding]
    var problems: [ReportProblem]
  }

  let root: FilePath
  private let rules: [any Rule]
  private let project: Project
  private let catalogs: [CatalogPlace]
  private let fileSystem = DiskFileSystem()

  init(root: String, rules: [String], catalogs: [String], configuration: String?) throws {
    let working = FilePath(FileManager.default.currentDirectoryPath)
    self.root = FilePath(root, relativeTo: working)
    guard fileSystem.information(at: self.root)?.kind == .directory else {
      throw SourceBanError(description: "there is no folder '\(self.root.text)'")
    }
    self.rules = try rules.map(Self.rule)
    if rules.isEmpty { throw SourceBanError(description: "no rule is named") }
    let reader = ProjectReader(
      fileSystem: fileSystem, workingDirectory: self.root,
      rules: SourceRuleRegistry.allWithCatalogs)
    let path =
      configuration.map { FilePath($0, relativeTo: working) } ?? reader.locate()
    let (project, problems) =
      path.map { reader.project(at: $0) } ?? (Project(root: self.root), [])
    if let problem = problems.first {
      throw SourceBanError(
        description: "\(problem.location.path):\(problem.location.line): \(problem.message). "
          + problem.remedy)
    }
    self.project = project
    let folder = self.root
    let named = catalogs.map { CatalogPlace(text: $0, directory: folder) }
    self.catalogs = named.isEmpty ? project.catalogs : named
    let needy = self.rules.first { $0.description.family == .keys }
    if let needy, self.catalogs.isEmpty {
      throw SourceBanError(
        description: "the rule '\(needy.description.identifier)' needs catalogs: name some")
    }
    // A ban that can't find anything would pass for ever.
    let bookish = self.rules.first {
      SourceRuleRegistry.rulebookRules.contains($0.description.identifier)
    }
    if let bookish, project.sourceOptions.rulebook == nil {
      throw SourceBanError(
        description: "the rule '\(bookish.description.identifier)' needs a 'rulebook' in "
          + "'endonym.json': say where the app formats its dates")
    }
  }

  private static func rule(_ identifier: String) throws -> any Rule {
    if let rule = SourceRuleRegistry.all.first(where: { $0.description.identifier == identifier }) {
      return rule
    }
    if SourceRuleRegistry.rule(named: identifier) != nil {
      throw SourceBanError(description: "the rule '\(identifier)' is about catalogs alone")
    }
    let known = SourceRuleRegistry.all.map(\.description.identifier)
    throw SourceBanError(
      description: "there is no rule '\(identifier)'. "
        + (NearestName.question(for: identifier, among: known)
          ?? "List them with 'endonym rules'."))
  }

  /// Looks at everything.
  func outcome() throws -> Outcome {
    var options = project.options
    options.onlyRules = Set(rules.map(\.description.identifier))
    let checked = options
    let checker = SourceChecker(rules: rules, options: checked)
    let jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let foundCatalogs = discovery(.catalogs).files(at: catalogs)
    let loadedCatalogs = CatalogLoader(
      fileSystem: fileSystem, maximumFileSize: project.maximumFileSize, jobs: jobs
    ).load(foundCatalogs.files) { catalog, file in
      InspectedCatalog(catalog, path: file.shown, options: checked)
    }
    let here = CatalogPlace(text: ".", directory: root)
    let found = discovery(.sources).files(at: [here])
    let loader = SourceLoader(
      fileSystem: fileSystem, root: project.root, options: project.sourceOptions,
      rules: checker.fileRules, members: SourceProject.symbolNames(of: loadedCatalogs.results),
      literals: SourceProject.keys(of: loadedCatalogs.results), jobs: jobs)
    let loaded = loader.load(found.files)
    let problems =
      foundCatalogs.problems + loadedCatalogs.problems + found.problems + loaded.problems
    var sources = SourceProject(
      files: loaded.files, catalogs: loadedCatalogs.results, options: project.sourceOptions,
      isWhole: problems.isEmpty)
    sources.mentionedKeys = OtherMentions(fileSystem: fileSystem, jobs: jobs).keys(
      unusedIn: sources, sources: found.files.map(\.path)
    ) { discovery(.otherSources).files(at: [here]).files.map(\.path) }
    let accepted = AcceptedExceptions(project.accepted).apply(
      to: checker.findings(in: sources), scope: RunScope(rules: [])
    ) { FilePath($0.location.path, relativeTo: root) }
    return Outcome(
      fileCount: loaded.files.count, findings: accepted.findings, problems: problems)
  }

  private func discovery(_ sought: SoughtFiles) -> FileDiscovery {
    FileDiscovery(
      fileSystem: fileSystem, workingDirectory: root, root: project.root,
      excluded: project.excluded, sought: sought)
  }

  /// The absolute path of a file by the path that findings call it.
  func path(of location: Findings.SourceLocation) -> String {
    FilePath(location.path, relativeTo: root).text
  }
}
