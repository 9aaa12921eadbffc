import Checks
import SwiftSyntax

/// Finds weekdays taken by place where the locale's first weekday counts, or cut to a letter.
struct FirstWeekdaySymbolRule: SourceRule {
  static let description = RuleDescription(
    identifier: "first-weekday-symbol",
    family: .dates,
    title: "A weekday by its place, or by its first letter",
    explanation: """
      The lists of weekdays begin with Sunday everywhere, the week doesn't: its first day is 1 \
      (Sunday) in the United States, 2 in Germany, 7 in Egypt, 1 in Portugal. `.first`, `[0]` and \
      the list shown as it is are right in some countries only; turn the list by \
      `calendar.firstWeekday`. And the first letter is no label: use \
      `veryShortStandaloneWeekdaySymbols`, and where a letter alone must tell the days apart, \
      mind that of seven only 5 differ in English, 4 in German and Russian, 6 in Finnish. An \
      index that comes from a date's weekday is left alone. Source: CLDR, "Week Data".
      """,
    consequence: "Users read a calendar whose columns bear the wrong weekdays.",
    severity: .error,
    triggering: [
      RuleExample(
        source: """
          let first = formatter.↓weekdaySymbols.first
          let start = calendar.↓shortWeekdaySymbols[0]
          let label = String(formatter.↓weekdaySymbols[weekday - 1].prefix(1))
          """),
      RuleExample(
        source: """
          ForEach(calendar.↓veryShortWeekdaySymbols, id: \\.self) { Text(verbatim: $0) }
          let row = (0..<7).map { calendar.↓shortWeekdaySymbols[$0] }
          let letters = calendar.↓weekdaySymbols.map { String($0.prefix(1)) }
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          let name = calendar.weekdaySymbols[calendar.component(.weekday, from: date) - 1]
          let first = calendar.weekdaySymbols[calendar.firstWeekday - 1]
          """),
      RuleExample(
        source: """
          func columns() -> [String] {
            let symbols = calendar.veryShortStandaloneWeekdaySymbols
            let first = calendar.firstWeekday - 1
            return (0..<7).map { calendar.shortWeekdaySymbols[($0 + first) % 7] }
          }
          """),
    ])

  private static let lists: Set<String> = [
    "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols",
    "standaloneWeekdaySymbols", "shortStandaloneWeekdaySymbols",
    "veryShortStandaloneWeekdaySymbols",
  ]

  static let interests = SourceInterests(members: lists)

  func check(
    _ member: MemberAccessExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    guard !context.source.place.isTest else { return }
    let use = WeekdaySymbolUse(of: member, context.source.scopes.budget)
    let name = member.declName.baseName.text
    if use.takesFirstLetter {
      report.add(
        "the first letter of a name in '\(name)' is used as its label",
        remedy: "Use 'veryShortStandaloneWeekdaySymbols'.", at: member.declName)
      return
    }
    guard use.isByPlace else { return }
    let scope = EnclosingScope(around: member, in: context.source)
    guard use.index != nil || !scope.names.contains("firstWeekday") else { return }
    report.add(
      "'\(name)' begins with Sunday, whatever the first day of the user's week",
      remedy: "Turn the list by the calendar's 'firstWeekday'.", at: member.declName,
      edits: edit(use.index, of: member, in: context.source).map { [$0] } ?? [])
  }

  /// Only a calendar knows its first weekday; a formatter's calendar is an implicitly unwrapped one.
  private func edit(
    _ index: ExprSyntax?, of member: MemberAccessExprSyntax, in source: InspectedSource
  ) -> SourceEdit? {
    guard let index, let base = member.base, let name = base.lastName,
      base.is(DeclReferenceExprSyntax.self), name.lowercased().hasSuffix("calendar")
    else { return nil }
    return SourceEdit(index.range, "\(name).firstWeekday - 1")
  }
}
