import Checks
import Findings
import SourceRules
import StringCatalog

/// The part of a check that is about Swift sources.
struct SourceCheck {
  let request: CheckRequest
  let environment: CommandEnvironment

  /// The most times that sources are mended and looked at again: one mend can lay another bare.
  private static let roundLimit = 8

  /// Adds what is wrong with the project's sources to an outcome.
  func extend(
    _ outcome: inout CheckOutcome, with catalogs: [InspectedCatalog], _ progress: ProgressLine
  ) {
    progress.begin("reading sources")
    let checker = SourceChecker(options: outcome.project.options)
    let run = SourceRun(
      environment: environment, project: outcome.project, places: outcome.project.sources,
      rules: checker.fileRules, shard: request.shard, memoryFolder: request.memoryFolder,
      jobs: request.jobs)
    var sources = run.outcome(with: catalogs)
    if request.mends { mend(&sources, run, checker, catalogs, &outcome) }
    outcome.summary.problems += sources.problems
    let known = Set(outcome.summary.skipped)
    outcome.summary.skipped += sources.skipped.filter { !known.contains($0) }
    outcome.summary.sources = sources.project.files.map(\.path)
    outcome.findings += checker.findings(in: sources.project)
    outcome.scope.rules.formUnion(checker.rules.map(\.description.identifier))
    outcome.scope.files?.formUnion(
      sources.project.files.compactMap { sources.files[$0.path] })
    outcome.summary.rules =
      (outcome.summary.rules + checker.rules.map { ReportedRule($0.description) })
      .sorted { $0.identifier < $1.identifier }
    if sources.project.files.isEmpty, sources.problems.isEmpty, request.shard == nil {
      outcome.summary.problems.append(noSource(in: outcome.project))
    }
  }

  private func noSource(in project: Project) -> ReportProblem {
    let place = project.sources[0]
    return ReportProblem(
      location: place.location ?? SourceLocation(path: place.text),
      message: "there is no Swift source at '\(place.text)'",
      remedy: "Name the folder of the app's sources.")
  }

  /// Mends sources until nothing is left that can be, and looks at them again.
  private func mend(
    _ sources: inout SourceRun.Outcome, _ run: SourceRun, _ checker: SourceChecker,
    _ catalogs: [InspectedCatalog], _ outcome: inout CheckOutcome
  ) {
    var mended = 0
    var files: Set<String> = []
    var elsewhere: [String: FilePath] = [:]
    for _ in 0..<Self.roundLimit {
      let edits = checker.edits(in: sources.project)
      let known = Dictionary(
        sources.project.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      var hasWritten = false
      for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
        guard let file = sources.files[path], let source = known[path] else { continue }
        if let place = environment.fileSystem.place(of: file, linkedOutOf: outcome.project.root) {
          elsewhere[path] = place
          continue
        }
        do throws(FileError) {
          let bytes = try environment.fileSystem.bytes(
            at: file, maximumSize: SourceLoader.parsedSizeLimit)
          guard FactMemory.Key(bytes, source.place) == source.content else {
            throw FileError(changedMeanwhile: file)
          }
          let result = SourceMending.apply(edits, to: bytes)
          guard result.bytes != bytes else { continue }
          try environment.fileSystem.write(result.bytes, to: file)
          mended += result.mended
          files.insert(path)
          hasWritten = true
        } catch {
          outcome.summary.problems.append(ReportProblem(error, shownAs: path))
        }
      }
      guard hasWritten else { break }
      sources = run.outcome(with: catalogs)
    }
    for (path, place) in elsewhere.sorted(by: { $0.key < $1.key }) {
      outcome.summary.remarks.append(
        "'\(path)' is left alone: it is a link out of the project, to '\(place.text)'")
    }
    let places = FindingCounts.spelled(mended, "finding")
    outcome.summary.remarks.append(
      mended == 0
        ? "nothing could be mended mechanically"
        : "mended \(places) in \(FindingCounts.spelled(files.count, "source"))")
  }
}
