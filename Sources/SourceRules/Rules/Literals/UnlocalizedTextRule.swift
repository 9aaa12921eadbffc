import Checks
import SwiftSyntax

/// Finds words that the user reads and that no catalog translates.
struct UnlocalizedTextRule: SourceRule {
  static let description = RuleDescription(
    identifier: "unlocalized-text",
    family: .literals,
    title: "Words that aren't looked up",
    explanation: """
      A literal that UIKit, AppKit or a notification shows as it is: assigned to a property such as \
      `text`, `title`, `placeholder` or `accessibilityLabel`, or given to an alert, a button's \
      `setTitle(_:for:)`, a menu or an action. In SwiftUI, a literal behind `??`, whose optional is \
      a `String`, so that `Text` shows it as it is. Left alone are texts without two letters in a \
      row, single words that look like names in code, tests, previews and debug builds, and \
      properties in files that import none of the frameworks. Source: Apple's documentation of the \
      properties and initializers.
      """,
    consequence: "Everybody reads the words in the developer's language.",
    severity: .warning,
    triggering: UnlocalizedTextExamples.triggering,
    nonTriggering: UnlocalizedTextExamples.nonTriggering)

  /// Initializers and modifiers that look a literal up and show a `String` as it is.
  private static let overloads = LocalizingCall.byName.filter(\.value.takesStrings).keys
  private static let modules = ShownProperty.byName.values.reduce(into: Set<String>()) {
    $0.formUnion($1.modules)
  }

  static let interests = SourceInterests(
    calls: Set(ShownArgument.byName.keys).union(overloads), members: Set(ShownProperty.byName.keys),
    sequences: true, triggers: modules.union(ShownArgument.byName.keys).union(overloads))

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    if let known = ShownArgument.byName[call.name], context.isForUsers,
      known.companion.map(call.has) ?? true
    {
      for label in known.labels {
        let argument = label.map { call.argument($0)?.expression } ?? call.firstUnlabeled
        guard let argument else { continue }
        for literal in ShownText(argument).literals {
          add(literal, shownBy: call.name, unlessDeclared: call.base == nil ? call.name : nil)
        }
      }
    }
    if LocalizingCall.byName[call.name]?.takesStrings == true, context.isForUsers {
      for key in LocalizingCall.keys(of: call) {
        for literal in ShownText.fallback(key.expression) where WrittenText(literal).hasWords {
          add(literal, shownBy: call.name, unlessDeclared: LocalizingCall.shadowable(call))
        }
      }
    }

    func add(
      _ literal: StringLiteralExprSyntax, shownBy name: String, unlessDeclared: String?
    ) {
      self.add(literal, shownBy: name, unlessDeclared: unlessDeclared, to: &report)
    }
  }

  func check(
    _ member: MemberAccessExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    let name = member.declName.baseName.text
    guard let property = ShownProperty.byName[name],
      let sequence = member.parent?.parent?.as(SequenceExprSyntax.self),
      let value = Self.value(assignedBy: sequence, to: ExprSyntax(member)), context.isForUsers,
      context.imports(property.modules)
    else { return }
    for literal in ShownText(joined: value).literals {
      add(literal, shownBy: name, unlessDeclared: nil, to: &report)
    }
  }

  /// A view controller's own `title = "…"`.
  func check(
    _ sequence: SequenceExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    guard let type = context.types.last,
      type.name.hasSuffix("Controller")
        || type.inherited.contains(where: { $0.hasSuffix("Controller") }),
      let target = sequence.elements.first?.as(DeclReferenceExprSyntax.self),
      target.baseName.text == "title",
      let value = Self.value(assignedBy: sequence, to: ExprSyntax(target)), context.isForUsers,
      context.imports(["AppKit", "Cocoa", "UIKit", "WatchKit"])
    else { return }
    for literal in ShownText(joined: value).literals {
      add(literal, shownBy: "title", unlessDeclared: nil, to: &report)
    }
  }

  /// The expressions that a sequence assigns to its first element; nil where that isn't the target.
  private static func value(
    assignedBy sequence: SequenceExprSyntax, to target: ExprSyntax
  ) -> [ExprSyntax]? {
    guard sequence.elements.first?.id == target.id else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count > 2,
      elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return Array(elements[2...])
  }

  private func add(
    _ literal: StringLiteralExprSyntax, shownBy name: String, unlessDeclared: String?,
    to report: inout SourceReport
  ) {
    report.add(
      "'\(name)' shows the words \(WrittenText(literal).quoted) untranslated in every language",
      remedy: "Look the text up with 'String(localized:)'.", at: literal,
      unlessDeclared: unlessDeclared)
  }
}
