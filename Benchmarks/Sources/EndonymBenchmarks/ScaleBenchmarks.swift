import Foundation
import StringCatalog

/// How time grows with the catalog: ten times the keys should take about ten times the time.
struct ScaleBenchmarks {
  var small: Corpus.File
  var large: Corpus.File
  var rounds: Int
  var endonym: String?

  func comparisons() throws -> [Comparison] {
    var contest = Contest()
    for file in [small, large] {
      contest.add("catalog") { _ = try Catalog(parsing: file.bytes) }
    }
    var result = [growth("reader + model", try contest.medians(rounds: rounds))]
    if let endonym {
      var contest = Contest()
      for file in [small, large] {
        let check = CheckCommand(executable: endonym, catalogs: [file.path])
        contest.add(timingItself: "check") { try check.time() }
      }
      result.append(growth("endonym check", try contest.medians(rounds: min(rounds, 3))))
    }
    return result
  }

  /// The exponent of growth: 1 is linear, 2 quadratic.
  private func growth(_ subject: String, _ times: [Double]) -> Comparison {
    let sizes = Double(large.bytes.count) / Double(small.bytes.count)
    return Comparison(
      subject: "\(subject), exponent of its growth with the size",
      detail:
        "\(times[0].milliseconds) → \(times[1].milliseconds), size × \(sizes.formatted(decimals: 1))",
      figure: log(times[1] / times[0]) / log(sizes), unit: "", goal: .atMost(1.2))
  }
}
