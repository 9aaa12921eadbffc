import Findings
import StringCatalog

/// Reads `endonym.json`: JSON5, every mistake reported with its place.
public struct ProjectReader: Sendable {
  /// The most bytes that a configuration may have.
  private static let sizeLimit = 4 << 20

  private let fileSystem: any FileSystem
  private let workingDirectory: FilePath
  private let rules: [any Rule]

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - fileSystem: The files to read.
  ///   - workingDirectory: The directory from which reports show paths.
  ///   - rules: The rules whose names the configuration may use.
  public init(
    fileSystem: any FileSystem, workingDirectory: FilePath, rules: [any Rule] = RuleRegistry.all
  ) {
    self.fileSystem = fileSystem
    self.workingDirectory = workingDirectory
    self.rules = rules
  }

  /// The configuration that counts in the working directory; nil where there is none.
  ///
  /// It lies there or in a folder above, up to the one that holds `.git`; outside of a repository
  /// only the working directory itself is looked at.
  public func locate() -> FilePath? {
    var folder = workingDirectory
    var found: FilePath?
    while true {
      let candidate = folder.appending(Project.configurationName)
      if found == nil, fileSystem.information(at: candidate) != nil { found = candidate }
      if fileSystem.information(at: folder.appending(".git")) != nil { return found }
      guard folder != .root else { break }
      folder = folder.directory
    }
    let beside = workingDirectory.appending(Project.configurationName)
    return found == beside ? found : nil
  }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - written: The path as the user wrote it, which decides how reports show it.
  /// - Returns: The project with everything that could be understood, and all that is wrong.
  public func project(
    at path: FilePath, asWritten written: String = ""
  ) -> (project: Project, problems: [ReportProblem]) {
    let shown = path.shown(from: workingDirectory, asWritten: written)
    var project = Project(root: path.directory)
    project.configuration = shown
    let value: JSON5Value
    do {
      value = try JSON5Reader.value(
        of: try fileSystem.bytes(at: path, maximumSize: Self.sizeLimit))
    } catch let error as FileError {
      return (project, [ReportProblem(error, shownAs: shown)])
    } catch let error as JSON5Error {
      return (project, [ReportProblem(error, shownAs: shown)])
    } catch {
      return (project, [])
    }
    var validator = ConfigurationValidator(
      path: shown, rules: rules.map(\.description.identifier))
    validator.validate(value, keys: ConfigurationKeys.all, name: "the configuration")
    fill(&project, from: value, shown: shown)
    checkBaseline(of: project, value, &validator)
    return (project, validator.problems)
  }

  private func fill(_ project: inout Project, from value: JSON5Value, shown: String) {
    func texts(_ name: String) -> [String]? { value[name]?.array?.compactMap(\.string) }
    func places(_ name: String) -> [CatalogPlace] {
      (value[name]?.array ?? []).compactMap { element in
        element.string.map {
          CatalogPlace(
            text: $0, directory: project.root,
            location: SourceLocation(
              path: shown, line: element.position.line, column: element.position.column))
        }
      }
    }
    project.catalogs = places("catalogs")
    project.sources = places("sources")
    project.configuredSources = project.sources
    project.sourceOptions = SourceOptions(value)
    project.slotOptions = SlotOptions(value, root: project.root, shown: shown)
    project.sourceOptions.slots = project.slotOptions.slots
    project.sourceOptions.slotViews = project.slotOptions.slotViews
    project.excluded = (texts("exclude") ?? []).map(GlobPattern.init)
    project.failingSeverity =
      value["failOn"]?.string.flatMap(Severity.init) ?? project.failingSeverity
    project.baseline = value["baseline"]?.string.map { FilePath($0, relativeTo: project.root) }
    project.maximumFileSize = value["maximumFileSize"]?.integer ?? project.maximumFileSize
    project.accepted = (value["accepted"]?.array ?? []).compactMap {
      AcceptedException($0, root: project.root, configuration: shown)
    }
    project.options.sourceLanguage = value["sourceLanguage"]?.string
    project.options.requiredLanguages = texts("requiredLanguages") ?? []
    project.options.optIn = Set(texts("optIn") ?? [])
    project.options.untranslatedTerms = Set(texts("untranslatedTerms") ?? [])
    for member in value["rules"]?.object ?? [] {
      project.options.settings[member.name] = member.value.string.flatMap(RuleSetting.init)
    }
    if let states = texts("unfinishedStates") {
      project.options.unfinishedStates = Set(states.map(TranslationState.init(catalogSpelling:)))
    }
  }

  /// A run writes its baseline; a configuration must not lead it out of its own folder.
  private func checkBaseline(
    of project: Project, _ value: JSON5Value, _ validator: inout ConfigurationValidator
  ) {
    guard let baseline = project.baseline, let place = value["baseline"]?.position,
      !project.root.contains(baseline)
    else { return }
    validator.report(
      "the baseline lies outside of the configuration's folder",
      "Name a file below it, or give another one with '--baseline'.", at: place)
  }
}

extension RuleSetting {
  /// Reads the configuration's spelling: `off` or a severity.
  public init?(_ spelling: String) {
    if spelling == "off" {
      self = .off
    } else if let severity = Severity(rawValue: spelling) {
      self = .severity(severity)
    } else {
      return nil
    }
  }
}
