import SwiftSyntax

/// A formatter that an expression is, where the file shows how it was made.
struct FormatterValue {
  /// Whether its texts are for machines: ISO 8601, or a fixed format in the locale for those.
  let isMachineReadable: Bool

  init?(_ expression: ExprSyntax, in source: InspectedSource) {
    let budget = source.scopes.budget
    let expression = expression.unwrapped
    if let type = Self.type(of: expression, budget) {
      isMachineReadable = Self.isMachineReadable(type, at: expression, in: source)
      return
    }
    guard let name = expression.lastName else { return nil }
    let value: LocalValue?
    if expression.is(DeclReferenceExprSyntax.self) {
      value = LocalValue.find(name, at: expression, budget)
    } else if let member = expression.as(MemberAccessExprSyntax.self),
      ["self", "Self"].contains(member.base?.lastName)
    {
      value = LocalValue.property(name, of: expression, budget)
    } else {
      value = nil
    }
    let made = value?.values.firstValue { value in
      Self.type(of: value.unwrapped, budget).map { (type: $0, value: value) }
    }
    guard let made else { return nil }
    isMachineReadable = Self.isMachineReadable(made.type, at: made.value, in: source)
  }

  /// The formatter's type, where the expression makes one by its initializer or in a closure.
  private static func type(
    of expression: ExprSyntax, _ budget: ScopeBudget, depth: Int = 0
  ) -> String? {
    // A property may refer to itself.
    guard depth < 8, let node = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let closure = node.calledExpression.unwrapped.as(ClosureExprSyntax.self) {
      guard let result = closure.result?.unwrapped else { return nil }
      if result.is(FunctionCallExprSyntax.self) {
        return type(of: result, budget, depth: depth + 1)
      }
      guard let name = result.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
      return LocalValue.find(name, at: result, budget)?.values.first.flatMap {
        type(of: $0.unwrapped, budget, depth: depth + 1)
      }
    }
    guard let name = SourceCall(node)?.typeName, name.hasSuffix("Formatter") else { return nil }
    return name
  }

  private static func isMachineReadable(
    _ type: String, at node: ExprSyntax, in source: InspectedSource
  ) -> Bool {
    if type.hasPrefix("ISO8601") { return true }
    guard type == "DateFormatter" else { return false }
    let scope = EnclosingScope(around: node, in: source)
    return scope.usesPosixLocale || scope.hasMachineFormat
  }
}
