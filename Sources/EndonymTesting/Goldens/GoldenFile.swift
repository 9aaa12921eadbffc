/// The text of a golden file: a stamp, then blocks of rows that a person can read and a diff can show.
struct GoldenFile: Hashable {
  var version: String
  var rows: [GoldenRow]

  init(version: LocaleDataVersion, rows: [GoldenRow]) {
    self.version = version.description
    self.rows = rows
  }

  /// Reads a file's text.
  ///
  /// - Throws: `GoldenFileError` at the first line that is neither stamp, heading nor row.
  init(parsing text: String) throws(GoldenFileError) {
    version = ""
    rows = []
    var headings: [String] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix(Self.stamp) {
        version = String(line.dropFirst(Self.stamp.count))
      } else if line.isEmpty || line.hasPrefix("#") {
        continue
      } else if !line.hasPrefix(" ") {
        headings = [String(line)]
      } else if let separator = line.firstRange(of: " : "), let heading = headings.first {
        let path = line[..<separator.lowerBound].split(separator: ", ").map {
          String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        rows.append(
          GoldenRow(
            path: [heading] + path, value: VisibleSpelling.read(line[separator.upperBound...])))
      } else {
        throw GoldenFileError(line: number + 1, content: String(line))
      }
    }
    if version.isEmpty { throw GoldenFileError(line: 1, content: "no stamp") }
  }

  /// The file's text.
  var text: String {
    var lines = [
      "# Recorded with ENDONYM_RECORD=1; what a person has decided stands in the anchors.",
      Self.stamp + version,
    ]
    var heading: String?
    let width = rows.map { key(of: $0).count }.max() ?? 0
    for row in rows {
      if row.path.first != heading {
        heading = row.path.first
        lines += ["", heading ?? ""]
      }
      let key = key(of: row)
      let padding = String(repeating: " ", count: width - key.count)
      lines.append("  \(key)\(padding) : \(VisibleSpelling.write(row.value))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let stamp = "# Locale data: "

  private func key(of row: GoldenRow) -> String { row.path.dropFirst().joined(separator: ", ") }
}

/// Why a golden file can't be read.
struct GoldenFileError: Error, CustomStringConvertible {
  var line: Int
  var content: String
  var description: String {
    "line \(line) is neither stamp, heading nor row: '\(content)'; record the file anew"
  }
}
