import Checks
import Findings
import SourceRules
import StringCatalog

/// A project's catalogs and sources together, as commands about both see them.
struct ProjectContent {
  /// The project as its configuration describes it.
  var project: Project
  /// The catalogs that could be read.
  var catalogs: [InspectedCatalog] = []
  /// The sources, with what is known of them.
  var sources: SourceProject
  /// The sources' files by the paths that reports call them.
  var files: [String: FilePath] = [:]
  /// What kept it from being whole.
  var problems: [ReportProblem] = []
  /// What was left out, and why.
  var skipped: [SkippedItem] = []

  /// The content of a source, by the path that reports call it; nil where it can't be read.
  func bytes(of path: String, in environment: CommandEnvironment) -> [UInt8]? {
    guard let file = files[path] else { return nil }
    return try? environment.fileSystem.bytes(at: file, maximumSize: SourceLoader.parsedSizeLimit)
  }
}

/// Reads a project's catalogs and sources.
struct ProjectContentReader {
  let environment: CommandEnvironment
  /// The command that wants them, for messages.
  let command: String
  /// The places to look in; empty where the configuration decides.
  let places: [String]
  /// The configuration's file, where the call names one.
  let configuration: String?
  /// Whether it is enough to have catalogs.
  var needsSources = true

  /// Reads everything.
  ///
  /// - Parameter rules: The rules on single sources to run, of the options that the configuration has.
  /// - Returns: What could be read, and what could not.
  func content(rules: (CheckOptions) -> [any SourceRule]) -> ProjectContent {
    let (project, problems) = environment.project(configuredBy: configuration)
    var content = ProjectContent(
      project: project, sources: SourceProject(files: []), problems: problems)
    // A configuration half understood would show something that nobody asked for.
    guard problems.isEmpty else { return content }
    readCatalogs(into: &content)
    readSources(rules(project.options), into: &content)
    return content
  }

  private func named(withoutEnding ending: String) -> [CatalogPlace] {
    places.filter { !$0.hasSuffix(ending) }
      .map { CatalogPlace(text: $0, directory: environment.workingDirectory) }
  }

  private func readCatalogs(into content: inout ProjectContent) {
    let project = content.project
    var wanted = named(withoutEnding: ".swift")
    if places.isEmpty {
      wanted = project.catalogs.isEmpty ? [Self.root(of: project)] : project.catalogs
    }
    let found = environment.discovery(.catalogs, in: project).files(at: wanted)
    let loader = CatalogLoader(
      fileSystem: environment.fileSystem, maximumFileSize: project.maximumFileSize,
      jobs: max(1, environment.processorCount))
    let loaded = loader.load(found.files) { catalog, file in
      InspectedCatalog(catalog, path: file.shown, options: project.options)
    }
    content.catalogs = loaded.results
    content.problems += found.problems + loaded.problems
    if found.files.isEmpty, found.problems.isEmpty {
      content.problems.append(.noCatalog(in: project, seenFrom: environment, command: command))
    }
  }

  private func readSources(_ rules: [any SourceRule], into content: inout ProjectContent) {
    let project = content.project
    var configured = project.sources
    if configured.isEmpty { configured = [Self.root(of: project)] }
    let wanted = places.isEmpty ? configured : named(withoutEnding: ".xcstrings")
    guard !wanted.isEmpty else { return }
    let run = SourceRun(
      environment: environment, project: project, places: wanted, rules: rules, shard: nil,
      memoryFolder: environment.memoryFolder, jobs: max(1, environment.processorCount))
    let outcome = run.outcome(with: content.catalogs)
    content.sources = outcome.project
    content.files = outcome.files
    content.skipped = outcome.skipped
    // A place that isn't there was looked for twice.
    let known = content.problems
    content.problems += outcome.problems.filter { !known.contains($0) }
    if needsSources, outcome.files.isEmpty, outcome.problems.isEmpty {
      content.problems.append(
        ReportProblem(
          location: SourceLocation(path: wanted[0].text),
          message: "there is no Swift source at '\(wanted[0].text)'",
          remedy: "Name the folder of the app's sources."))
    }
  }

  private static func root(of project: Project) -> CatalogPlace {
    CatalogPlace(text: ".", directory: project.root)
  }
}
