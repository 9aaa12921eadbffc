import SwiftSyntax

extension ExprSyntax {
  /// The expression without what doesn't change its value: parentheses around one expression, `try`,
  /// `await`, `?` of an optional chain and `!`.
  public var unwrapped: ExprSyntax {
    var expression = self
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first, only.label == nil
      {
        expression = only.expression
      } else if let attempt = expression.as(TryExprSyntax.self) {
        expression = attempt.expression
      } else if let awaiting = expression.as(AwaitExprSyntax.self) {
        expression = awaiting.expression
      } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
        expression = optional.expression
      } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        expression = forced.expression
      } else {
        return expression
      }
    }
  }
}

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node without the space and comments around it.
  public var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
