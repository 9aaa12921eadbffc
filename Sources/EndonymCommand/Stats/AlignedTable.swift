import Findings

/// Lays cells out in columns: the first to the left, numbers to the right.
struct AlignedTable {
  private let widths: [Int]

  /// Measures all rows, so that several blocks share their columns.
  init(headings: [String], rows: [[String]]) {
    widths = headings.indices.map { column in
      ([headings] + rows).map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
    }
  }

  /// A row on one line.
  func line(_ cells: [String]) -> String {
    let padded = zip(cells, widths).enumerated().map { index, cell in
      let (text, width) = cell
      let padding = String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text)))
      return index == 0 ? text + padding : padding + text
    }
    return "  " + padded.joined(separator: "  ") + "\n"
  }
}
