import Findings

/// Finds parts of a server's files that aren't read as texts.
struct ServerUnreadRule: ServerRule {
  static let description = RuleDescription(
    identifier: "server-unread",
    family: .server,
    title: "A part of a server's file that isn't read as a text",
    explanation: """
      A second YAML document in a file, of which Rails reads the first alone; a tag such as \
      `!ruby/object`, which makes something other than a text and may run code where it is allowed; \
      a list or map for a key; a name that isn't a language where one is expected; in JSON half a \
      surrogate pair. A block whose name begins with a dot, which only anchors are for, is left alone.
      """,
    consequence: "What stands there never reaches the app's user, or not as it is written.",
    severity: .warning,
    triggering: [
      RuleExample(
        serverFiles: [
          "config/locales/all.yml": """
          en:
            storm: ↓!ruby/object:Storm Storm
          ↓weather:
            frost: Frost
          ↓---
          de:
            storm: Sturm
          """
        ])
    ],
    nonTriggering: [
      RuleExample(
        serverFiles: [
          "config/locales/all.yml": """
          ---
          .shared: &ok OK
          en:
            ok: *ok
            number: !!str 12
          """
        ])
    ])

  func check(_ catalog: ServerCatalog, in project: ServerProject, report: inout ServerReport) {
    for issue in catalog.issues {
      guard case .unread(let message, let remedy) = issue.kind else { continue }
      report.add(
        message, remedy: remedy, at: issue.location, key: issue.key, language: issue.language)
    }
  }
}
