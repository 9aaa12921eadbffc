import Foundation

/// The whole command that measures Skylight's slots, run as a user runs it.
struct SweepBenchmarks {
  var endonym: String
  var rounds: Int

  private static var skylight: URL {
    URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples/Skylight")
      .standardized
  }

  func comparisons() throws -> [Comparison] {
    let sweep = Command(
      arguments: [
        endonym, "widths", "--configuration",
        Self.skylight.appendingPathComponent("endonym.json").path,
      ],
      keepsOutput: false)
    var contest = Contest()
    contest.add(timingItself: "endonym widths") {
      let outcome = try sweep.run()
      // 1 says that a text doesn't fit, 2 that something couldn't be measured.
      guard outcome.code == 0 || outcome.code == 1 else {
        throw BenchmarkError("'endonym widths' failed with exit code \(outcome.code)")
      }
      return outcome.seconds
    }
    let times = try contest.medians(rounds: rounds)
    return [
      Comparison(
        subject: "endonym widths of Skylight: every slot, text and language",
        detail: "start included", figure: times[0], unit: "s", goal: .atMost(2))
    ]
  }
}
