import SwiftSyntax

extension MemberAccessExprSyntax {
  /// The value that the member is assigned; nil where it is only read.
  var assignedValue: ExprSyntax? {
    guard let list = parent?.as(ExprListSyntax.self), let first = list.first,
      first.as(MemberAccessExprSyntax.self)?.id == id
    else { return nil }
    let rest = list.dropFirst()
    guard let sign = rest.first, sign.is(AssignmentExprSyntax.self) else { return nil }
    let values = Array(rest.dropFirst())
    if values.count == 1 { return values[0] }
    // `a.b = c ? d : e`: the branches are looked up in the whole.
    return values.isEmpty ? nil : list.parent?.as(ExprSyntax.self)
  }

  /// The chain of members and calls that begins with the member.
  var wholeChain: ExprSyntax {
    var chain = ExprSyntax(self)
    while let parent = chain.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == chain.id {
        chain = ExprSyntax(member)
      } else if let call = parent.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == chain.id
      {
        chain = ExprSyntax(call)
      } else {
        break
      }
    }
    return chain
  }
}

extension ExprSyntax {
  /// The literals that the expression's value can be: its own, those of branches, and a constant's.
  func patternLiterals(_ budget: ScopeBudget) -> [StringLiteralExprSyntax] {
    var literals: [StringLiteralExprSyntax] = []
    // The last is looked at next; constants that refer to one another end at the limit.
    var waiting = [self]
    var steps = 0
    while let next = waiting.popLast(), steps < 64 {
      steps += 1
      let expression = next.unwrapped
      if let literal = expression.as(StringLiteralExprSyntax.self) {
        literals.append(literal)
      } else {
        waiting += expression.possibleValues(budget).reversed()
      }
    }
    return literals
  }

  /// The operands, branches or declared values that the expression's value can be.
  private func possibleValues(_ budget: ScopeBudget) -> [ExprSyntax] {
    if let sequence = self.as(SequenceExprSyntax.self) { return sequence.textOperands }
    let branches = branchResults
    if !branches.isEmpty { return branches }
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return LocalValue.find(name, at: self, budget)?.values ?? []
    }
    if let member = self.as(MemberAccessExprSyntax.self),
      ["self", "Self"].contains(member.base?.lastName)
    {
      return LocalValue.property(member.declName.baseName.text, of: self, budget)?
        .values ?? []
    }
    return []
  }
}
