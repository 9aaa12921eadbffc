import SwiftSyntax

/// How long a chain of members, calls and subscripts is.
enum ChainLength {
  /// The most links of a chain that is looked at.
  private static let limit = 400

  /// The size in bytes up to which an expression can't hold a chain beyond the limit that matters.
  static let measuredBytes = 1024

  /// Whether the chain that ends with an expression is one that people write.
  static func isWithinLimit(_ expression: ExprSyntax) -> Bool {
    var next: ExprSyntax? = expression
    var count = 0
    while let link = next {
      count += 1
      if count > limit { return false }
      next = base(of: link)
    }
    return true
  }

  /// What a link of a chain stands behind.
  private static func base(of link: ExprSyntax) -> ExprSyntax? {
    switch link.kind {
    case .functionCallExpr: link.as(FunctionCallExprSyntax.self)?.calledExpression
    case .memberAccessExpr: link.as(MemberAccessExprSyntax.self)?.base
    case .subscriptCallExpr: link.as(SubscriptCallExprSyntax.self)?.calledExpression
    case .forceUnwrapExpr: link.as(ForceUnwrapExprSyntax.self)?.expression
    case .optionalChainingExpr: link.as(OptionalChainingExprSyntax.self)?.expression
    case .postfixIfConfigExpr: link.as(PostfixIfConfigExprSyntax.self)?.base
    case .postfixOperatorExpr: link.as(PostfixOperatorExprSyntax.self)?.expression
    default: nil
    }
  }
}
