import SwiftSyntax

extension ExprSyntax {
  /// The operator's characters, where an element of a sequence is one.
  var operatorText: String? {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  /// Whether the element of a sequence puts a value into what stands before it.
  var assigns: Bool { self.is(AssignmentExprSyntax.self) || operatorText == "+=" }

  /// Whether the element of a sequence compares its neighbours.
  var compares: Bool {
    guard let operatorText else { return false }
    return ["==", "!=", "<", ">", "<=", ">=", "~=", "==="].contains(operatorText)
  }

  /// The call, where the expression is one of a name, peeled.
  var call: SourceCall? {
    unwrapped.as(FunctionCallExprSyntax.self).flatMap(SourceCall.init)
  }
}
