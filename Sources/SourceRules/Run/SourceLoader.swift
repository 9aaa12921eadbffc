import Checks
import Findings
import StringCatalog

/// Reads sources, parses those in which there is something to find, and notes what they hold.
public struct SourceLoader: Sendable {
  /// What became of a list of files.
  public struct Result: Sendable {
    /// The sources that could be read, in the order of the list.
    public var files: [SourceProject.File] = []
    /// Those that can't be read.
    public var problems: [ReportProblem] = []
    /// Those that were left out, and why.
    public var skipped: [SkippedItem] = []
  }

  /// The size in bytes beyond which a source isn't parsed: people don't write such files.
  public static let parsedSizeLimit = 1 << 20

  /// The size in bytes beyond which a file isn't even read.
  private static let sizeLimit = 256 << 20

  /// Parsing recurses with the depth of the syntax tree.
  ///
  /// A file of the greatest size that is one chain of members needs this much; memory that isn't used
  /// isn't taken.
  private static let stackSize = 1 << 30

  private let fileSystem: any FileSystem
  private let root: FilePath
  private let options: SourceOptions
  private let inspector: SourceInspector
  private let triggers: Set<String>?
  private let members: Set<String>
  private let literals: Set<String>
  private let memory: FactMemory?
  private let jobs: Int

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - fileSystem: The files to read.
  ///   - root: The folder that the configuration's patterns are relative to.
  ///   - options: What the configuration says about sources.
  ///   - rules: The rules that see one file at a time.
  ///   - members: Names whose use behind a dot is to be noted.
  ///   - literals: Texts whose use as a literal is to be noted.
  ///   - memory: What earlier runs learned; nil to parse everything anew.
  ///   - jobs: How many threads may work at once.
  public init(
    fileSystem: any FileSystem, root: FilePath, options: SourceOptions,
    rules: [any SourceRule] = SourceRuleRegistry.fileRules, members: Set<String> = [],
    literals: Set<String> = [], memory: FactMemory? = nil, jobs: Int
  ) {
    self.fileSystem = fileSystem
    self.root = root
    self.options = options
    self.memory = memory
    self.jobs = jobs
    inspector = SourceInspector(rules: rules, options: options)
    triggers = Self.triggers(of: rules, options)
    self.members = members
    self.literals = literals
  }

  /// Reads files.
  public func load(_ files: [DiscoveredFiles.File]) -> Result {
    // Which intents' names are to be looked for is known once the rulebook has been read.
    let isInRulebook = files.map { place(of: $0).isInRulebook }
    let rulebook = read(files.indices.filter { isInRulebook[$0] }.map { files[$0] }, members)
    let intents = rulebook.flatMap { outcome -> [String] in
      guard case .read(let file) = outcome else { return [] }
      return file.facts?.intents.map(\.name) ?? []
    }
    let others = read(
      files.indices.filter { !isInRulebook[$0] }.map { files[$0] }, members.union(intents))
    var result = Result()
    var next = (rulebook: 0, others: 0)
    for isInRulebook in isInRulebook {
      let outcome: Outcome
      if isInRulebook {
        outcome = rulebook[next.rulebook]
        next.rulebook += 1
      } else {
        outcome = others[next.others]
        next.others += 1
      }
      switch outcome {
      case .read(let file): result.files.append(file)
      case .skipped(let item): result.skipped.append(item)
      case .failed(let problem): result.problems.append(problem)
      }
    }
    return result
  }

  private enum Outcome: Sendable {
    case read(SourceProject.File)
    case skipped(SkippedItem)
    case failed(ReportProblem)
  }

  private func read(_ files: [DiscoveredFiles.File], _ members: Set<String>) -> [Outcome] {
    guard !files.isEmpty else { return [] }
    let wanted = WantedWords(triggers: triggers, members: members, literals: literals)
    return parallelMap(files.count, jobs: jobs, stackSize: Self.stackSize) { index in
      read(files[index], wanted)
    }
  }

  private func place(of file: DiscoveredFiles.File) -> SourcePlace {
    SourcePlace(path: file.path.relative(to: root), options: options)
  }

  private func read(_ file: DiscoveredFiles.File, _ wanted: WantedWords) -> Outcome {
    let bytes: [UInt8]
    do {
      bytes = try fileSystem.bytes(at: file.path, maximumSize: Self.sizeLimit)
    } catch {
      return .failed(ReportProblem(error, shownAs: file.shown))
    }
    guard !Self.isUTF16OrUTF32(bytes) else {
      return .failed(
        ReportProblem(
          location: SourceLocation(path: file.shown),
          message: "the source is encoded in UTF-16 or UTF-32",
          remedy: "Save it as UTF-8, the only encoding of Swift."))
    }
    guard bytes.count <= Self.parsedSizeLimit else {
      return .skipped(
        SkippedItem(path: file.shown, reason: "larger than \(Self.parsedSizeLimit) bytes"))
    }
    let place = place(of: file)
    let search = wanted.search(bytes)
    var result = SourceProject.File(
      path: file.shown, place: place, facts: nil, words: search.used,
      relativePath: file.path.relative(to: root))
    // An enumeration of intents may not say in its own file that it is one.
    guard search.isToBeParsed || place.isInRulebook else { return .read(result) }
    guard !search.isTooDeep else {
      return .skipped(
        SkippedItem(
          path: file.shown, reason: "brackets or interpolations within one another too deeply"))
    }
    let key = FactMemory.Key(bytes, place)
    result.content = key
    if let known = memory?.facts(for: key) {
      result.facts = known
      return .read(result)
    }
    let facts = inspector.facts(of: bytes, at: place)
    memory?.remember(facts, for: key)
    result.facts = facts
    return .read(result)
  }

  /// Whether the first bytes are a mark of UTF-16 or UTF-32 (The Unicode Standard, chapter 2.13).
  private static func isUTF16OrUTF32(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0, 0, 0xFE, 0xFF])
  }

  /// The words that give reason to parse a file; nil where some rule wants to see every file.
  private static func triggers(
    of rules: [any SourceRule], _ options: SourceOptions
  ) -> Set<String>? {
    var triggers = FactCollector.triggers
    for routine in options.routines {
      triggers.insert(String(routine.name.split(separator: ".").last ?? ""))
    }
    triggers.formUnion(SlotUseReader.triggers(options))
    for rule in rules {
      let interests = type(of: rule).interests
      if interests.onlyWhereParsed { continue }
      if interests.triggers.isEmpty { return nil }
      triggers.formUnion(interests.triggers)
    }
    return triggers
  }
}
