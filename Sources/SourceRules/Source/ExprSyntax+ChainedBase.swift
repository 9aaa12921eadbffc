import SwiftSyntax

extension MemberAccessExprSyntax {
  /// What the member belongs to; in a chain under `#if`, what stands before it.
  var chainedBase: ExprSyntax? {
    if let base { return base }
    // `text\n#if …\n  .lowercased()\n#endif`
    var node = Syntax(self)
    while let parent = node.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        return clause.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)?.base
      }
      guard
        parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
          || parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      else { return nil }
      node = parent
    }
    return nil
  }
}

extension SourceCall {
  /// What the method is called on; in a chain under `#if`, what stands before it.
  var chainedBase: ExprSyntax? {
    base ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.chainedBase
  }
}
