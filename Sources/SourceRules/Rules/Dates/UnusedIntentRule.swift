import Checks
import Findings

/// Finds date intents that no surface uses.
struct UnusedIntentRule: SourceProjectRule {
  static let description = RuleDescription(
    identifier: "unused-intent",
    family: .dates,
    title: "A date intent without a call site",
    explanation: """
      An intent stands for a surface that shows a date. One that no file outside of the rulebook \
      and the tests names behind a dot stands for nothing, and is still decided upon, tested and \
      reviewed in every language. The intents are the cases of enumerations that conform to \
      `DateRenderIntent`. Without a `rulebook` in the configuration, and where only a part of the \
      sources is checked, the rule is off.
      """,
    consequence: "Translators and reviewers judge dates that no user ever sees.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          enum DateIntent: DateRenderIntent {
            case sunEventTime, ↓moonEventTime
          }
          """, path: "App/Dates/DateIntent.swift", sources: SourceOptions(rulebook: .example),
        otherSources: [
          "App/SunView.swift": "let text = date.withFormat(.sunEventTime)",
          "App/Dates/Plans.swift": "let plan = DateIntent.moonEventTime",
          "AppTests/PlanTests.swift": "let intent = DateIntent.moonEventTime",
        ]),
      RuleExample(
        source: """
          enum DateIntent: String { case ↓moonEventTime }
          """, path: "App/Dates/DateIntent.swift", sources: SourceOptions(rulebook: .example),
        otherSources: ["App/Dates/Plans.swift": "extension DateIntent: DateRenderIntent {}"]),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          enum DateIntent: DateRenderIntent { case sunEventTime }
          enum Phase { case full }
          """, path: "App/Dates/DateIntent.swift", sources: SourceOptions(rulebook: .example),
        otherSources: ["App/SunView.swift": "let intent: DateIntent = .sunEventTime"]),
      RuleExample(
        source: """
          enum DateIntent: DateRenderIntent { case sunEventTime }
          """, path: "App/Dates/DateIntent.swift"),
    ])

  func check(_ project: SourceProject, report: inout SourceProjectReport) {
    guard project.options.rulebook != nil, project.isWhole else { return }
    let types = project.files.reduce(into: Set<String>()) {
      $0.formUnion($1.facts?.intentTypes ?? [])
    }
    let used = project.files.reduce(into: Set<String>()) { used, file in
      if !file.place.isInRulebook, !file.place.isTest { used.formUnion(file.words.members) }
    }
    for file in project.files {
      for intent in file.facts?.intents ?? []
      where types.contains(intent.type) && !used.contains(intent.name) {
        report.add(
          "no code outside of the rulebook uses the intent '\(intent.name)'",
          remedy: "Use it where its surface shows the date, or remove the case.",
          at: SourceLocation(
            path: file.path, line: intent.position.line, column: intent.position.column,
            offset: intent.position.offset))
      }
    }
  }
}
