import Checks
import SwiftSyntax

/// Finds left and right where the direction of writing should decide.
struct FixedEdgeRule: SourceRule {
  static let description = RuleDescription(
    identifier: "fixed-edge",
    family: .layout,
    title: "Left or right instead of leading or trailing",
    explanation: """
      Arabic, Hebrew, Persian and Urdu begin at the right, and so does their layout. Found are \
      UIKit's anchors and layout attributes, the alignment of texts and of a control's content, and \
      insets that differ at the sides. Directions of gestures, edges of the screen, equal insets and \
      an app's own values of those names are left alone. Mended are pairs of anchors or attributes \
      within one constraint, and alignments whose type is sure: an anchor mended alone would be \
      refused at run time. Source: Apple, "Supporting Right-to-Left Languages".
      """,
    consequence: "Users who read from right to left find texts and buttons on the wrong side.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          label.↓leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8).isActive = true
          label.textAlignment = .↓left
          button.contentHorizontalAlignment = .↓right
          """),
      RuleExample(
        source: """
          NSLayoutConstraint(
            item: label, attribute: .↓left, relatedBy: .equal, toItem: view, attribute: .right,
            multiplier: 1, constant: 8)
          button.contentEdgeInsets = ↓UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)
          """),
      RuleExample(
        source: """
          let paragraphStyle = NSMutableParagraphStyle()
          paragraphStyle.alignment = .↓right
          let edge = view.↓rightAnchor
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          label.textAlignment = .natural
          stack.alignment = .leading
          """),
      RuleExample(
        source: """
          swipe.direction = .left
          recognizer.edges = .right
          player.moves = [.left, .right]
          let inset = insets.left + insets.right
          """),
      RuleExample(
        source: """
          button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
          table.contentInset = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
          if label.textAlignment == .left { align() }
          """),
    ])

  static let interests = SourceInterests(
    calls: ["NSLayoutConstraint", "UIEdgeInsets"],
    members: ["left", "leftAnchor", "right", "rightAnchor"],
    triggers: [
      "NSLayoutConstraint", "NSMutableParagraphStyle", "UIEdgeInsets", "contentHorizontalAlignment",
      "leftAnchor", "paragraphStyle", "rightAnchor", "textAlignment",
    ])

  private static let anchors = ["leftAnchor": "leadingAnchor", "rightAnchor": "trailingAnchor"]
  private static let edges = ["left": "leading", "right": "trailing"]

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard context.isForUsers else { return }
    if call.name == "UIEdgeInsets" {
      checkInsets(call, report: &report)
    } else {
      checkAttributes(call, report: &report)
    }
  }

  func check(
    _ member: MemberAccessExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    guard context.isForUsers else { return }
    let name = member.declName.baseName.text
    if Self.anchors[name] != nil {
      checkAnchor(member, report: &report)
    } else if member.base == nil {
      checkAlignment(member, name, report: &report)
    }
  }

  private func checkAnchor(_ member: MemberAccessExprSyntax, report: inout SourceReport) {
    var edits: [SourceEdit] = []
    if let argument = member.parent?.as(LabeledExprSyntax.self),
      let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let call = SourceCall(outer), call.name == "constraint"
    {
      // The finding at the constraint's own anchor mends this one too.
      if let owner = call.base?.lastName, Self.anchors[owner] != nil { return }
    } else if let constraint = member.parent?.parent?.as(FunctionCallExprSyntax.self),
      let call = SourceCall(constraint), call.name == "constraint",
      let other = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      let own = edit(of: member, by: Self.anchors), let its = edit(of: other, by: Self.anchors)
    {
      edits = [own, its]
    }
    add(member.declName.baseName, edits, &report)
  }

  private func checkAlignment(
    _ member: MemberAccessExprSyntax, _ name: String, report: inout SourceReport
  ) {
    guard let list = member.parent?.as(ExprListSyntax.self) else { return }
    let elements = Array(list)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      elements[2].id == member.id, let target = elements[0].as(MemberAccessExprSyntax.self)
    else { return }
    switch target.declName.baseName.text {
    case "textAlignment":
      // `NSTextAlignment` has no trailing edge; `natural` begins where the language does.
      let edit = edit(of: member, by: ["left": "natural"])
      add(member.declName.baseName, edit.map { [$0] } ?? [], &report)
    case "contentHorizontalAlignment":
      let edit = edit(of: member, by: Self.edges)
      add(member.declName.baseName, edit.map { [$0] } ?? [], &report)
    case "alignment":
      guard target.base?.lastName?.lowercased().contains("paragraph") == true else { return }
      add(member.declName.baseName, [], &report)
    default: return
    }
  }

  private func checkAttributes(_ call: SourceCall, report: inout SourceReport) {
    let attributes = Array(call.arguments).filter { $0.label?.text == "attribute" }
      .compactMap { $0.expression.as(MemberAccessExprSyntax.self) }
    let fixed = attributes.filter { Self.edges[$0.declName.baseName.text] != nil }
    guard let first = fixed.first else { return }
    // Both attributes of a constraint change together, or it is refused at run time.
    let edits = fixed.count == 2 ? fixed.compactMap { edit(of: $0, by: Self.edges) } : []
    add(first.declName.baseName, edits, &report)
  }

  private func checkInsets(_ call: SourceCall, report: inout SourceReport) {
    guard let left = call.argument("left")?.expression,
      let right = call.argument("right")?.expression,
      left.is(IntegerLiteralExprSyntax.self) || left.is(FloatLiteralExprSyntax.self),
      right.is(IntegerLiteralExprSyntax.self) || right.is(FloatLiteralExprSyntax.self),
      left.trimmedDescription != right.trimmedDescription
    else { return }
    report.add(
      "the insets at left and right differ, whatever the direction of writing",
      remedy: "Use 'NSDirectionalEdgeInsets' where the property has a directional twin.",
      at: call.node)
  }

  private func edit(
    of member: MemberAccessExprSyntax, by names: [String: String]
  ) -> SourceEdit? {
    let token = member.declName.baseName
    return names[token.text].map { SourceEdit(token.range, $0) }
  }

  private func add(_ token: TokenSyntax, _ edits: [SourceEdit], _ report: inout SourceReport) {
    let name = token.text
    let remedy =
      Self.anchors[name] ?? (edits.first.map(\.replacement) ?? Self.edges[name] ?? "natural")
    report.add(
      "'\(name)' is the same side in every direction of writing",
      remedy: "Use '\(remedy)', which follows the direction.", at: token, edits: edits)
  }
}
