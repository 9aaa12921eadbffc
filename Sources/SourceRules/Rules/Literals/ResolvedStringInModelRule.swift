import Checks
import SwiftSyntax

/// Finds texts that are looked up once and kept in a model.
struct ResolvedStringInModelRule: SourceRule {
  static let description = RuleDescription(
    identifier: "resolved-string-in-model",
    family: .literals,
    title: "A looked-up text kept in a model",
    explanation: """
      `String(localized:)` and `NSLocalizedString` look a text up at once, in the process's \
      language. Kept in a stored property of a model it stays in that language when it is shown in \
      another environment, sent to another process or stored; a `LocalizedStringResource` is \
      looked up where it is shown. Left alone are computed properties, closures, static constants, \
      which name texts rather than keep a model's, views, view controllers and tests. Opt-in, because an app of one language at a time loses nothing by it. \
      Source: Apple, Foundation, `LocalizedStringResource`.
      """,
    consequence: "A text stays in the language it was made in, whoever reads it.",
    severity: .warning,
    isOptIn: true,
    triggering: [
      RuleExample(
        source: """
          struct Alarm {
            var title = ↓String(localized: "Storm warning")
            let kinds = [(↓NSLocalizedString("Wind", comment: ""))]
            let subtitle: String

            init() {
              self.subtitle = ↓String(localized: "For the coast")
            }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          struct Alarm {
            var title: LocalizedStringResource = "Storm warning"
            var subtitle: String { String(localized: "For the coast") }
            func summary() -> String {
              let text = String(localized: "A storm is coming")
              return text
            }
            var make = { String(localized: "Storm warning") }
            var name = String(describing: Alarm.self)
            static let unnamed = String(localized: "Unnamed")
          }
          """),
      RuleExample(
        source: """
          struct AlarmView: View {
            private let title = String(localized: "Storm warning")
          }
          final class AlarmController: UIViewController {
            let heading = NSLocalizedString("Storm warning", comment: "")
          }
          """),
    ])

  static let interests = SourceInterests(
    calls: ["String", "NSLocalizedString"], triggers: ["localized", "NSLocalizedString"])

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard call.base == nil, !call.isImplicitMember,
      call.name == "NSLocalizedString" || call.has("localized"), context.isForUsers,
      let type = context.types.last, !isInterface(type), isStored(call, in: context)
    else { return }
    report.add(
      "the model '\(type.name)' keeps a text that is looked up already",
      remedy: "Keep a 'LocalizedStringResource', and look it up where it is shown.", at: call.node)
  }

  /// Whether the type shows texts itself.
  private func isInterface(_ type: SourceContext.EnclosingType) -> Bool {
    ([type.name] + type.inherited).contains { name in
      ["View", "Controller", "ViewModifier", "Scene", "App", "Widget", "Cell", "Button", "Label"]
        .contains { name.hasSuffix($0) }
    }
  }

  /// Whether the call's value becomes a stored property's, by its declaration or in an initializer.
  private func isStored(_ call: SourceCall, in context: SourceContext) -> Bool {
    var node = call.node.parent
    while let current = node {
      if current.is(ClosureExprSyntax.self) || current.is(AccessorBlockSyntax.self) { return false }
      if current.is(CodeBlockItemSyntax.self) {
        return context.functions.last == "init" && isAssignment(current)
      }
      if let variable = current.as(VariableDeclSyntax.self) {
        return variable.parent?.is(MemberBlockItemSyntax.self) == true
          && !variable.modifiers.contains { $0.name.text == "static" }
      }
      node = current.parent
    }
    return false
  }

  private func isAssignment(_ item: Syntax) -> Bool {
    guard let item = item.as(CodeBlockItemSyntax.self)?.item,
      let sequence = Syntax(item).as(SequenceExprSyntax.self)
    else { return false }
    return sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}
