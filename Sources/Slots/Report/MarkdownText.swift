import Findings

/// Text of catalogs as Markdown shows it: as it is, whatever it is made of (CommonMark 0.31.2, GFM).
enum MarkdownText {
  /// The most characters of a text that are shown.
  private static let limit = 400

  /// A text on one line that is neither markup nor HTML and ends no cell of a table.
  static func escaped(_ text: String) -> String {
    var result = ""
    var shown = text.prefix(limit)
    if shown.endIndex != text.endIndex { shown += "…" }
    for scalar in VisibleText.spelled(String(shown)).unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "$", "!", "{", "}":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A row of a table, its cells escaped already.
  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  /// A table with its head; numbers stand at the right.
  static func table(_ head: [String], numbers: Set<Int> = [], _ rows: [[String]]) -> [String] {
    let rule = head.indices.map { numbers.contains($0) ? "---:" : "---" }
    return [row(head), row(rule)] + rows.map(row)
  }
}
