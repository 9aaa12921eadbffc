import Foundation

/// One figure of a run, with what it should be.
struct Comparison {
  /// What a figure should be.
  enum Goal {
    case atLeast(Double)
    case atMost(Double)
    /// Told, not judged.
    case none
  }

  var subject: String
  var detail: String
  var figure: Double
  var unit: String
  var goal: Goal

  var isMet: Bool {
    switch goal {
    case .atLeast(let bound): figure >= bound
    case .atMost(let bound): figure <= bound
    case .none: true
    }
  }

  var goalText: String {
    switch goal {
    case .atLeast(let bound): "≥ \(bound.formatted(decimals: 2)) \(unit)"
    case .atMost(let bound): "≤ \(bound.formatted(decimals: 2)) \(unit)"
    case .none: ""
    }
  }

  var verdict: String {
    if case .none = goal { return "" }
    return isMet ? "met" : "MISSED"
  }
}

extension [Comparison] {
  /// The figures as an aligned table.
  var table: String {
    let rows =
      [["subject", "figure", "goal", "verdict", "detail"]]
      + map {
        [
          $0.subject, "\($0.figure.formatted(decimals: 2)) \($0.unit)", $0.goalText, $0.verdict,
          $0.detail,
        ]
      }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }
}

extension Double {
  /// The number with a fixed number of decimals.
  func formatted(decimals: Int) -> String { String(format: "%.\(decimals)f", self) }

  /// A time in seconds as milliseconds.
  var milliseconds: String { "\((self * 1000).formatted(decimals: 2)) ms" }
}
