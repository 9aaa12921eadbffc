import Checks
import ServerStrings
import StringCatalog

/// The files that a project reads or keeps, so that nothing that a run writes replaces one.
///
/// Files are compared by where they really lie: links, and several names of one file, hide none.
struct ProjectFiles {
  /// What a file is to the project.
  enum Role: String {
    case catalog = "String Catalog"
    case source = "source"
    case configuration = "configuration"
    case baseline = "baseline"
    case accepted = "file of accepted widths"
    case tightest = "list of the tightest texts"
    case report = "committed report"
    case manifest = "manifest of rendered texts"
    case serverTexts = "file of a server's texts"
    case goldens = "recording"
    case anchors = "file of decided dates"
    case font = "font"
  }

  let environment: CommandEnvironment
  let project: Project

  private var fileSystem: any FileSystem { environment.fileSystem }

  /// What a file is to the project; nil where it is nothing that the project reads or keeps.
  ///
  /// - Parameters:
  ///   - path: The file, whether it is there or not.
  ///   - own: What it may be, since it is what is written.
  /// - Returns: What it is beside that.
  func role(of path: FilePath, beside own: Role? = nil) -> Role? {
    let target = fileSystem.target(of: path)
    if let role = roleByName(path) ?? roleByName(target) { return role }
    let kept = keptFiles.first { $0.role != own && isSame($0.path, path, target) }
    if let kept { return kept.role }
    if let goldens, fileSystem.target(of: goldens).contains(target) { return .goldens }
    // What isn't there yet is read by nothing.
    guard fileSystem.information(at: path)?.kind == .file else { return nil }
    let found: [(Role, () -> [FilePath])] = [
      (.serverTexts, serverTexts), (.catalog, catalogs), (.source, sources),
    ]
    return found.first { $0.1().contains { isSame($0, path, target) } }?.0
  }

  private func roleByName(_ path: FilePath) -> Role? {
    if path.isCatalog { return .catalog }
    if path.name.lowercased().hasSuffix(".swift") { return .source }
    return path.name == Project.configurationName ? .configuration : nil
  }

  private func isSame(_ other: FilePath, _ path: FilePath, _ target: FilePath) -> Bool {
    if other == path || fileSystem.target(of: other) == target { return true }
    guard let identity = fileSystem.information(at: path)?.identity else { return false }
    return fileSystem.information(at: other)?.identity == identity
  }

  private var goldens: FilePath? {
    project.sourceOptions.rulebook?.goldens.map { FilePath($0, relativeTo: project.root) }
  }

  /// The files that are named one by one.
  private var keptFiles: [(role: Role, path: FilePath)] {
    let options = project.slotOptions
    let anchors = project.sourceOptions.rulebook?.anchors.map {
      FilePath($0, relativeTo: project.root)
    }
    let configuration = project.configuration.map {
      FilePath($0, relativeTo: environment.workingDirectory)
    }
    let named: [(Role, FilePath?)] = [
      (.configuration, configuration), (.baseline, project.baseline),
      (.accepted, options.acceptedFile), (.tightest, options.tightestFile),
      (.report, options.report),
      (.manifest, FilePath(ManifestFile.path, relativeTo: project.root)), (.anchors, anchors),
    ]
    let fonts = options.fonts?.families.flatMap(\.files) ?? []
    return named.compactMap { role, path in path.map { (role, $0) } }
      + fonts.map { (.font, $0.path) }
  }

  private func serverTexts() -> [FilePath] {
    ServerStringsReader(
      fileSystem: fileSystem, workingDirectory: environment.workingDirectory
    ).files(of: project)
  }

  private func catalogs() -> [FilePath] {
    let root = CatalogPlace(text: ".", directory: project.root)
    return environment.discovery(.catalogs, in: project)
      .files(at: project.catalogs.isEmpty ? [root] : project.catalogs).files.map(\.path)
  }

  private func sources() -> [FilePath] {
    guard !project.sources.isEmpty else { return [] }
    return environment.discovery(.sources, in: project).files(at: project.sources).files
      .map(\.path)
  }
}

extension ProjectFiles {
  /// Sees to it that a report replaces nothing that the project reads or keeps.
  ///
  /// - Throws: `CommandFailure` where it would.
  func requireReplaceable(output: String?, command: String) throws(CommandFailure) {
    guard let output else { return }
    let path = FilePath(output, relativeTo: environment.workingDirectory)
    guard let role = role(of: path) else { return }
    throw .usage(
      command, "a report would replace the \(role.rawValue) '\(output)'\(end(of: path))",
      "Name another file.")
  }

  /// Sees to it that a file that `widths` names in the configuration is nothing else to the project.
  ///
  /// - Throws: `FileError` where it is.
  func requireOwn(_ path: FilePath, shown: String, as own: Role) throws(FileError) {
    guard let role = role(of: path, beside: own) else { return }
    throw FileError(
      path: shown,
      message: "the \(own.rawValue) would replace the \(role.rawValue)\(end(of: path))",
      remedy: "Name another file in 'widths'.")
  }

  /// Sees to it that the page that a call doesn't name goes to the project's own folder.
  ///
  /// - Throws: `FileError` where a link leads out of the project, or to what is no page.
  func requirePage(_ path: FilePath, shown: String) throws(FileError) {
    let remedy = "Remove the link, or name a file with '--output'."
    if let target = fileSystem.place(of: path, linkedOutOf: project.root) {
      throw FileError(
        path: shown, message: "a link leads out of the project, to '\(target.text)'",
        remedy: remedy)
    }
    let target = fileSystem.target(of: path)
    if role(of: path) == nil, target.name.lowercased().hasSuffix(".html") { return }
    throw FileError(
      path: shown, message: "the page would replace what is no page\(end(of: path))",
      remedy: remedy)
  }

  /// Where a path really leads, for a message; empty where it is what it says.
  private func end(of path: FilePath) -> String {
    let target = fileSystem.target(of: path)
    guard target.name != path.name else { return "" }
    return ": it leads to '\(target.shown(from: environment.workingDirectory, asWritten: ""))'"
  }
}
