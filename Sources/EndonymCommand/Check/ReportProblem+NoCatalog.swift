import Checks
import Findings

extension ReportProblem {
  /// The problem of a project in which there is no String Catalog.
  static func noCatalog(
    in project: Project, seenFrom environment: CommandEnvironment, command: String
  ) -> ReportProblem {
    let verb = ["stats", "health", "find"].contains(command) ? "show" : command
    let root = project.root.relative(to: environment.workingDirectory)
    return ReportProblem(
      location: SourceLocation(path: project.configuration ?? root),
      message: "there is no String Catalog to \(verb)",
      remedy: "Name a folder that has '.xcstrings' files, as in 'endonym \(command) App'.")
  }
}
