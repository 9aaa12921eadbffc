import Checks
import SwiftSyntax

/// Finds keys that are made of a string known at run time only.
struct RuntimeStringAsKeyRule: SourceRule {
  static let description = RuleDescription(
    identifier: "runtime-string-as-key",
    family: .literals,
    title: "A run-time string taken as a key",
    explanation: """
      `LocalizedStringKey(name)`, `String.LocalizationValue(name)` and \
      `LocalizedStringResource(stringLiteral: name)` make a key of any text. No extraction sees the \
      key, an unknown one is shown as it is, and a user's text is looked up, its Markdown and \
      percent signs interpreted. A comment `// endonym:keys level.* -- why` in the file, naming \
      the keys, makes it right. Source: Apple, SwiftUI, `LocalizedStringKey`: "use a string literal \
      argument when you want localization, and a string variable argument when you don't".
      """,
    consequence: "A text without a translation shows up as its key, and nothing warns of it.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          Text(LocalizedStringKey(↓place.name))
          let text = String(localized: String.LocalizationValue(↓key))
          let resource = LocalizedStringResource(stringLiteral: ↓"level." + level)
          let title = LocalizedStringKey(stringLiteral: ↓isDry ? "Dry" : name)
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          Text(LocalizedStringKey("Forecast"))
          Text(place.name)
          let title = LocalizedStringKey(isDry ? "Dry" : "Rain")
          let text = String(localized: String.LocalizationValue("Rain in \\(count) min"))
          let resource = LocalizedStringResource(stringLiteral: "Forecast")
          """),
      RuleExample(
        source: """
          // endonym:keys level.* -- the levels that the server knows
          let title = LocalizedStringKey(level.key)
          """),
      RuleExample(
        source: """
          func tr(_ key: String) -> Text { Text(LocalizedStringKey(key)) }
          """, sources: SourceOptions(routines: [LocalizingRoutine(name: "tr")])),
    ])

  static let interests = SourceInterests(
    calls: ["LocalizedStringKey", "LocalizationValue", "LocalizedStringResource"])

  private static let remedyForResource = """
    Interpolate the text ('"\\(name)"'), pass the resource along as a literal of its type, or name \
    the keys in a comment '// endonym:keys pattern -- why'.
    """

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard let argument = call.arguments.first,
      argument.label.map({ ["stringLiteral", "value"].contains($0.text) })
        ?? (call.name != "LocalizedStringResource"),
      context.isForUsers, ResultLiterals(of: argument.expression).hasOthers,
      !context.isInLocalizingRoutine, !context.source.declaresDynamicKeys
    else { return }
    report.add(
      "'\(call.name)' makes a key of a string that is known at run time only",
      remedy: call.name == "LocalizedStringResource"
        ? Self.remedyForResource
        : """
        Show the string as it is ('AttributedString(markdown:)' for Markdown), pass the key along \
        as a literal of its type, or name the keys in a comment '// endonym:keys pattern -- why'.
        """,
      at: argument.expression, unlessDeclared: call.base == nil ? call.name : nil)
  }
}
