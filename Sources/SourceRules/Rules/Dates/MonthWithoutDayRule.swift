import Checks
import SwiftSyntax

/// Finds months in the form that belongs to a day, without a day.
struct MonthWithoutDayRule: DatePatternRule {
  static let description = RuleDescription(
    identifier: "month-without-day",
    family: .dates,
    title: "'MMMM' without a day",
    explanation: """
      Many languages have two forms of a month's name: one that stands with a day and one that \
      stands alone. `MMMM` is the former, `LLLL` the latter: October is "октября" and "октябрь" \
      in Russian, "października" and "październik" in Polish, "října" and "říjen" in Czech, \
      "lokakuuta" and "lokakuu" in Finnish. In languages with one form both letters give the \
      same. A template is left alone, because the locale chooses the form, and so is a plan of \
      the rulebook, which is decided by language. Source: UTS 35, part 4, "Date Field Symbol \
      Table". The mend writes `LLLL`.
      """,
    consequence: "Users of Slavic languages, Finnish and others read \"of October\" as a title.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          formatter.dateFormat = "↓MMMM yyyy"
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          formatter.dateFormat = "d MMMM yyyy"
          title.dateFormat = "LLLL yyyy"
          other.setLocalizedDateFormatFromTemplate("MMMMyyyy")
          let plan = DateRenderPlan(.pattern("MMMM"))
          """)
    ])

  func check(
    _ literal: DatePatternLiteral, in context: SourceContext, report: inout SourceReport
  ) {
    guard literal.use == .format, !context.isInRulebook, !literal.pattern.has("d") else { return }
    for field in literal.pattern.fields where field.letter == "M" && field.count == 4 {
      report.add(
        "'MMMM' is the form of a month that stands with a day",
        remedy: "Write 'LLLL' for the name that stands alone.", at: literal.range(of: field),
        edits: [literal.edit(field, to: "L")])
    }
  }
}
