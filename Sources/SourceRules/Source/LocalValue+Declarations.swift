import SwiftSyntax

extension PatternSyntax {
  /// Whether the pattern is a plain name.
  func declares(_ name: String) -> Bool {
    self.as(IdentifierPatternSyntax.self)?.identifier.text == name
  }

  /// Whether a token of the pattern is a name.
  func mentions(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }

  /// Whether a pattern such as `.some(let text)` binds a name.
  func binds(_ name: String) -> Bool {
    var isBinding = false
    for token in tokens(viewMode: .sourceAccurate) {
      if isBinding, token.text == name { return true }
      isBinding = token.tokenKind == .keyword(.let) || token.tokenKind == .keyword(.var)
    }
    return false
  }
}

extension FunctionSignatureSyntax {
  /// Whether a parameter has a name.
  func declares(_ name: String) -> Bool {
    parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
  }
}

extension ClosureExprSyntax {
  /// The call that the closure is an argument of.
  var receivingCall: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == id ? nil : call
    }
    guard let argument = parent?.as(LabeledExprSyntax.self) else { return nil }
    return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension Syntax {
  /// The statement before the one that the node is.
  ///
  /// The way over the token before it takes the same time wherever in a list that is; an index of
  /// the list doesn't.
  func item(before list: CodeBlockItemListSyntax) -> CodeBlockItemSyntax? {
    guard var node = previousToken(viewMode: .sourceAccurate).map({ Syntax($0) }) else {
      return nil
    }
    while let parent = node.parent {
      if parent.id == list.id { return node.as(CodeBlockItemSyntax.self) }
      node = parent
    }
    return nil
  }
}
