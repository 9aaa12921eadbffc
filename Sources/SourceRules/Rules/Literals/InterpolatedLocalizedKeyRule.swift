import Checks
import SwiftSyntax

/// Finds keys of `NSLocalizedString` that differ from call to call.
struct InterpolatedLocalizedKeyRule: SourceRule {
  static let description = RuleDescription(
    identifier: "interpolated-localized-key",
    family: .literals,
    title: "A key that is put together at run time",
    explanation: """
      `NSLocalizedString` takes its key as a plain `String`: an interpolation is filled in before \
      the look-up, so that the key is another one for every value, and no catalog has it. \
      `String(localized:)` and `LocalizedStringKey` make a specifier of the interpolation instead. \
      A key that is a variable is reported as a note, unless a comment `// endonym:keys level.* -- \
      why` in the file names the keys, or the function around it is one of the configuration's \
      `routines`. Source: Apple, Foundation, `NSLocalizedString(_:tableName:bundle:value:comment:)`.
      """,
    consequence: "The look-up finds nothing, so everybody reads the key in the source language.",
    severity: .error,
    triggering: [
      RuleExample(
        source: """
          let status = NSLocalizedString(↓"\\(count) gusts today", comment: "Status")
          let route = NSLocalizedString(
            (isShort ? ↓"Short way to \\(place)" : "Long way"), tableName: "Routes", comment: "")
          let place = bundle.localizedString(forKey: ↓"place.\\(id)", value: nil, table: nil)
          """),
      RuleExample(
        source: """
          let level = NSLocalizedString(↓"level." + name, comment: "")
          let title = NSLocalizedString(↓kind.rawValue, comment: "")
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          let status = String(localized: "\\(count) gusts today", comment: "Status")
          let title = NSLocalizedString("Gusts", comment: "\\(count) of them")
          let way = NSLocalizedString(isShort ? "Short way" : "Long way", comment: "")
          let text = String(format: NSLocalizedString("%lld gusts", comment: ""), count)
          """),
      RuleExample(
        source: """
          // endonym:keys level.* -- the levels that the server knows
          let level = NSLocalizedString(level.key, comment: "")
          """),
      RuleExample(
        source: """
          func tr(_ key: String) -> String {
            NSLocalizedString(key, tableName: "Forecast", comment: "")
          }
          """,
        sources: SourceOptions(routines: [LocalizingRoutine(name: "L10n.tr")])),
      RuleExample(
        source: "func key(of name: String) -> String { NSLocalizedString(name, comment: \"\") }",
        path: "Tests/AppTests/KeyTests.swift"),
    ])

  /// The functions that take a key as a `String`, and the label of the key.
  private static let keyLabels: [String: String?] = [
    "NSLocalizedString": nil, "localizedString": "forKey",
    "localizedUserNotificationString": "forKey",
  ]

  static let interests = SourceInterests(calls: Set(keyLabels.keys))

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard let label = Self.keyLabels[call.name], !context.source.place.isTest else { return }
    let argument = label.map { call.argument($0)?.expression } ?? call.firstUnlabeled
    guard let key = argument else { return }
    let branches = ResultLiterals(of: key)
    let interpolated = branches.literals.filter { WrittenText($0).isInterpolated }
    for literal in interpolated {
      report.add(
        "the key \(WrittenText(literal).quoted) of '\(call.name)' is another one for every value",
        remedy: """
          Use 'String(localized:)', which makes a specifier of the interpolation, or format the \
          looked-up text.
          """,
        at: literal)
    }
    guard interpolated.isEmpty, branches.hasOthers, !context.isInLocalizingRoutine,
      !context.source.declaresDynamicKeys
    else { return }
    let isPutTogether = key.unwrapped.is(SequenceExprSyntax.self)
    report.add(
      isPutTogether
        ? "a key of '\(call.name)' is put together at run time"
        : "a key of '\(call.name)' is known at run time only",
      remedy: """
        Look up a literal, or name the keys in a comment '// endonym:keys pattern -- why', so that \
        they count as used.
        """,
      at: key, severity: isPutTogether ? .warning : .note,
      consequence: "Nothing can tell whether the catalog has the keys, or which ones are unused.")
  }
}
