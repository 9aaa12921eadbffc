import Checks
import SwiftSyntax

/// Finds `usesMetricSystem`, which knows two systems where there are three.
struct MetricSystemRule: SourceRule {
  static let description = RuleDescription(
    identifier: "metric-system",
    family: .composition,
    title: "A unit chosen by 'usesMetricSystem'",
    explanation: """
      `Locale.usesMetricSystem` is true in Great Britain, where roads are measured in miles and \
      people in stones. `Locale.measurementSystem` knows the three systems, and a \
      `Measurement.FormatStyle` with a usage needs neither. Source: Unicode CLDR, "Unit \
      Preferences".
      """,
    consequence: "British users read kilometres on the road, or Americans metres.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          let unit: UnitLength = locale.↓usesMetricSystem ? .kilometers : .miles
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          let text = distance.formatted(.measurement(width: .abbreviated, usage: .road))
          let isBritish = locale.measurementSystem == .uk
          """)
    ])

  static let interests = SourceInterests(members: ["usesMetricSystem"])

  func check(
    _ member: MemberAccessExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    report.add(
      "'usesMetricSystem' doesn't know the British system",
      remedy: "Format the measurement with a usage, or ask 'measurementSystem'.",
      at: member.declName)
  }
}
