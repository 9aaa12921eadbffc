import Checks
import Findings

/// Finds comments that declare keys which no catalog has.
struct UnmatchedKeyPatternRule: SourceProjectRule {
  static let description = RuleDescription(
    identifier: "unmatched-key-pattern",
    family: .keys,
    title: "A comment that declares keys which no catalog has",
    explanation: """
      `// endonym:keys level.* -- why` says that the code puts such keys together at run time. One \
      that matches no key is misspelt or left over, and would hide keys that come later.
      """,
    consequence: "A key that the code puts together at run time may be missing.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          ↓// endonym:keys levels.* -- made from the level's number
          func label(_ level: Int) -> String { NSLocalizedString("level.\\(level)", comment: "") }
          """,
        entries: """
          "level.1" : { }
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          // endonym:keys level.* -- made from the level's number
          func label(_ level: Int) -> String { NSLocalizedString("level.\\(level)", comment: "") }
          """,
        entries: """
          "level.1" : { }
          """)
    ])

  func check(_ project: SourceProject, report: inout SourceProjectReport) {
    guard !project.catalogs.isEmpty else { return }
    for pattern in KeyUsage(project).unmatchedPatterns {
      report.add(
        "no catalog has a key that matches \(QuotedText.quoted(pattern.declared.pattern))",
        remedy: "Correct the pattern, or remove the comment.",
        at: SourceLocation(path: pattern.path, pattern.declared.position),
        excerpt: Excerpt(value: pattern.declared.pattern))
    }
  }
}
