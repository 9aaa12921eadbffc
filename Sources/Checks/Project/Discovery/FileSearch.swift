import Findings

/// What a search has found so far, and where it has been.
struct FileSearch {
  private struct Candidate {
    var file: DiscoveredFiles.File
    var identity: FileIdentity?
    var isLink: Bool
  }

  var result = DiscoveredFiles()
  /// The indices of the exclusions that matched something.
  var matchedExclusions: Set<Int> = []
  private var candidates: [Candidate] = []
  private var entered: Set<FileIdentity> = []
  private var folders: [FilePath] = []
  private var linkedFolders: [FilePath] = []
  private var skipped: Set<String> = []

  /// How many files were come upon, those with two names twice.
  var seenFiles: Int { candidates.count }

  /// Begins a walk, forgetting the folders that an earlier one has been to.
  mutating func beginWalk(at folder: FilePath) {
    entered = []
    folders = [folder]
    linkedFolders = []
  }

  /// Remembers a folder to look into.
  mutating func add(folder: FilePath, isLink: Bool) {
    if isLink { linkedFolders.append(folder) } else { folders.append(folder) }
  }

  /// The next folder to look into: those behind links last, so that things keep their own names.
  mutating func nextFolder() -> FilePath? {
    folders.popLast() ?? linkedFolders.popLast()
  }

  /// Whether a folder is to be looked into: no link led there before.
  mutating func enter(_ folder: FileInformation) -> Bool {
    entered.insert(folder.identity).inserted
  }

  /// Remembers a file that was looked for.
  mutating func add(_ file: DiscoveredFiles.File, identity: FileIdentity?, isLink: Bool) {
    candidates.append(Candidate(file: file, identity: identity, isLink: isLink))
  }

  /// Remembers something that was left out.
  mutating func skip(_ shown: String, because reason: String) {
    guard skipped.insert(shown).inserted else { return }
    result.skipped.append(SkippedItem(path: shown, reason: reason))
  }

  /// The result, each file once and by its own name rather than a link's.
  mutating func finished() -> DiscoveredFiles {
    var paths: Set<FilePath> = []
    var identities: Set<FileIdentity> = []
    for candidate in candidates.filter({ !$0.isLink }) + candidates.filter(\.isLink)
    where paths.insert(candidate.file.path).inserted {
      if let identity = candidate.identity, !identities.insert(identity).inserted {
        skip(candidate.file.shown, because: "another name of a file that is checked")
      } else {
        result.files.append(candidate.file)
      }
    }
    result.files.sort { $0.path < $1.path }
    result.around.generatedSymbols = Set(result.around.generatedSymbols).sorted()
    return result
  }
}
