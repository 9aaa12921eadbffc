import SwiftSyntax

/// The literals in an expression that is shown as it is.
struct ShownText {
  /// The literals that hold words, in the order of the source.
  private(set) var literals: [StringLiteralExprSyntax] = []

  /// Collects the literals of an expression, given as what its operators join: its branches, what
  /// stands behind `??`, and the format of `String(format:)`.
  init(joined elements: [ExprSyntax]) {
    var found = ResultLiterals(joined: elements).literals
    if elements.count == 1, let node = elements[0].unwrapped.as(FunctionCallExprSyntax.self),
      let call = SourceCall(node), call.name == "String",
      let format = call.argument("format")?.expression
    {
      found += ResultLiterals(of: format).literals
    }
    literals = found.filter { WrittenText($0).hasWords }
  }

  /// Collects the literals of an expression.
  init(_ expression: ExprSyntax) {
    self.init(joined: Self.elements(of: expression))
  }

  /// The literal behind `??` at the end of an expression.
  static func fallback(_ expression: ExprSyntax) -> [StringLiteralExprSyntax] {
    fallback(elements(of: expression))
  }

  private static func fallback(_ elements: [ExprSyntax]) -> [StringLiteralExprSyntax] {
    let last = Array(elements.suffix(2))
    guard last.count == 2, last[0].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" else {
      return []
    }
    return ResultLiterals(of: last[1]).literals
  }

  private static func elements(of expression: ExprSyntax) -> [ExprSyntax] {
    let expression = expression.unwrapped
    return expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [expression]
  }
}
