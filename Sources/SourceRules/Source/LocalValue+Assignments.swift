import SwiftSyntax

extension CodeBlockItemSyntax {
  /// The values that the statement assigns to a name, also in the branches of an `if`.
  func assignedValues(of name: String, depth: Int = 0) -> [ExprSyntax] {
    guard depth < 4 else { return [] }
    if let sequence = item.as(SequenceExprSyntax.self) {
      let elements = sequence.elements
      guard let first = elements.first?.as(DeclReferenceExprSyntax.self),
        first.baseName.text == name, let sign = elements.dropFirst().first,
        sign.is(AssignmentExprSyntax.self)
      else { return [] }
      return [ExprSyntax(sequence)]
    }
    guard let branches = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    else { return [] }
    return branches.bodies.flatMap { body in
      body.flatMap { $0.assignedValues(of: name, depth: depth + 1) }
    }
  }
}

extension IfExprSyntax {
  /// The most branches that are looked at.
  static let bodyLimit = 64

  /// The bodies of all branches, up to the limit.
  var bodies: [CodeBlockItemListSyntax] {
    var bodies = [body.statements]
    var next = elseBody
    while let other = next, bodies.count < Self.bodyLimit {
      if let last = other.as(CodeBlockSyntax.self) { bodies.append(last.statements) }
      let following = other.as(IfExprSyntax.self)
      if let following { bodies.append(following.body.statements) }
      next = following?.elseBody
    }
    return bodies
  }
}
