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
      insets that differ at the sides. Directions of gestures, edges of the screen, equal insets, \
      separators' insets, a view that both sides of another hold, code that asks for the direction \
      and an app's own values of those names are left alone. Mended are pairs of anchors or attributes \
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
          table.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
          """),
      RuleExample(
        source: """
          NSLayoutConstraint.activate([
            table.leftAnchor.constraint(equalTo: view.leftAnchor),
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.rightAnchor.constraint(equalTo: view.rightAnchor),
          ])
          map.leftAnchor.constraint(equalTo: view.leftAnchor, constant: inset).isActive = true
          map.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -inset).isActive = true
          """),
      RuleExample(
        source: """
          func align(_ field: UITextField) {
            let isMirrored = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
            field.textAlignment = isMirrored ? .left : .right
            if isMirrored { field.textAlignment = .left }
          }
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
    } else if !asksForDirection(around: call.node, in: context) {
      checkAttributes(call, report: &report)
    }
  }

  func check(
    _ member: MemberAccessExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    guard context.isForUsers else { return }
    let name = member.declName.baseName.text
    if Self.anchors[name] != nil {
      guard !asksForDirection(around: member, in: context) else { return }
      checkAnchor(member, report: &report)
    } else if member.base == nil, member.parent?.is(ExprListSyntax.self) == true {
      guard !asksForDirection(around: member, in: context) else { return }
      checkAlignment(member, name, report: &report)
    }
  }

  /// Whether the code around a place knows that there are two directions.
  private func asksForDirection(
    around node: some SyntaxProtocol, in context: SourceContext
  ) -> Bool {
    EnclosingScope(around: node, in: context.source).asksForDirection
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
      let call = SourceCall(constraint), call.name == "constraint"
    {
      if AnchorPair(member, in: call)?.isSymmetric == true { return }
      guard let other = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
        let own = edit(of: member, by: Self.anchors), let its = edit(of: other, by: Self.anchors)
      else { return add(member.declName.baseName, [], &report) }
      edits = [own, its]
    }
    add(member.declName.baseName, edits, &report)
  }

  private func checkAlignment(
    _ member: MemberAccessExprSyntax, _ name: String, report: inout SourceReport
  ) {
    guard let list = member.parent?.as(ExprListSyntax.self) else { return }
    let elements = list.judged
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
      left.trimmedDescription != right.trimmedDescription, !Self.isForSeparator(call)
    else { return }
    report.add(
      "the insets at left and right differ, and stay so where people read from right to left",
      remedy: "Use 'NSDirectionalEdgeInsets' where the property has a directional twin.",
      at: call.node)
  }

  /// Whether the insets are a separator's, which UIKit mirrors and which have no directional twin.
  private static func isForSeparator(_ call: SourceCall) -> Bool {
    let target =
      call.node.parent?.as(ExprListSyntax.self)?.first?.lastName
      ?? call.node.parent?.parent?.as(PatternBindingSyntax.self)?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier.text
    return target?.lowercased().hasSuffix("separatorinset") == true
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
      "'\(name)' stays on its side where people read from right to left",
      remedy: "Use '\(remedy)', which follows the direction.", at: token, edits: edits)
  }
}
