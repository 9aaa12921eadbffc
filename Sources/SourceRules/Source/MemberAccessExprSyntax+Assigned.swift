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
  var patternLiterals: [StringLiteralExprSyntax] { patternLiterals(depth: 0) }

  private func patternLiterals(depth: Int) -> [StringLiteralExprSyntax] {
    guard depth < 8 else { return [] }
    let expression = unwrapped
    if let literal = expression.as(StringLiteralExprSyntax.self) { return [literal] }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.textOperands.flatMap { $0.patternLiterals(depth: depth + 1) }
    }
    let branches = expression.branchResults
    if !branches.isEmpty { return branches.flatMap { $0.patternLiterals(depth: depth + 1) } }
    guard let name = expression.lastName else { return [] }
    if expression.is(DeclReferenceExprSyntax.self) {
      return LocalValue.find(name, at: expression)?.values
        .flatMap { $0.patternLiterals(depth: depth + 1) } ?? []
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      ["self", "Self"].contains(member.base?.lastName)
    {
      return LocalValue.property(name, of: expression)?.values
        .flatMap { $0.patternLiterals(depth: depth + 1) } ?? []
    }
    return []
  }
}
