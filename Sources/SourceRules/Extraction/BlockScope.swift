import SwiftSyntax

/// Looks names up among the statements and conditions of a block.
enum BlockScope {
  /// The last declaration of a name before a place; nil as place means anywhere.
  static func value(
    _ name: String, in items: CodeBlockItemListSyntax, before place: AbsolutePosition?,
    excluding child: Syntax
  ) -> SourceScope.Declaration? {
    var found: SourceScope.Declaration?
    for item in items {
      if let place, item.position >= place { break }
      if Syntax(item) == child { continue }
      if let variable = item.item.as(VariableDeclSyntax.self) {
        found = variable.value(name) ?? found
      } else if let check = item.item.as(GuardStmtSyntax.self) {
        found = value(name, in: check.conditions, seenFrom: Syntax(item)) ?? found
      }
    }
    return found
  }

  /// The declaration of a name in conditions such as `if let name = value, name > 1`.
  static func value(
    _ name: String, in conditions: ConditionElementListSyntax, seenFrom outside: Syntax,
    before place: AbsolutePosition? = nil
  ) -> SourceScope.Declaration? {
    var found: SourceScope.Declaration?
    for element in conditions {
      if let place, element.position >= place { break }
      if let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      {
        if let type = binding.typeAnnotation?.type {
          found = .typed(type.compactText)
        } else if let value = binding.initializer?.value {
          found = .unwrapping(value)
        } else {
          found = .unwrappingName(name, outside)
        }
      } else if let match = element.condition.as(MatchingPatternConditionSyntax.self),
        match.pattern.mentions(name)
      {
        found = .unknown
      }
    }
    return found
  }
}

extension VariableDeclSyntax {
  /// What one of the declared names stands for.
  func value(_ name: String) -> SourceScope.Declaration? {
    // `let a, b: Int` gives the type behind the last name to all before it.
    var following: TypeSyntax?
    var found: SourceScope.Declaration?
    for binding in bindings.reversed() {
      let own = binding.typeAnnotation?.type
      following = own ?? (binding.initializer == nil ? following : nil)
      if binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        if let following {
          found = .typed(following.compactText)
        } else if let value = binding.initializer?.value {
          found = .valued(value)
        } else {
          found = .unknown
        }
      } else if binding.pattern.is(TuplePatternSyntax.self), binding.pattern.mentions(name) {
        found = .unknown
      }
    }
    return found
  }
}

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

extension ForStmtSyntax {
  /// What a variable of the loop stands for.
  func variable(_ name: String) -> SourceScope.Declaration? {
    if pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
      return typeAnnotation.map { .typed($0.type.compactText) } ?? .element(sequence)
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self), tuple.mentions(name) else { return nil }
    let isOffset =
      tuple.elements.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    let call = sequence.as(FunctionCallExprSyntax.self).flatMap(SourceCall.init)
    return isOffset && call?.name == "enumerated" ? .typed("Int") : .unknown
  }
}

extension SwitchCaseSyntax {
  /// Whether a pattern of the case binds a name.
  func binds(_ name: String) -> Bool {
    label.as(SwitchCaseLabelSyntax.self)?.caseItems.contains { $0.pattern.mentions(name) } ?? false
  }
}

extension SyntaxProtocol {
  /// Whether a pattern binds a name, wherever in it.
  func mentions(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}
