import Foundation

/// The whole commands that measure Skylight's slots and draw them, run as a user runs them.
struct SweepBenchmarks {
  var endonym: String
  var rounds: Int

  private static var skylight: URL {
    URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples/Skylight")
      .standardized
  }

  func comparisons() throws -> [Comparison] {
    let page = FileManager.default.temporaryDirectory
      .appendingPathComponent("endonym-benchmark-report.html")
    defer { try? FileManager.default.removeItem(at: page) }
    var contest = Contest()
    contest.add(timingItself: "endonym widths") { try seconds(of: ["widths"]) }
    contest.add(timingItself: "endonym report") {
      try seconds(of: ["report", "--output", page.path])
    }
    let times = try contest.medians(rounds: rounds)
    return [
      Comparison(
        subject: "endonym widths of Skylight: every slot, text and language",
        detail: "start included", figure: times[0], unit: "s", goal: .atMost(2)),
      Comparison(
        subject: "endonym report of Skylight: its page of pictures", detail: "start included",
        figure: times[1], unit: "s", goal: .atMost(3)),
      Comparison(
        subject: "the page of Skylight", detail: "one file, nothing beside it",
        figure: try megabytes(of: page), unit: "MB", goal: .atMost(5)),
    ]
  }

  private func seconds(of arguments: [String]) throws -> Double {
    let configuration = Self.skylight.appendingPathComponent("endonym.json").path
    let outcome = try Command(
      arguments: [endonym] + arguments + ["--configuration", configuration], keepsOutput: false
    ).run()
    // 1 says that a text doesn't fit, 2 that something couldn't be measured.
    guard outcome.code == 0 || outcome.code == 1 else {
      throw BenchmarkError("'endonym \(arguments[0])' failed with exit code \(outcome.code)")
    }
    return outcome.seconds
  }

  private func megabytes(of file: URL) throws -> Double {
    Double(try Data(contentsOf: file).count) / 1_000_000
  }
}
