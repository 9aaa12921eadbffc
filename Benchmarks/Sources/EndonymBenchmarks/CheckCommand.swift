import Foundation
import StringCatalog

/// The release build of `endonym check`, run as a user runs it.
struct CheckCommand {
  var executable: String
  var catalogs: [String]

  /// The first argument that turns this program into the parent of the process that is measured.
  static let probe = "--measure-memory-of-command"

  private var arguments: [String] {
    [executable, "check", "--format", "json"] + catalogs
  }

  /// The whole time in seconds, start included; findings are no failure.
  func time() throws -> Double {
    let outcome = try Command(arguments: arguments, keepsOutput: false).run()
    guard outcome.code == 0 || outcome.code == 1 else {
      throw BenchmarkError("'endonym check' failed with exit code \(outcome.code)")
    }
    return outcome.seconds
  }

  /// The peak memory in bytes, seen from a small parent since a child inherits its parent's peak.
  func peakMemory() throws -> Int { try PeakMemory.ofFreshProcess([Self.probe] + arguments) }

  static func runProbe(_ arguments: ArraySlice<String>) throws {
    _ = try Command(arguments: Array(arguments)).run()
    print(PeakMemory.ofChildren())
  }
}

/// The whole command against what Foundation needs for parsing alone.
struct CheckBenchmarks {
  var corpus: Corpus
  var synthetic: Corpus.File
  var rounds: Int
  var endonym: String

  func comparisons() throws -> [Comparison] {
    let three = try corpus.largest(3)
    let check = CheckCommand(executable: endonym, catalogs: three.paths)
    var contest = Contest()
    contest.add(timingItself: "check") { try check.time() }
    // By the clock on both sides, since the command works on several threads; a process against a process first.
    let foundation = Command(
      arguments: [CommandLine.arguments[0], FoundationParse.probe] + three.paths,
      keepsOutput: false)
    contest.add(timingItself: "a process with JSONSerialization") { try foundation.run().seconds }
    contest.add(timingItself: "JSONSerialization") {
      try elapsedSeconds {
        for file in three.files { _ = try JSONSerialization.jsonObject(with: file.data) }
      }
    }
    let times = try contest.medians(rounds: rounds)
    let peak = try check.peakMemory()
    let large = CheckCommand(executable: endonym, catalogs: [synthetic.path])
    let largePeak = try large.peakMemory()
    return [
      Comparison(
        subject:
          "endonym check of the 3 largest, share of a process that parses with JSONSerialization",
        detail: "\(times[0].milliseconds) : \(times[1].milliseconds), \(three.size) bytes",
        figure: times[0] / times[1], unit: "×", goal: .atMost(1)),
      Comparison(
        subject: "the same, share of JSONSerialization alone in a warm process",
        detail: "\(times[0].milliseconds) : \(times[2].milliseconds)",
        figure: times[0] / times[2], unit: "×", goal: .none),
      memory("the 3 largest", peak, three.size),
      memory("the synthetic catalog", largePeak, synthetic.bytes.count),
    ]
  }

  private func memory(_ subject: String, _ peak: Int, _ size: Int) -> Comparison {
    Comparison(
      subject: "peak memory of endonym check of \(subject)", detail: "\(peak >> 20) MiB",
      figure: Double(peak) / Double(size), unit: "× file", goal: .atMost(12))
  }
}
