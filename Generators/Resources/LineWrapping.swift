/// Joins items with a separator into lines of at most so many columns, each indented.
public func wrapped(
  _ items: [String], indent: Int, separator: String = ", ", width: Int = 100
) -> String {
  let margin = String(repeating: " ", count: indent)
  var lines: [String] = []
  var line = margin
  for (index, item) in items.enumerated() {
    let piece = index + 1 < items.count ? item + separator : item
    if line.count > indent, line.count + piece.count > width {
      lines.append(trimmedEnd(line))
      line = margin
    }
    line += piece
  }
  lines.append(trimmedEnd(line))
  return lines.joined(separator: "\n")
}

private func trimmedEnd(_ line: String) -> String {
  String(line.reversed().drop { $0 == " " }.reversed())
}
