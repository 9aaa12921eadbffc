import SwiftSyntax

extension ExprSyntax {
  /// The name at the end of a chain of members and calls: `formatter` of `Self.formatter`,
  /// `DateFormatter` of `DateFormatter()`.
  var lastName: String? {
    let expression = unwrapped
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.lastName
    }
    return nil
  }

  /// Whether a name in a chain of members and calls holds one of some words, whatever the case.
  func mentions(_ words: [String]) -> Bool {
    var next: ExprSyntax? = self
    var steps = 0
    while let expression = next?.unwrapped, steps < 24 {
      steps += 1
      if let call = expression.as(FunctionCallExprSyntax.self) {
        next = call.calledExpression
        continue
      } else if let element = expression.as(SubscriptCallExprSyntax.self) {
        next = element.calledExpression
        continue
      }
      let member = expression.as(MemberAccessExprSyntax.self)
      guard let name = (member?.declName ?? expression.as(DeclReferenceExprSyntax.self)) else {
        return false
      }
      let text = name.baseName.text.lowercased()
      if words.contains(where: { text.contains($0) }) { return true }
      next = member?.base
    }
    return false
  }

  /// The values that branches of an `if` or `switch` used as an expression give.
  var branchResults: [ExprSyntax] {
    if let branches = self.as(IfExprSyntax.self) {
      return branches.bodies.compactMap(\.result)
    }
    return self.as(SwitchExprSyntax.self)?.cases.prefix(IfExprSyntax.bodyLimit).compactMap {
      $0.as(SwitchCaseSyntax.self)?.statements.result
    } ?? []
  }
}

extension CodeBlockItemListSyntax {
  /// The value that the last statement gives: an expression alone, or what `return` returns.
  var result: ExprSyntax? {
    guard let item = last?.item else { return nil }
    if let statement = item.as(ReturnStmtSyntax.self) { return statement.expression }
    if let statement = item.as(ExpressionStmtSyntax.self) { return statement.expression }
    return item.as(ExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The value that the closure's last statement gives.
  var result: ExprSyntax? { statements.result }
}

extension SourceCall {
  /// The type of an initializer call: `String` of `String(…)` and of `String.init(…)`.
  var typeName: String? {
    if name == "init" { return base?.lastName }
    return base == nil && !isImplicitMember ? name : nil
  }
}

extension StringLiteralExprSyntax {
  /// The content where it has no interpolation and no escape, so that offsets in it are offsets in
  /// the source.
  var plainText: String? {
    guard segments.count == 1, let segment = segments.first?.as(StringSegmentSyntax.self) else {
      return nil
    }
    let text = segment.content.text
    return openingPounds == nil && text.contains("\\") ? nil : text
  }
}

extension SequenceExprSyntax {
  /// The operands that can be the value: of `a ? b : c` the last two, of `a + b` and `a ?? b` both,
  /// of a comparison none.
  var textOperands: [ExprSyntax] {
    var operands: [ExprSyntax] = []
    var isText = true
    for element in elements.judged {
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        // What came before was the condition of the first one.
        operands = operands.filter { $0.parent?.is(UnresolvedTernaryExprSyntax.self) ?? false }
        operands.append(ternary.thenExpression)
        isText = true
      } else if let sign = element.as(BinaryOperatorExprSyntax.self) {
        if !["+", "??"].contains(sign.operator.text) { isText = false }
      } else if element.is(AssignmentExprSyntax.self) {
        operands = []
        isText = true
      } else if !element.is(UnresolvedAsExprSyntax.self), !element.is(TypeExprSyntax.self) {
        operands.append(element)
      }
    }
    return isText ? operands : []
  }
}
