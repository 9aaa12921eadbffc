import Checks
import StringCatalog

/// Keys that are named where neither look-ups nor symbols nor plain literals of Swift show it.
///
/// These are literals in files of other kinds, such as storyboards, and keys with specifiers whose
/// words stand around interpolations anywhere in a source.
public struct OtherMentions: Sendable {
  private let fileSystem: any FileSystem
  private let jobs: Int

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - fileSystem: The files to read.
  ///   - jobs: How many threads may work at once.
  public init(fileSystem: any FileSystem, jobs: Int) {
    self.fileSystem = fileSystem
    self.jobs = jobs
  }

  /// The mentioned ones among the keys that nothing else in a project uses.
  ///
  /// Where everything is used no file is read.
  ///
  /// - Parameters:
  ///   - project: The sources, with their catalogs.
  ///   - sources: The Swift sources.
  ///   - others: Finds the files of other kinds.
  /// - Returns: The keys; more than are unused may be among them.
  public func keys(
    unusedIn project: SourceProject, sources: [FilePath], others: () -> [FilePath]
  ) -> Set<String> {
    let usage = KeyUsage(project)
    let unused = usage.unused(in: project) ?? []
    guard !unused.isEmpty else { return [] }
    var wording = KeyWording()
    for index in unused { wording.add(usage.entries[index].key) }
    let complete = wording
    var keys: Set<String> = []
    if !complete.isEmpty {
      keys = search(sources) { complete.keys(wordedIn: $0) }
    }
    let catalogs = project.catalogs
    return keys.union(search(others()) { UsedWords.literals(in: $0, amongKeysOf: catalogs) })
  }

  private func search(
    _ paths: [FilePath], for find: @escaping @Sendable ([UInt8]) -> Set<String>
  ) -> Set<String> {
    let found = parallelMap(paths.count, jobs: jobs) { index -> Set<String> in
      let bytes = try? fileSystem.bytes(
        at: paths[index], maximumSize: SourceLoader.parsedSizeLimit)
      return bytes.map(find) ?? []
    }
    return found.reduce(into: []) { $0.formUnion($1) }
  }
}
