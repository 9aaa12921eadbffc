import Checks
import SwiftSyntax

/// Finds the hours that hardly any language counts by.
struct HourZeroPatternRule: DatePatternRule {
  static let description = RuleDescription(
    identifier: "hour-zero-pattern",
    family: .dates,
    title: "An hour counted by 'k' or 'K'",
    explanation: """
      `k` counts the hours from 1 to 24, `K` from 0 to 11. Five past midnight is 0:05 by `H`, \
      24:05 by `k`, 12:05 AM by `h` and 0:05 AM by `K`. Of the languages in CLDR only Japanese \
      uses `K`, which a template chooses by itself. Source: UTS 35, part 4, "Date Field Symbol \
      Table". The mend writes `H` for `k`.
      """,
    consequence: "At midnight or noon users read an hour that their clock doesn't have.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          formatter.dateFormat = "↓kk:mm"
          other.dateFormat = "↓K:mm a"
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          formatter.dateFormat = "HH 'o''clock'"
          other.dateFormat = "h:mm a"
          """)
    ])

  func check(
    _ literal: DatePatternLiteral, in context: SourceContext, report: inout SourceReport
  ) {
    for field in literal.pattern.fields where field.letter == "k" || field.letter == "K" {
      let isOneBased = field.letter == "k"
      report.add(
        "'\(field.letter)' counts the hours \(isOneBased ? "from 1 to 24" : "from 0 to 11")",
        remedy: isOneBased
          ? "Write 'H' for the hours from 0 to 23." : "Write 'h' for the hours from 1 to 12.",
        at: literal.range(of: field),
        edits: isOneBased ? [literal.edit(field, to: "H")] : [])
    }
  }
}
