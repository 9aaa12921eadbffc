import Checks
import SwiftSyntax

/// Finds dates rendered as an intent in files that show nothing.
struct IntentOutsideUIRule: SourceRule {
  static let description = RuleDescription(
    identifier: "intent-outside-ui",
    family: .dates,
    title: "A date intent outside of UI code",
    explanation: """
      A date that is rendered in a model, a service or a store is text in one language, clock and \
      time zone: it doesn't follow when the user changes them, and it tempts others to compare or \
      store it. Where the configuration names `intentPaths`, only the files below them, the \
      rulebook and tests may call `withFormat(_:)` with an intent or `rendered(as:)`.
      """,
    consequence: "Users read a date in the language or time zone that they had before.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          struct Forecast {
            let updated: Date
            var updatedText: String { updated.↓withFormat(.forecastUpdatedDateTime) }
            var day: String { updated.↓rendered(as: DateIntent.summaryWeekday) }
          }
          """, path: "App/Models/Forecast.swift", sources: sources)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          Text(verbatim: forecast.updated.withFormat(.forecastUpdatedDateTime))
          """, path: "App/Views/ForecastView.swift", sources: sources),
      RuleExample(
        source: """
          let text = date.withFormat("yyyy-MM-dd")
          """, path: "App/Models/Forecast.swift", sources: sources),
      RuleExample(
        source: """
          let text = date.withFormat(.forecastUpdatedDateTime)
          """, path: "App/Models/Forecast.swift"),
    ])

  private static let sources = SourceOptions(intentPaths: [GlobPattern("App/Views/**")])

  static let interests = SourceInterests(calls: ["withFormat", "rendered", "renderedAttributed"])

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    let place = context.source.place
    guard !place.mayUseIntents, !place.isTest, !context.isInRulebook, !context.isInPreview else {
      return
    }
    let label = call.name == "withFormat" ? nil : "as"
    guard
      let intent = call.argument(label)?.expression.unwrapped.as(MemberAccessExprSyntax.self)
    else { return }
    report.add(
      "the intent '\(intent.declName.baseName.text)' is used outside of UI code",
      remedy: "Hand the date on, and render it where it is shown.", at: call.nameToken)
  }
}
