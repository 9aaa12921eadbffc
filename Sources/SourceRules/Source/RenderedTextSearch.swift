import SwiftSyntax

/// Looks through an expression for the routine that rendered its value.
struct RenderedTextSearch {
  private let source: InspectedSource
  private var budget: ScopeBudget { source.scopes.budget }
  /// How many expressions may still be looked at: values that refer to one another twice each would
  /// double the work with every step.
  private var remainingSteps = 400

  /// The most expressions looked through on one way, so that code that refers to itself ends.
  private static let depthLimit = 48

  init(source: InspectedSource) {
    self.source = source
  }

  mutating func text(in expression: ExprSyntax, depth: Int = 0) -> RenderedText? {
    guard depth < Self.depthLimit, remainingSteps > 0, budget.spend() else { return nil }
    remainingSteps -= 1
    let depth = depth + 1
    let expression = expression.unwrapped
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return text(in: call, depth)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      return text(in: member, depth)
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      return text(named: name.baseName.text, at: name, depth)
    } else if let literal = expression.as(StringLiteralExprSyntax.self) {
      return text(in: literal, depth)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      return text(in: sequence, depth)
    } else if let list = expression.as(ArrayExprSyntax.self) {
      return list.elements.firstValue { text(in: $0.expression, depth: depth) }
    } else if let element = expression.as(SubscriptCallExprSyntax.self) {
      return text(in: element.calledExpression, depth: depth)
    } else if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return expression.branchResults.firstValue { text(in: $0, depth: depth) }
    }
    if let conditional = expression.as(PostfixIfConfigExprSyntax.self) {
      return conditional.base.flatMap { text(in: $0, depth: depth) }
    }
    return nil
  }

  private mutating func text(in node: FunctionCallExprSyntax, _ depth: Int) -> RenderedText? {
    guard let call = SourceCall(node) else {
      guard let closure = node.calledExpression.unwrapped.as(ClosureExprSyntax.self) else {
        return nil
      }
      return closure.result.flatMap { text(in: $0, depth: depth) }
    }
    if let text = RenderedText(call, in: source) { return text }
    if let base = call.chainedBase, RenderedText.passingMethods.contains(call.name) {
      return text(in: base, depth: depth)
    }
    if RenderedText.mappingMethods.contains(call.name) {
      let closure =
        node.trailingClosure ?? call.firstUnlabeled.flatMap { $0.as(ClosureExprSyntax.self) }
      return closure?.result.flatMap { text(in: $0, depth: depth) }
    }
    if RenderedText.textTypes.contains(call.typeName ?? "") {
      // `String(text)`, `String(format: "%@ …", text)`.
      return node.arguments.firstValue { text(in: $0.expression, depth: depth) }
    }
    if call.base == nil && !call.isImplicitMember || call.base?.lastName == "self" {
      return LocalValue.function(call.name, at: node, budget).flatMap { text(in: $0, depth: depth) }
    }
    return nil
  }

  private mutating func text(in member: MemberAccessExprSyntax, _ depth: Int) -> RenderedText? {
    let name = member.declName.baseName.text
    guard let base = member.chainedBase else { return nil }
    if RenderedText.symbolLists.contains(name) { return RenderedText(.formatter, name) }
    if name == "localized", base.unwrapped.is(StringLiteralExprSyntax.self) {
      return RenderedText(.catalog, name)
    }
    if RenderedText.passingMembers.contains(name) { return text(in: base, depth: depth) }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      return LocalValue.property(name, of: member, budget)
        .flatMap { $0.values.firstValue { text(in: $0, depth: depth) } }
    }
    if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      type.first?.isUppercase == true
    {
      return LocalValue.property(name, ofType: type, at: member, budget)
        .flatMap { $0.values.firstValue { text(in: $0, depth: depth) } }
    }
    return nil
  }

  private mutating func text(
    named name: String, at node: DeclReferenceExprSyntax, _ depth: Int
  ) -> RenderedText? {
    LocalValue.find(name, at: node, budget)
      .flatMap { $0.values.firstValue { text(in: $0, depth: depth) } }
  }

  private mutating func text(in literal: StringLiteralExprSyntax, _ depth: Int) -> RenderedText? {
    literal.segments.firstValue { segment in
      segment.as(ExpressionSegmentSyntax.self)?.expressions.first
        .flatMap { text(in: $0.expression, depth: depth) }
    }
  }

  /// Operators are in the order in which they are written: what stands before `?` is a condition.
  private mutating func text(in sequence: SequenceExprSyntax, _ depth: Int) -> RenderedText? {
    sequence.textOperands.firstValue { text(in: $0, depth: depth) }
  }
}

extension Sequence {
  /// The first result that isn't nil.
  func firstValue<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
