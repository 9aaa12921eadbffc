/// The text of a golden file: a stamp, then blocks of rows that a person can read and a diff can show.
public struct GoldenFile: Sendable, Hashable {
  /// The version of the locale data that the texts were rendered with, such as `ICU 76.1, CLDR 46`.
  public var version: String
  /// The texts.
  public var rows: [GoldenRow]

  /// Creates a file.
  public init(version: String, rows: [GoldenRow]) {
    self.version = version
    self.rows = rows
  }

  /// Reads a file's text.
  ///
  /// - Throws: `GoldenFileError` at the first line that is neither stamp, heading nor row.
  public init(parsing text: String) throws(GoldenFileError) {
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
  public var text: String {
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
public struct GoldenFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// What stands there.
  public var content: String
  /// What is wrong and what to do.
  public var description: String {
    "line \(line) is neither stamp, heading nor row: '\(content)'; record the file anew"
  }
}
