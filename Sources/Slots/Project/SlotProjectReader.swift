import Checks
import Findings
import Ink
import StringCatalog

/// Reads what a project's slots are measured with.
public struct SlotProjectReader: Sendable {
  /// Reads the texts that servers own.
  public typealias ServerReading =
    @Sendable (Project) -> (
      catalogs: [ServerCatalog], problems: [ReportProblem], skipped: [SkippedItem]
    )

  private let fileSystem: any FileSystem
  private let workingDirectory: FilePath
  private let jobs: Int
  private let readServers: ServerReading

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - fileSystem: The files.
  ///   - workingDirectory: The directory from which reports show paths.
  ///   - jobs: How many threads may work at once.
  ///   - readServers: Reads the texts that servers own.
  public init(
    fileSystem: any FileSystem, workingDirectory: FilePath, jobs: Int,
    readServers: @escaping ServerReading
  ) {
    self.fileSystem = fileSystem
    self.workingDirectory = workingDirectory
    self.jobs = jobs
    self.readServers = readServers
  }

  /// Reads a project's catalogs, servers' texts and manifest, and makes its slots.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - deviceWidth: The width in points of the screen that is measured for; nil for the
  ///     configuration's.
  /// - Returns: What could be read, and what could not.
  public func read(_ project: Project, deviceWidth: Double? = nil) -> SlotProject {
    let (catalogs, found) = catalogs(of: project)
    let servers = readServers(project)
    let options = project.slotOptions
    let (slots, mistakes) = SlotResolver(options, deviceWidth: deviceWidth).resolve()
    let (fonts, fontMistakes) = FontStack.stack(options.fonts, standard: .debian)
    return SlotProject(
      project: project, slots: slots,
      sources: SlotSources(
        catalogs: catalogs, servers: servers.catalogs, manifest: manifest(of: project),
        sourceLanguage: project.options.sourceLanguage,
        requiredLanguages: project.options.requiredLanguages),
      fonts: options.fonts == nil ? nil : fonts,
      problems: mistakes + fontMistakes + found.problems + servers.problems,
      skipped: found.skipped + servers.skipped)
  }

  private func catalogs(
    of project: Project
  ) -> (catalogs: [SlotSources.CatalogFile], found: DiscoveredFiles) {
    let discovery = FileDiscovery(
      fileSystem: fileSystem, workingDirectory: workingDirectory, root: project.root,
      excluded: project.excluded, sought: .catalogs)
    let root = CatalogPlace(text: ".", directory: project.root)
    var found = discovery.files(at: project.catalogs.isEmpty ? [root] : project.catalogs)
    let loader = CatalogLoader(
      fileSystem: fileSystem, maximumFileSize: project.maximumFileSize, jobs: jobs)
    let (options, folder) = (project.options, project.root)
    let loaded = loader.load(found.files) { catalog, file in
      SlotSources.CatalogFile(
        InspectedCatalog(catalog, path: file.shown, options: options),
        path: file.path.relative(to: folder))
    }
    found.problems += loaded.problems
    return (loaded.results, found)
  }

  /// The manifest, or why it can't be read, which matters where a slot needs it.
  private func manifest(of project: Project) -> Result<RenderedManifest, ReportProblem> {
    let file = ManifestFile(package: project.root, fileSystem: fileSystem)
    do throws(FileError) {
      return .success(try file.read())
    } catch {
      let path = FilePath(ManifestFile.path, relativeTo: project.root)
      return .failure(
        ReportProblem(error, shownAs: path.shown(from: workingDirectory, asWritten: "")))
    }
  }
}
