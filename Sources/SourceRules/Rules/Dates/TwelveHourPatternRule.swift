import Checks
import SwiftSyntax

/// Finds times by the 12-hour clock that don't say which half of the day they mean.
struct TwelveHourPatternRule: DatePatternRule {
  static let description = RuleDescription(
    identifier: "twelve-hour-without-meridiem",
    family: .dates,
    title: "A 12-hour time without AM and PM",
    explanation: """
      `h` and `K` count to twelve, twice a day; without `a`, `b` or `B` a reader can't tell which \
      half is meant. A template is left alone, because the locale adds what it needs, and so is a \
      part of a plan, whose other parts may say it. Source: UTS 35, part 4, "Date Field Symbol \
      Table".
      """,
    consequence: "Users can't tell morning from evening.",
    severity: .error,
    triggering: [
      RuleExample(
        source: """
          formatter.dateFormat = "d MMM ↓hh:mm"
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          formatter.dateFormat = "h:mm a"
          formatter.dateFormat = "h:mm B"
          other.setLocalizedDateFormatFromTemplate("hmm")
          another.dateFormat = "d MMM 'h'"
          """)
    ])

  func check(
    _ literal: DatePatternLiteral, in context: SourceContext, report: inout SourceReport
  ) {
    guard !literal.isTemplate, literal.use != .planPart,
      let hour = literal.pattern.field("h", "K"), !literal.pattern.has("a", "b", "B")
    else { return }
    report.add(
      "'\(literal.pattern.text)' counts the hours to twelve and doesn't say which half of the day",
      remedy: "Add 'a', or take a template with 'j'.", at: literal.range(of: hour))
  }
}
