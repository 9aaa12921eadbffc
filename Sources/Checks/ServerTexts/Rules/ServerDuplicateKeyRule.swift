import Findings

/// Finds keys that a server's files have twice.
struct ServerDuplicateKeyRule: ServerRule {
  static let description = RuleDescription(
    identifier: "server-duplicate-key",
    family: .server,
    title: "A key that a server's files have twice",
    explanation: """
      A key that stands twice in one map, or in two files of one declaration in the same language. \
      The server reads the last one; of two files, which is the last depends on the order in which \
      it loads them. What a merge key (`<<`) brings may be written anew.
      """,
    consequence: "One of the two texts is never shown, and whoever edits it wonders why.",
    severity: .error,
    triggering: [
      RuleExample(
        serverFiles: [
          "config/locales/a.yml": """
          en:
            storm: Storm
            frost: Frost
            ↓storm: Storm warning
          """,
          "config/locales/b.yml": """
          en:
            frost: ↓Freezing
          """,
        ])
    ],
    nonTriggering: [
      RuleExample(
        serverFiles: [
          "config/locales/all.yml": """
          en:
            shared: &shared
              ok: OK
            buttons:
              <<: *shared
              ok: Fine
          """
        ])
    ])

  func check(_ catalog: ServerCatalog, in project: ServerProject, report: inout ServerReport) {
    for issue in catalog.issues {
      guard case .duplicateKey(let first) = issue.kind else { continue }
      let name = issue.key ?? issue.language ?? ""
      report.add(
        "the key \(QuotedText.quoted(name)) stands twice"
          + (issue.key == nil ? "" : issue.language.map { " in '\($0)'" } ?? ""),
        remedy: "Keep one; the other stands in '\(first.path)', line \(first.line).",
        at: issue.location, key: issue.key, language: issue.language)
    }
  }
}
