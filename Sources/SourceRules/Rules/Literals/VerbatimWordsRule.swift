import Checks
import SwiftSyntax

/// Finds words in `Text(verbatim:)`, which nobody translates.
struct VerbatimWordsRule: SourceRule {
  static let description = RuleDescription(
    identifier: "verbatim-words",
    family: .literals,
    title: "Words in 'Text(verbatim:)'",
    explanation: """
      `Text(verbatim:)` shows its text as it is. That is right for punctuation, numbers, units, \
      addresses and identifiers (left alone: text without two letters in a row, or one word with a \
      sign, digit or capital letter inside of it), and wrong for words. Opt-in, because the names \
      of products and people are words, too. Source: Apple, SwiftUI, `Text/init(verbatim:)`.
      """,
    consequence: "Everybody reads the words in the developer's language.",
    severity: .warning,
    isOptIn: true,
    triggering: [
      RuleExample(
        source: """
          Text(verbatim: ↓"Updated just now")
          Text(verbatim: isDry ? ↓"Dry" : "–")
          Text(verbatim: ↓"\\(count) places")
          Text(verbatim: ↓"天気")
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          Text(verbatim: "· \\(temperature)°")
          Text(verbatim: "https://open-meteo.com/en")
          Text(verbatim: "app.version")
          Text(verbatim: "v\\(version)")
          Text(verbatim: "iPhone15,2")
          Text(verbatim: "%d/%d")
          Text("Updated just now")
          """),
      RuleExample(source: "#Preview { Text(verbatim: \"A long name of a place\") }"),
    ])

  static let interests = SourceInterests(calls: ["Text"], triggers: ["verbatim"])

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard let argument = call.argument("verbatim"), context.isForUsers else { return }
    for literal in ResultLiterals(of: argument.expression).literals {
      let text = WrittenText(literal)
      guard text.hasWords else { continue }
      report.add(
        "the words \(text.quoted) are shown as they are, in every language",
        remedy: "Look the text up with 'Text(_:)', or leave verbatim what isn't words.",
        at: literal, unlessDeclared: call.base == nil ? "Text" : nil)
    }
  }
}
