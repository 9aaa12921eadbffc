import Findings
import StringCatalog

/// Reads catalogs, several at a time; one that can't be read doesn't keep the others from it.
public struct CatalogLoader: Sendable {
  private let fileSystem: any FileSystem
  private let limits: JSONLimits
  private let jobs: Int

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - fileSystem: The files to read.
  ///   - maximumFileSize: The size in bytes beyond which a file is refused.
  ///   - jobs: How many threads may work at once.
  public init(fileSystem: any FileSystem, maximumFileSize: Int, jobs: Int) {
    self.fileSystem = fileSystem
    limits = JSONLimits(maximumSize: maximumFileSize)
    self.jobs = jobs
  }

  /// Reads catalogs and makes something of each.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - transform: Makes the result of a catalog; called from any thread.
  /// - Returns: The results in the order of the files, and a problem for each that can't be read.
  public func load<Result: Sendable>(
    _ files: [DiscoveredFiles.File],
    _ transform: @escaping @Sendable (Catalog, DiscoveredFiles.File) -> Result
  ) -> (results: [Result], problems: [ReportProblem]) {
    let outcomes = parallelMap(files.count, jobs: jobs) { index -> Outcome<Result> in
      let file = files[index]
      do {
        let bytes = try fileSystem.bytes(at: file.path, maximumSize: limits.maximumSize)
        return .read(transform(try Catalog(parsing: bytes, limits: limits), file))
      } catch let error as FileError {
        return .failed(ReportProblem(error, shownAs: file.shown))
      } catch let error as CatalogError {
        return .failed(ReportProblem(error, shownAs: file.shown))
      } catch {
        return .failed(
          ReportProblem(
            location: SourceLocation(path: file.shown), message: "the file can't be read",
            remedy: "Look after the file."))
      }
    }
    var results: [Result] = []
    var problems: [ReportProblem] = []
    for outcome in outcomes {
      switch outcome {
      case .read(let result): results.append(result)
      case .failed(let problem): problems.append(problem)
      }
    }
    return (results, problems)
  }

  private enum Outcome<Result: Sendable>: Sendable {
    case read(Result)
    case failed(ReportProblem)
  }
}
