import Checks
import SwiftSyntax

/// Finds SwiftUI's `textCase`, which changes the case of whatever text is shown.
struct TextCaseModifierRule: SourceRule {
  static let description = RuleDescription(
    identifier: "text-case-modifier",
    family: .dates,
    title: "A case set by 'textCase'",
    explanation: """
      `textCase(.uppercase)` and `textCase(.lowercase)` write a view's texts in one case by the \
      environment's locale. That is right for the letters and still loses what case means: units \
      ("mW" and "MW"), German nouns, names. Most scripts have no case at all, so that the \
      design's emphasis is lost there. `textCase(nil)` is left alone. Source: Apple, \
      `View.textCase(_:)`.
      """,
    consequence: "Users can't tell units and names apart that differ in case only.",
    severity: .note,
    isOptIn: true,
    triggering: [
      RuleExample(
        source: """
          Text(.hourlyTitle)
            .font(.caption)
            .↓textCase(.uppercase)
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          Section(.hourlyTitle) { rows }
            .textCase(nil)
          """)
    ])

  static let interests = SourceInterests(calls: ["textCase"])

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard !context.isInPreview, !context.isDebugOnly, !context.source.place.isTest,
      let argument = call.firstUnlabeled?.unwrapped.as(MemberAccessExprSyntax.self),
      ["uppercase", "lowercase"].contains(argument.declName.baseName.text)
    else { return }
    report.add(
      "'textCase' writes the text in one case",
      remedy:
        "Write the text in the catalog in the case that it is shown in, or use a font's style.",
      at: call.nameToken)
  }
}
