extension ReportStyle {
  /// The columns that an entry's key may fill before it is shortened.
  private static let keyColumns = 60

  /// Where in the catalog a finding stands, in words: `entry 'key', Thai (th), plural.other`.
  func context(of finding: Finding) -> String? {
    var parts: [String] = []
    if let entry = finding.entry {
      let window = ExcerptWindow(Excerpt(value: entry), columns: Self.keyColumns)
      parts.append("entry '\(window.isolated)'")
    }
    if let language = finding.language { parts.append(spelledLanguage(language)) }
    if let variation = finding.variation { parts.append(VisibleText.spelled(variation)) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
