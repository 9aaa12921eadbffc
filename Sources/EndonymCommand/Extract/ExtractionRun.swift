import Checks
import Findings
import SourceRules

/// Finds a project's sources and extracts what they look up.
struct ExtractionRun {
  /// What became of the sources.
  struct Outcome {
    var project: SourceProject
    /// The sources as the system knows them, in the order of the project's files.
    var paths: [FilePath] = []
    var problems: [ReportProblem] = []
    /// Why not every use is known; nil where it is.
    var gap: String?
  }

  let environment: CommandEnvironment
  let project: Project
  /// The sources that the command line names; empty for all.
  let places: [CatalogPlace]
  /// The share of the sources to look at; nil for all.
  var shard: Shard?
  let jobs: Int

  private var allPlaces: [CatalogPlace] {
    project.sources.isEmpty ? [CatalogPlace(text: ".", directory: project.root)] : project.sources
  }

  /// Reads the sources.
  ///
  /// - Parameter catalogs: The catalogs whose symbols and keys are to be noted where a source has them.
  /// - Returns: The sources with what they look up.
  func outcome(with catalogs: [InspectedCatalog] = []) -> Outcome {
    let discovery = environment.discovery(.sources, in: project)
    var found = discovery.files(at: places.isEmpty ? allPlaces : places)
    var gap: String?
    if !places.isEmpty {
      let all = Set(discovery.files(at: allPlaces).files.map(\.path))
      if !all.subtracting(found.files.map(\.path)).isEmpty { gap = "some sources were left out" }
    }
    if let shard {
      found.files = shard.part(of: found.files)
      if shard.count > 1 { gap = "this is one shard of \(shard.count)" }
    }
    let loaded = SourceExtraction(
      fileSystem: environment.fileSystem, root: project.root, options: project.sourceOptions,
      jobs: jobs
    ).load(found.files, catalogs: catalogs)
    let problems = found.problems + loaded.problems
    if !problems.isEmpty || !loaded.skipped.isEmpty { gap = gap ?? "a source can't be read" }
    if let broken = loaded.files.first(where: { $0.facts?.hasSyntaxErrors == true }) {
      gap = gap ?? "'\(broken.path)' can't be parsed"
    }
    let paths = Dictionary(
      found.files.map { ($0.shown, $0.path) }, uniquingKeysWith: { first, _ in first })
    return Outcome(
      project: SourceProject(
        files: loaded.files, catalogs: catalogs, options: project.sourceOptions,
        isWhole: gap == nil),
      paths: loaded.files.map { paths[$0.path] ?? project.root }, problems: problems, gap: gap)
  }

  /// The keys of catalogs that files of other kinds than Swift's name.
  func otherLiterals(amongKeysOf catalogs: [InspectedCatalog]) -> Set<String> {
    let files = environment.discovery(.otherSources, in: project).files(at: allPlaces).files
    var literals: Set<String> = []
    for file in files {
      guard
        let bytes = try? environment.fileSystem.bytes(
          at: file.path, maximumSize: project.maximumFileSize)
      else { continue }
      literals.formUnion(UsedWords.literals(in: bytes, amongKeysOf: catalogs))
    }
    return literals
  }
}

/// The options that commands about extraction share, understood.
struct ExtractionArguments {
  static let shard = OptionDeclaration.value(
    "shard", "I/N", .text, "Read only every Nth source, from the Ith on")

  var places: [CatalogPlace]
  var shard: Shard?
  var jobs: Int

  /// Understands the options.
  ///
  /// - Throws: `CommandFailure` at the first that makes no sense.
  init(
    _ arguments: ParsedArguments, of command: String, in environment: CommandEnvironment
  ) throws(CommandFailure) {
    if arguments.operands.contains("") {
      throw .usage(
        command, "a path is empty", "A variable of the shell may be unset; name the folder as '.'.")
    }
    places = arguments.operands.map {
      CatalogPlace(text: $0, directory: environment.workingDirectory)
    }
    if let text = arguments.value(of: Self.shard) {
      guard let shard = Shard(text) else {
        throw .usage(
          command, "'\(text)' is no shard", "Write I/N with I from 1 to N, such as '2/4'.")
      }
      self.shard = shard
    }
    jobs = max(1, environment.processorCount)
    if let text = arguments.value(of: CheckArguments.jobs) {
      guard let number = Int(text), (1...1024).contains(number) else {
        throw .usage(command, "'\(text)' is no number of threads", "Write a number from 1 to 1024.")
      }
      jobs = number
    }
  }
}
