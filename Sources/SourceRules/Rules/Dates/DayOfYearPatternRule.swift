import Checks
import SwiftSyntax

/// Finds the day of the year where the day of the month is meant.
struct DayOfYearPatternRule: DatePatternRule {
  static let description = RuleDescription(
    identifier: "day-of-year-pattern",
    family: .dates,
    title: "'D' where 'd' is meant",
    explanation: """
      `D` counts the days of the year, so that the first of February is the 32nd. Next to a month \
      it is never meant. Without a month it is left alone, as in the ordinal dates of ISO 8601 \
      (`yyyy-DDD`). Source: UTS 35, part 4, "Date Field Symbol Table". The mend writes `d`.
      """,
    consequence: "From February on users read a day of the month that doesn't exist.",
    severity: .error,
    triggering: [
      RuleExample(
        source: """
          formatter.dateFormat = "yyyy-MM-↓DD"
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          formatter.dateFormat = "yyyy-DDD"
          other.dateFormat = "d MMM 'D'"
          """)
    ])

  func check(
    _ literal: DatePatternLiteral, in context: SourceContext, report: inout SourceReport
  ) {
    guard literal.pattern.has("M", "L"), !literal.pattern.has("d") else { return }
    for field in literal.pattern.fields where field.letter == "D" {
      report.add(
        "'\(String(repeating: "D", count: field.count))' is the day of the year",
        remedy: "Write 'd' for the day of the month.", at: literal.range(of: field),
        edits: field.count <= 2 ? [literal.edit(field, to: "d")] : [])
    }
  }
}
