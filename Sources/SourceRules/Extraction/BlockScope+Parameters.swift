import SwiftSyntax

extension ClosureExprSyntax {
  /// What a parameter of the closure stands for.
  func parameter(_ name: String) -> SourceScope.Declaration? {
    guard let clause = signature?.parameterClause else { return nil }
    switch clause {
    case .simpleInput(let names):
      guard names.contains(where: { $0.name.text == name }) else { return nil }
      return loopElement ?? .unknown
    case .parameterClause(let clause):
      let named = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
      guard let named else { return nil }
      return named.type.map { .typed($0.compactText) } ?? loopElement ?? .unknown
    @unknown default: return .unknown
    }
  }

  /// The element of a sequence, where the closure is the content of a `ForEach`.
  private var loopElement: SourceScope.Declaration? {
    guard let call = parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ForEach",
      let first = call.arguments.first, first.label == nil
    else { return nil }
    return .element(first.expression)
  }
}

extension FunctionParameterClauseSyntax {
  /// What a parameter stands for in the body.
  func parameter(_ name: String) -> SourceScope.Declaration? {
    for parameter in parameters
    where (parameter.secondName ?? parameter.firstName).text == name {
      let type = parameter.type.compactText
      return .typed(parameter.ellipsis == nil ? type : "[\(type)]")
    }
    return nil
  }
}
