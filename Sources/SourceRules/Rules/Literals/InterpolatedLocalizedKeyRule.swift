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
      A key that is a variable, or the name of a key with a part that changes (`"level.\\(id)"`), \
      may well be in the catalog and is reported as a note, unless a comment `// endonym:keys \
      level.* -- why` in the file names the keys, or the function around it is one of the \
      configuration's `routines`. Literals joined with `+` are one key and left alone. Source: Apple, Foundation, `NSLocalizedString(_:tableName:bundle:value:comment:)`.
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
          let alert = NSLocalizedString(↓"Storm in " + place, comment: "")
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
          let long = NSLocalizedString("Gusts are short and strong. " +
            "They come from the west.", comment: "")
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
    let interpolated = branches.literals.map { (literal: $0, text: WrittenText($0)) }
      .filter { $0.text.isInterpolated }
    // The name of a key with a part that changes may be in the catalog for every value.
    let sentences = interpolated.filter { Self.isSentence($0.text) }
    for (literal, text) in sentences {
      report.add(
        "the key \(text.quoted) of '\(call.name)' is another one for every value",
        remedy: """
          Use 'String(localized:)', which makes a specifier of the interpolation, or format the \
          looked-up text.
          """,
        at: literal)
    }
    let elements = key.unwrapped.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    guard sentences.isEmpty, branches.hasOthers || !interpolated.isEmpty,
      !context.isInLocalizingRoutine, !context.source.declaresDynamicKeys,
      !Self.isOneLiteral(elements)
    else { return }
    let isSum = elements.contains { $0.operatorText == "+" }
    let isPutTogether = isSum || !interpolated.isEmpty
    let isSentence =
      isSum
      && elements.contains {
        $0.literal.map { Self.isSentence(WrittenText($0)) } ?? false
      }
    report.add(
      isPutTogether
        ? "a key of '\(call.name)' is put together at run time"
        : "a key of '\(call.name)' is known at run time only",
      remedy: """
        Look up a literal, or name the keys in a comment '// endonym:keys pattern -- why', so that \
        they count as used.
        """,
      at: key, severity: isSentence ? .warning : .note,
      consequence: "Nothing can tell whether the catalog has the keys, or which ones are unused.")
  }

  /// Whether a part of a key is of a text and not of a name such as "level.".
  private static func isSentence(_ text: WrittenText) -> Bool {
    guard text.hasLetters else { return false }
    return text.text.contains(" ") || !text.text.contains { "._-/:".contains($0) }
  }

  /// Whether an expression is nothing but literals that `+` makes one of.
  private static func isOneLiteral(_ elements: [ExprSyntax]) -> Bool {
    guard elements.count > 2 else { return false }
    return elements.indices.allSatisfy { place in
      place.isMultiple(of: 2)
        ? elements[place].literal.map { !$0.isInterpolated } ?? false
        : elements[place].operatorText == "+"
    }
  }
}
