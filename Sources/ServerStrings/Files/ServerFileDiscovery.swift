import Checks
import Findings

/// Finds the files of a declaration.
struct ServerFileDiscovery {
  let fileSystem: any FileSystem
  let workingDirectory: FilePath
  let project: Project

  /// What was found.
  struct Result {
    var files: [ServerFile] = []
    var problems: [ReportProblem] = []
    var skipped: [SkippedItem] = []
  }

  /// The files, each once, in the order of the patterns and then of their paths.
  func files(of declaration: ServerStringsDeclaration) -> Result {
    var result = Result()
    var seen: Set<FilePath> = []
    let discovery = FileDiscovery(
      fileSystem: fileSystem, workingDirectory: workingDirectory, root: project.root,
      excluded: project.excluded, sought: .serverTexts(declaration.format.endings))
    if declaration.paths.isEmpty {
      result.problems.append(
        ReportProblem(
          location: declaration.location, message: "'paths' names no file of texts",
          remedy: "Name the files, such as 'config/locales/*.yml'."))
    }
    for text in declaration.paths {
      let pattern = LanguagePattern(text: text)
      let place = CatalogPlace(
        text: pattern.glob, directory: project.root, location: declaration.location)
      let found = discovery.files(at: [place])
      result.problems += found.problems.map { problem in
        guard pattern.namesLanguage else { return problem }
        var problem = problem
        problem.message.replace("'\(pattern.glob)'", with: "'\(text)'")
        return problem
      }
      result.skipped += found.skipped.filter { !result.skipped.contains($0) }
      for file in found.files where seen.insert(file.path).inserted {
        let names =
          text.hasPrefix("/")
          ? file.path.components[...]
          : file.path.components.dropFirst(project.root.components.count)
        result.files.append(
          ServerFile(
            file: file, language: pattern.language(in: names),
            isLanguageInPath: pattern.namesLanguage))
      }
    }
    return result
  }
}

extension ServerStringsDeclaration.Format {
  /// The endings of the files' names.
  var endings: [String] {
    switch self {
    case .rails: [".yml", ".yaml"]
    case .json: [".json"]
    case .strings: [".strings"]
    }
  }

  /// How the texts write their arguments.
  var placeholders: PlaceholderSyntax {
    switch self {
    case .rails: .rails
    case .json: .json
    case .strings: .printf
    }
  }
}
