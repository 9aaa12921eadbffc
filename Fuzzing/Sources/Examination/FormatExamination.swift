import StringCatalog

/// Compares a text's format specifiers with its bytes.
struct FormatExamination {
  let text: String

  init(_ text: String) { self.text = text }

  func violations() -> [String] {
    let format = FormatString(parsing: text)
    let bytes = Array(text.utf8)
    var found = examine(format, bytes)
    found += examine(format.resolved(against: format), bytes)
    found += examine(format.resolved(against: FormatString(parsing: "%1$@ %lld")), bytes)
    return found
  }

  private func examine(_ format: FormatString, _ bytes: [UInt8]) -> [String] {
    var found: [String] = []
    let ranges = (format.specifiers.map(\.range) + format.strayPercents)
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var end = 0
    for range in ranges {
      guard range.lowerBound >= end, range.upperBound <= bytes.count, !range.isEmpty else {
        found.append("the specifier at \(range) overlaps or leaves '\(text)'")
        return found
      }
      if bytes[range.lowerBound] != UInt8(ascii: "%") {
        found.append("no percent sign at \(range) of '\(text)'")
      }
      end = range.upperBound
    }
    return found
  }
}
