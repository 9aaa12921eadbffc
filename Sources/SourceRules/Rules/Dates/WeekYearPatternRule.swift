import Checks
import SwiftSyntax

/// Finds the year of the week where the year is meant.
struct WeekYearPatternRule: DatePatternRule {
  static let description = RuleDescription(
    identifier: "week-year-pattern",
    family: .dates,
    title: "'Y' where 'y' is meant",
    explanation: """
      `Y` is the year to which the week belongs; it belongs with the week's number `w` and \
      differs from `y` in the days around New Year. 2018-12-31 is "Dec 31 2019" by \
      `MMM dd YYYY` in American English, 2021-01-01 is 2020 in German. Source: UTS 35, part 4, \
      "Date Field Symbol Table". The mend writes `y`.
      """,
    consequence: "In the days around New Year users read the wrong year.",
    severity: .error,
    triggering: [
      RuleExample(
        source: """
          formatter.dateFormat = "MMM dd ↓YYYY"
          other.setLocalizedDateFormatFromTemplate("↓YYYYMMMd")
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          formatter.dateFormat = "YYYY-'W'ww"
          other.dateFormat = "MMM dd yyyy 'in YYYY'"
          """)
    ])

  func check(
    _ literal: DatePatternLiteral, in context: SourceContext, report: inout SourceReport
  ) {
    guard !literal.pattern.has("w", "W") else { return }
    for field in literal.pattern.fields where field.letter == "Y" {
      report.add(
        "'\(String(repeating: "Y", count: field.count))' is the year of the week",
        remedy: "Write 'y' for the year of the date.", at: literal.range(of: field),
        edits: [literal.edit(field, to: "y")])
    }
  }
}
