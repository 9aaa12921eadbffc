import Checks
import SwiftSyntax

/// Finds literals that are looked up by their text where the catalog's generated symbols could be.
struct LiteralBypassesSymbolRule: SourceRule {
  static let description = RuleDescription(
    identifier: "literal-bypasses-symbol",
    family: .literals,
    title: "A localized literal in place of a generated symbol",
    explanation: """
      For apps that name their texts by the symbols which Xcode generates from a catalog, such as \
      `Text(.welcomeTitle)`. A literal given to an initializer or modifier that looks it up \
      (`Text("Welcome")`, `.navigationTitle("Today")`, `String(localized: "Save")`, a \
      `LocalizedStringKey` or `LocalizedStringResource`) is found, also through parentheses, a cast, \
      a ternary, `if` and `switch`. Left alone are literals without a letter, tests, previews, \
      debug builds, types of the app's own that share a name with SwiftUI's, and what App Intents \
      reads while the app is built, which has to be a literal. Opt-in, because literals are a \
      sound way of naming texts, too. Source: Apple, "Localizing and varying text with a string \
      catalog".
      """,
    consequence:
      "A typing mistake in the literal makes a new key without translations, and nobody notices.",
    severity: .warning,
    isOptIn: true,
    triggering: LiteralBypassesSymbolExamples.triggering,
    nonTriggering: LiteralBypassesSymbolExamples.nonTriggering)

  /// Parts of an intent's description that App Intents reads while the app is built.
  private static let metadata: Set<String> = [
    "AppShortcut", "DisplayRepresentation", "IntentDescription", "Summary",
    "TypeDisplayRepresentation",
  ]
  /// What may stand in such a part, and elsewhere.
  private static let metadataTexts: Set<String> = ["IntentDialog", "LocalizedStringResource"]
  private static let calls = Set(LocalizingCall.byName.keys).subtracting(metadata)
  private static let keyTypes: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]

  static let interests = SourceInterests(
    calls: calls, variables: true,
    triggers: calls.subtracting(["String", "AttributedString"]).union(["localized"]))

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard context.isForUsers else { return }
    if Self.metadataTexts.contains(call.name), context.isInAppIntentsMetadata { return }
    for literal in LocalizingCall.keyLiterals(of: call) {
      add(literal, for: call.name, unlessDeclared: LocalizingCall.shadowable(call), to: &report)
    }
  }

  func check(
    _ variable: VariableDeclSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    for binding in variable.bindings {
      guard let type = binding.typeAnnotation?.type, let name = Self.keyType(type),
        context.isForUsers, !context.isInAppIntentsMetadata
      else { continue }
      if let value = binding.initializer?.value {
        add(ResultLiterals(of: value), for: name, to: &report)
      }
      guard let accessors = binding.accessorBlock?.accessors else { continue }
      if case .getter(let items) = accessors {
        add(ResultLiterals(returnedBy: items), for: name, to: &report)
      }
    }
  }

  /// The name of the type of keys that a type is, or has as elements.
  private static func keyType(_ type: TypeSyntax) -> String? {
    let element = type.as(ArrayTypeSyntax.self)?.element ?? type
    let wrapped = element.as(OptionalTypeSyntax.self)?.wrappedType ?? element
    guard let name = wrapped.as(IdentifierTypeSyntax.self)?.name.text, keyTypes.contains(name)
    else { return nil }
    return name
  }

  private func add(_ branches: ResultLiterals, for name: String, to report: inout SourceReport) {
    for literal in branches.literals { add(literal, for: name, unlessDeclared: nil, to: &report) }
  }

  private func add(
    _ literal: StringLiteralExprSyntax, for name: String, unlessDeclared: String?,
    to report: inout SourceReport
  ) {
    let text = WrittenText(literal)
    guard text.hasLetters else { return }
    report.add(
      "the literal \(text.quoted) for '\(name)' bypasses the catalog's generated symbols",
      remedy: "Add the text to the catalog by hand and name it by its generated symbol.",
      at: literal, unlessDeclared: unlessDeclared)
  }
}
