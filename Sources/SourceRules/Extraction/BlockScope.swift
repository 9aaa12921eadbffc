import SwiftSyntax

/// Looks names up among the statements and conditions of a block.
struct BlockScope {
  let budget: ScopeBudget

  /// The last declaration of a name before a place; nil as place means anywhere.
  func value(
    _ name: String, in items: CodeBlockItemListSyntax, before place: AbsolutePosition?,
    excluding child: Syntax
  ) -> SourceScope.Declaration? {
    var found: SourceScope.Declaration?
    for item in items {
      guard budget.spend() else { return .unknown }
      if let place, item.position >= place { break }
      if Syntax(item) == child { continue }
      if let variable = item.item.as(VariableDeclSyntax.self) {
        found = self.value(name, of: variable) ?? found
      } else if let check = item.item.as(GuardStmtSyntax.self) {
        found = value(name, in: check.conditions, seenFrom: Syntax(item)) ?? found
      }
    }
    return found
  }

  /// The declaration of a name in conditions such as `if let name = value, name > 1`.
  func value(
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
        mentions(name, match.pattern)
      {
        found = .unknown
      }
    }
    return found
  }
}

extension BlockScope {
  /// What one of the names that a declaration has stands for.
  func value(_ name: String, of variable: VariableDeclSyntax) -> SourceScope.Declaration? {
    // `let a, b: Int` gives the type behind the last name to all before it.
    var following: TypeSyntax?
    var found: SourceScope.Declaration?
    for binding in variable.bindings.reversed() {
      guard budget.spend() else { return .unknown }
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
      } else if binding.pattern.is(TuplePatternSyntax.self), mentions(name, binding.pattern) {
        found = .unknown
      }
    }
    return found
  }

  /// What a variable of a loop stands for.
  func variable(_ name: String, of loop: ForStmtSyntax) -> SourceScope.Declaration? {
    if loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
      return loop.typeAnnotation.map { .typed($0.type.compactText) } ?? .element(loop.sequence)
    }
    guard let tuple = loop.pattern.as(TuplePatternSyntax.self), mentions(name, tuple) else {
      return nil
    }
    let isOffset =
      tuple.elements.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    let call = loop.sequence.as(FunctionCallExprSyntax.self).flatMap(SourceCall.init)
    return isOffset && call?.name == "enumerated" ? .typed("Int") : .unknown
  }

  /// Whether a pattern of a case binds a name.
  func binds(_ name: String, _ branch: SwitchCaseSyntax) -> Bool {
    branch.label.as(SwitchCaseLabelSyntax.self)?.caseItems
      .contains { mentions(name, $0.pattern) } ?? false
  }

  /// Whether a pattern holds a name, wherever in it; true where it is too long to tell.
  private func mentions(_ name: String, _ pattern: some SyntaxProtocol) -> Bool {
    pattern.tokens(viewMode: .sourceAccurate).contains { !budget.spend() || $0.text == name }
  }
}
