import SwiftSyntax

/// The calls that are chained on a view, of which one is at hand.
struct ModifierChain {
  /// The names of all methods of the chain, before and behind the one at hand.
  private(set) var names: Set<String> = []
  /// The expression that the chain begins with; nil for `.name(…)`.
  private(set) var root: ExprSyntax?

  /// The most calls of a chain that are followed in each direction.
  private static let stepLimit = 64

  /// Follows the chain of a call to its beginning and to its end.
  init(of call: SourceCall) {
    names.insert(call.name)
    root = call.base?.unwrapped
    var steps = 0
    while steps < Self.stepLimit, let inner = root?.call, let base = inner.base {
      steps += 1
      names.insert(inner.name)
      root = base.unwrapped
    }
    var outer = Syntax(call.node)
    steps = 0
    while steps < Self.stepLimit, let member = outer.parent?.as(MemberAccessExprSyntax.self),
      let next = member.parent?.as(FunctionCallExprSyntax.self),
      next.calledExpression.id == ExprSyntax(member).id
    {
      steps += 1
      names.insert(member.declName.baseName.text)
      outer = Syntax(next)
    }
  }
}
