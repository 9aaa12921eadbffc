import SwiftSyntax

/// Looks names up as the compiler would, within one file and as far as syntax goes.
struct SourceScope {
  /// What a name stands for.
  enum Declaration {
    /// A declaration with a type, its space removed.
    case typed(String)
    /// A declaration with a value and no type.
    case valued(ExprSyntax)
    /// What an optional holds, as behind `if let name = value`.
    case unwrapping(ExprSyntax)
    /// What an optional of that name holds, as behind `if let name`, seen from outside.
    case unwrappingName(String, Syntax)
    /// An element of a sequence, as in `for name in sequence`.
    case element(ExprSyntax)
    /// A declaration that doesn't tell its type.
    case unknown
  }

  /// How much may still be looked at.
  let budget: ScopeBudget

  /// The declaration of a variable, constant or parameter, the innermost first.
  func value(_ name: String, seenFrom place: Syntax) -> Declaration? {
    var child = place
    while let parent = child.parent {
      if let found = value(name, in: parent, above: child) { return found }
      child = parent
    }
    return nil
  }

  private func value(
    _ name: String, in parent: Syntax, above child: Syntax
  ) -> Declaration? {
    let block = BlockScope(budget: budget)
    switch parent.kind {
    case .codeBlockItemList:
      guard let items = parent.as(CodeBlockItemListSyntax.self) else { return nil }
      let isTopLevel = parent.parent?.is(SourceFileSyntax.self) == true
      return block.value(
        name, in: items, before: isTopLevel ? nil : child.position, excluding: child)
    case .memberBlockItemList:
      return TypeScope(around: parent, budget).flatMap { $0.value(name) }
    case .closureExpr: return parent.as(ClosureExprSyntax.self).flatMap { $0.parameter(name) }
    case .functionDecl:
      let declaration = parent.as(FunctionDeclSyntax.self)
      return declaration.flatMap { $0.signature.parameterClause.parameter(name) }
    case .initializerDecl:
      let declaration = parent.as(InitializerDeclSyntax.self)
      return declaration.flatMap { $0.signature.parameterClause.parameter(name) }
    case .subscriptDecl:
      return parent.as(SubscriptDeclSyntax.self).flatMap { $0.parameterClause.parameter(name) }
    case .forStmt:
      guard let loop = parent.as(ForStmtSyntax.self), child.position >= loop.body.position else {
        return nil
      }
      return block.variable(name, of: loop)
    case .ifExpr:
      guard let branch = parent.as(IfExprSyntax.self), Syntax(branch.elseBody) != child else {
        return nil
      }
      return block.value(name, in: branch.conditions, seenFrom: parent)
    case .whileStmt:
      return parent.as(WhileStmtSyntax.self).flatMap {
        block.value(name, in: $0.conditions, seenFrom: parent)
      }
    case .conditionElementList:
      return parent.as(ConditionElementListSyntax.self).flatMap {
        block.value(name, in: $0, seenFrom: parent, before: child.position)
      }
    case .switchCase:
      return parent.as(SwitchCaseSyntax.self).flatMap { block.binds(name, $0) ? .unknown : nil }
    case .catchClause: return name == "error" ? .typed("Error") : nil
    case .accessorDecl: return name == "newValue" || name == "oldValue" ? .unknown : nil
    default: return nil
    }
  }

  /// The member of the type around a place.
  func member(_ name: String, ofTypeAround place: Syntax) -> Declaration? {
    var child = place
    while let parent = child.parent {
      if parent.is(MemberBlockItemListSyntax.self) {
        return TypeScope(around: parent, budget).flatMap { $0.value(name) }
      }
      child = parent
    }
    return nil
  }

  /// The member of a type that the file declares or extends.
  func member(
    _ name: String, ofType type: String, seenFrom place: Syntax
  ) -> Declaration? {
    TypeScope(named: type, in: place.root, budget)?.value(name)
  }

  /// The result of a function of the type around a place, or of the file.
  func function(_ name: String, seenFrom place: Syntax) -> Declaration? {
    var child = place
    while let parent = child.parent {
      if parent.is(MemberBlockItemListSyntax.self), let scope = TypeScope(around: parent, budget),
        let found = scope.function(name)
      {
        return found
      }
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        let functions = items.prefix { _ in budget.spend() }
          .compactMap { $0.item.as(FunctionDeclSyntax.self) }
        if let found = TypeScope.result(of: functions.filter { $0.name.text == name }) {
          return found
        }
      }
      child = parent
    }
    return nil
  }

  /// What a type's name stands for where the file says so: the name behind a type alias, and
  /// whether the file declares a type of that name.
  func resolve(type name: String, seenFrom place: Syntax) -> (name: String, isOwn: Bool) {
    guard let scope = TypeScope(named: name, in: place.root, budget) else { return (name, false) }
    if let alias = scope.alias { return (alias, false) }
    return (name, scope.isDeclared)
  }
}
