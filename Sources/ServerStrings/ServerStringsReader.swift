import Checks
import Findings

/// Reads the files of texts that a server owns.
public struct ServerStringsReader: Sendable {
  private let fileSystem: any FileSystem
  private let workingDirectory: FilePath?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - fileSystem: The files to read.
  ///   - workingDirectory: The directory from which reports show paths; the project's without one.
  public init(fileSystem: any FileSystem, workingDirectory: FilePath? = nil) {
    self.fileSystem = fileSystem
    self.workingDirectory = workingDirectory
  }

  /// The files that a project declares, as far as they are there.
  public func files(of project: Project) -> [FilePath] {
    project.slotOptions.serverStrings.flatMap { declaration in
      ServerFileDiscovery(
        fileSystem: fileSystem, workingDirectory: workingDirectory ?? project.root,
        project: project
      ).files(of: declaration).files.map(\.file.path)
    }
  }

  /// Reads all files that a project declares.
  ///
  /// A file that can't be read is a problem, and the others are read all the same.
  ///
  /// - Parameter project: The project.
  /// - Returns: A catalog for each declaration of which a file could be read, what kept the reading
  ///   from being whole, and what was left out.
  public func catalogs(
    of project: Project
  ) -> (catalogs: [ServerCatalog], problems: [ReportProblem], skipped: [SkippedItem]) {
    var catalogs: [ServerCatalog] = []
    var problems: [ReportProblem] = []
    var skipped: [SkippedItem] = []
    for declaration in project.slotOptions.serverStrings {
      let found = ServerFileDiscovery(
        fileSystem: fileSystem, workingDirectory: workingDirectory ?? project.root,
        project: project
      ).files(of: declaration)
      problems += found.problems
      skipped += found.skipped.filter { !skipped.contains($0) }
      let reader = ServerFileReader(fileSystem: fileSystem, format: declaration.format)
      var merge = ServerCatalogMerge(declaration: declaration)
      for file in found.files {
        if file.isLanguageInPath, file.language == nil, declaration.format != .rails {
          skipped.append(
            SkippedItem(path: file.file.shown, reason: "its path names no language"))
          continue
        }
        do throws(ReportProblem) {
          merge.add(try reader.reading(of: file), file.file)
        } catch {
          problems.append(error)
        }
      }
      guard !merge.files.isEmpty else { continue }
      let merged = merge.finished(for: project.options)
      problems += merged.problems
      catalogs.append(merged.catalog)
    }
    return (catalogs, problems, skipped)
  }
}
