import SwiftSyntax

/// What becomes of a list of weekday names.
struct WeekdaySymbolUse {
  /// Whether a name is taken, or all are shown, by their place in the list.
  private(set) var isByPlace = false
  /// The literal index 0, where that is what takes the name.
  private(set) var index: ExprSyntax?
  /// Whether the first letter of a name is taken.
  private(set) var takesFirstLetter = false

  init(of member: MemberAccessExprSyntax, _ budget: ScopeBudget) {
    let list = Self.chained(ExprSyntax(member))
    guard let parent = list.parent else { return }
    if let element = parent.as(SubscriptCallExprSyntax.self),
      element.calledExpression.id == list.id
    {
      let index = element.arguments.first?.expression.unwrapped
      takesFirstLetter = Self.isCutToLetter(ExprSyntax(element))
      if index?.as(IntegerLiteralExprSyntax.self)?.literal.text == "0" {
        isByPlace = true
        self.index = element.arguments.first?.expression
      } else if let index {
        isByPlace = Self.countsFromZero(index, budget)
      }
    } else if let next = parent.as(MemberAccessExprSyntax.self), next.base?.id == list.id {
      switch next.declName.baseName.text {
      case "first":
        takesFirstLetter = Self.isCutToLetter(ExprSyntax(next))
        isByPlace = next.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != next.id
      case "map", "compactMap":
        let call = next.parent?.as(FunctionCallExprSyntax.self)
        let closure =
          call?.trailingClosure
          ?? call?.arguments.first?.expression.as(
            ClosureExprSyntax.self)
        takesFirstLetter = closure?.result.map(Self.holdsCut) ?? false
      default: break
      }
    } else if let argument = parent.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(SourceCall.init)
    {
      isByPlace = call.name == "ForEach"
    }
  }

  /// The expression with the `?` and `!` behind it.
  private static func chained(_ expression: ExprSyntax) -> ExprSyntax {
    var expression = expression
    while let parent = expression.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      guard let next = parent.as(ExprSyntax.self) else { break }
      expression = next
    }
    return expression
  }

  /// Whether `.prefix(1)` or `.first` follows a name.
  private static func isCutToLetter(_ name: ExprSyntax) -> Bool {
    let name = chained(name)
    guard let next = name.parent?.as(MemberAccessExprSyntax.self), next.base?.id == name.id else {
      return false
    }
    return isCut(next)
  }

  private static func isCut(_ member: MemberAccessExprSyntax) -> Bool {
    let call = member.parent?.as(FunctionCallExprSyntax.self)
    switch member.declName.baseName.text {
    case "first": return call?.calledExpression.id != member.id
    case "prefix":
      let length = call?.arguments.first?.expression.as(IntegerLiteralExprSyntax.self)
      return length?.literal.text == "1"
    default: return false
    }
  }

  /// Whether the value of a closure is a name's first letter, bare or in an initializer.
  private static func holdsCut(_ expression: ExprSyntax) -> Bool {
    var expression = expression.unwrapped
    if let call = expression.as(FunctionCallExprSyntax.self), let made = SourceCall(call),
      made.typeName != nil, let argument = call.arguments.first
    {
      expression = argument.expression.unwrapped
    }
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    return called.as(MemberAccessExprSyntax.self).map(isCut) ?? false
  }

  /// Whether an index is a name that runs from 0, as in `(0..<7).map { … }` and `for … in 0..<7`.
  private static func countsFromZero(_ index: ExprSyntax, _ budget: ScopeBudget) -> Bool {
    guard let name = index.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return LocalValue.find(name, at: index, budget)?.values.contains { value in
      let range = value.unwrapped.as(SequenceExprSyntax.self)?.elements
      guard let start = range?.first?.as(IntegerLiteralExprSyntax.self) else { return false }
      return start.literal.text == "0"
    } ?? false
  }
}
