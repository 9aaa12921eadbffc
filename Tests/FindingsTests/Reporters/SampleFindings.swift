import Findings

/// Findings and a summary that the reporters' tests share.
enum SampleFindings {
  /// A Thai value that calls for a number where the app hands over text.
  static let thai = Finding(
    rule: "format-signature", severity: .error,
    location: SourceLocation(path: "App/Localizable.xcstrings", line: 12, column: 21, offset: 340),
    entry: "Hello, %@", language: "th", variation: "plural.other",
    message: "the value reads a number where the app hands over text",
    excerpt: Excerpt(value: "สวัสดี %lld", marked: 19..<23),
    consequence: "The app crashes.", remedy: "Write '%@'.")

  /// A lesser finding in another file.
  static let stale = Finding(
    rule: "stale-entry", severity: .warning,
    location: SourceLocation(path: "App/InfoPlist.xcstrings", line: 3, column: 5, offset: 40),
    entry: "old", message: "nothing refers to 'old'",
    consequence: "Translators work for nothing.", remedy: "Delete the entry.")

  /// A hint without an entry.
  static let hint = Finding(
    rule: "generated-symbols", severity: .note,
    location: SourceLocation(path: "App/Localizable.xcstrings"),
    message: "generated symbols are checked in", consequence: "They grow stale.",
    remedy: "Delete the file.")

  static let all = [thai, stale, hint]

  static let summary = ReportSummary(
    version: "1.2.3",
    files: [
      CheckedFile(path: "App/Clean.xcstrings", entries: 1),
      CheckedFile(path: "App/InfoPlist.xcstrings", entries: 2),
      CheckedFile(path: "App/Localizable.xcstrings", entries: 40),
    ],
    languages: ["en", "th"],
    rules: [
      ReportedRule(
        identifier: "format-signature", summary: "Arguments differ.",
        explanation: "See {0} and [this](page).", severity: .error)
    ])

  static let style = ReportStyle(
    workingDirectory: "/home/me/app", languageName: { $0 == "th" ? "Thai" : nil })

  /// A copy of a finding with some of its parts changed.
  static func changed(_ finding: Finding, _ change: (inout Finding) -> Void) -> Finding {
    var copy = finding
    change(&copy)
    return copy
  }
}

extension Reporter {
  /// The report as text.
  func text(_ findings: [Finding], _ summary: ReportSummary = SampleFindings.summary) -> String {
    String(decoding: report(findings, summary: summary).bytes, as: UTF8.self)
  }
}
