import Checks
import SwiftSyntax

/// Finds look-ups in a package that search the app's bundle instead of the package's.
struct MissingBundleRule: SourceRule {
  static let description = RuleDescription(
    identifier: "missing-bundle",
    family: .literals,
    title: "A look-up without 'bundle:' in a package",
    explanation: """
      A literal is looked up in the app's main bundle unless `bundle:` names another one; the \
      catalog of a package or framework lies in a bundle of its own. Applies where the \
      configuration says `"isPackage": true`. Initializers and modifiers without a parameter for \
      the bundle (`Button("Save")`, `.navigationTitle("Today")`) are found, too: they take a `Text` \
      or a `LocalizedStringResource` with a bundle, or a generated symbol, which knows its own. \
      Source: Apple, "Localizing package resources".
      """,
    consequence: "The translations aren't found, and everybody reads the source language.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          let heading = Text(↓"Forecast", comment: "Heading")
          let title = String(localized: ↓"Wind", table: "Units")
          let old = NSLocalizedString(↓"Gusts", comment: "")
          let resource = LocalizedStringResource(↓"Snow")
          """, sources: SourceOptions(needsBundle: true)),
      RuleExample(
        source: """
          Button(↓"Refresh") { refresh() }
            .navigationTitle(isToday ? ↓"Today" : "–")
          """, sources: SourceOptions(needsBundle: true)),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          let heading = Text("Forecast", bundle: .module, comment: "Heading")
          let title = String(localized: "Wind", bundle: #bundle)
          let symbol = Text(.forecast)
          let button = Button(.refresh) { refresh() }
          let name = Text(place.name)
          let number = Text("#\\(index)")
          """, sources: SourceOptions(needsBundle: true)),
      RuleExample(source: "let heading = Text(\"Forecast\")"),
      RuleExample(
        source: "#Preview { Text(\"Forecast\") }", sources: SourceOptions(needsBundle: true)),
    ])

  /// A `LocalizedStringKey` has no bundle of its own: what shows it names one.
  private static let calls = Set(LocalizingCall.byName.keys).subtracting([
    "LocalizationValue", "LocalizedStringKey", "AppShortcut", "DisplayRepresentation",
    "IntentDescription", "IntentDialog", "Summary", "TypeDisplayRepresentation",
  ])

  static let interests = SourceInterests(
    calls: calls, triggers: calls.subtracting(["String", "AttributedString"]).union(["localized"]))

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard context.source.options.needsBundle, context.isForUsers else { return }
    let literals = LocalizingCall.keyLiterals(of: call)
    guard !literals.isEmpty, !call.has("bundle") else { return }
    var edits = BundleArgument(call).map { [$0.edit] } ?? []
    for literal in literals {
      let text = WrittenText(literal)
      guard text.hasLetters else { continue }
      report.add(
        "\(text.quoted) is looked up by '\(call.name)' in the app's bundle, not in the package's",
        remedy: edits.isEmpty
          ? "Give '\(call.name)' a 'Text' or resource with 'bundle:', or a generated symbol."
          : "Say 'bundle: .module'.",
        at: literal, edits: edits, unlessDeclared: LocalizingCall.shadowable(call))
      // One argument serves all branches of a ternary.
      edits = []
    }
  }
}
