import Findings
import Foundation

/// How often each rule found something in each real catalog.
struct CorpusCounts: Sendable, Equatable {
  /// A line of the table.
  struct Row: Sendable, Hashable, Comparable {
    var file: String
    var rule: String
    var severity: Severity
    var count: Int

    var line: String { "\(file)\t\(rule)\t\(severity.rawValue)\t\(count)" }

    static func < (left: Row, right: Row) -> Bool {
      (left.file, left.rule, left.severity) < (right.file, right.rule, right.severity)
    }
  }

  /// The lines, sorted.
  var rows: [Row]

  private static let header = """
    # A golden: what the rules found in the real catalogs, written by ENDONYM_RECORD=1.
    file\trule\tseverity\tcount

    """

  /// Counts findings.
  init(_ findings: [Finding]) {
    var counts: [Row: Int] = [:]
    for finding in findings {
      let row = Row(
        file: finding.location.path, rule: finding.rule, severity: finding.severity, count: 0)
      counts[row, default: 0] += 1
    }
    rows = counts.map { row, count in
      Row(file: row.file, rule: row.rule, severity: row.severity, count: count)
    }.sorted()
  }

  /// Reads a table; nil where a line is none.
  init?(table: String) {
    var rows: [Row] = []
    for line in table.split(separator: "\n").drop(while: { $0.hasPrefix("#") }).dropFirst() {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 4, let severity = Severity(rawValue: fields[2]),
        let count = Int(fields[3])
      else { return nil }
      rows.append(Row(file: fields[0], rule: fields[1], severity: severity, count: count))
    }
    self.rows = rows
  }

  /// The table as it is committed.
  var table: String { Self.header + rows.map { $0.line + "\n" }.joined() }

  /// What the other table has otherwise, as lines with `-` and `+`.
  func differences(from committed: CorpusCounts) -> [String] {
    let (mine, theirs) = (Set(rows), Set(committed.rows))
    return theirs.subtracting(mine).sorted().map { "- \($0.line)" }
      + mine.subtracting(theirs).sorted().map { "+ \($0.line)" }
  }
}
