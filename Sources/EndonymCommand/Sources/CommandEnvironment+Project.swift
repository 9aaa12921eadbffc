import Checks
import Findings
import SourceRules

extension CommandEnvironment {
  /// The project of the configuration that a command line names, else of the one that is found from
  /// here on upwards, else of this folder.
  func project(configuredBy named: String?) -> (project: Project, problems: [ReportProblem]) {
    let reader = ProjectReader(
      fileSystem: fileSystem, workingDirectory: workingDirectory,
      rules: SourceRuleRegistry.allWithCatalogs)
    if let named {
      return reader.project(at: FilePath(named, relativeTo: workingDirectory), asWritten: named)
    }
    guard let path = reader.locate() else { return (Project(root: workingDirectory), []) }
    return reader.project(at: path)
  }

  /// A search of a project's folders.
  func discovery(_ sought: SoughtFiles, in project: Project) -> FileDiscovery {
    FileDiscovery(
      fileSystem: fileSystem, workingDirectory: workingDirectory, root: project.root,
      excluded: project.excluded, sought: sought)
  }

  /// Says on standard error what went wrong with files.
  func report(_ problems: [ReportProblem]) {
    for problem in problems {
      let place = problem.location
      warn(
        "\(place.path):\(place.line):\(place.column): error: \(problem.message). \(problem.remedy)")
    }
  }

  /// Writes a line to standard error; where even that fails, the exit code has to do.
  func warn(_ line: String) {
    try? errors.write(VisibleText.spelled(line) + "\n")
  }
}
