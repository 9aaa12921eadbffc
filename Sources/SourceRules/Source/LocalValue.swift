import SwiftSyntax

/// What a name was given where it was declared, as far as one file tells.
enum LocalValue {
  /// One of the values; for an element of a list, the list.
  case oneOf([ExprSyntax])
  /// Nothing that syntax shows, such as a parameter's.
  case unknown

  var values: [ExprSyntax] {
    if case .oneOf(let values) = self { values } else { [] }
  }

  /// Looks for the declaration that a name at a place means, from the inside out; nil for none in
  /// the file.
  static func find(
    _ name: String, at node: some SyntaxProtocol, _ budget: ScopeBudget
  ) -> LocalValue? {
    var child = Syntax(node)
    while let parent = child.parent, budget.spend() {
      if let value = declaration(of: name, in: parent, around: child, budget) { return value }
      child = parent
    }
    return nil
  }

  /// Looks for a property of the types around a place.
  static func property(
    _ name: String, of node: some SyntaxProtocol, _ budget: ScopeBudget
  ) -> LocalValue? {
    var child = Syntax(node)
    while let parent = child.parent, budget.spend() {
      if let list = parent.as(MemberBlockItemListSyntax.self) {
        return property(name, in: list, budget)
      }
      child = parent
    }
    return nil
  }

  /// Looks for the value of a function of one expression, where the types or the file around a place
  /// have a single one of that name.
  static func function(
    _ name: String, at node: some SyntaxProtocol, _ budget: ScopeBudget
  ) -> ExprSyntax? {
    var child = Syntax(node)
    while let parent = child.parent, budget.spend() {
      let members = parent.as(MemberBlockItemListSyntax.self)?
        .prefix(itemLimit).prefix { _ in budget.spend() }.map(\.decl)
      let items = parent.as(CodeBlockItemListSyntax.self)?
        .prefix(itemLimit).prefix { _ in budget.spend() }.compactMap { $0.item.as(DeclSyntax.self) }
      let functions = (members ?? items ?? []).compactMap {
        $0.as(FunctionDeclSyntax.self).flatMap { $0.name.text == name ? $0 : nil }
      }
      if functions.count > 1 { return nil }
      if let function = functions.first {
        return function.body?.statements.result
      }
      child = parent
    }
    return nil
  }

  private static func declaration(
    of name: String, in parent: Syntax, around child: Syntax, _ budget: ScopeBudget
  ) -> LocalValue? {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      return declaration(of: name, in: list, before: child, budget)
    } else if let list = parent.as(MemberBlockItemListSyntax.self) {
      return property(name, in: list, budget)
    } else if let closure = parent.as(ClosureExprSyntax.self) {
      return parameter(name, of: closure)
    } else if let function = parent.as(FunctionDeclSyntax.self) {
      return function.signature.declares(name) ? .unknown : nil
    } else if let initializer = parent.as(InitializerDeclSyntax.self) {
      return initializer.signature.declares(name) ? .unknown : nil
    } else if let branches = parent.as(IfExprSyntax.self), child.id == branches.body.id {
      return declaration(of: name, in: branches.conditions)
    } else if let loop = parent.as(WhileStmtSyntax.self) {
      return declaration(of: name, in: loop.conditions)
    } else if let loop = parent.as(ForStmtSyntax.self), child.id == loop.body.id {
      return loop.pattern.declares(name) ? .oneOf([loop.sequence]) : nil
    } else if let branch = parent.as(SwitchCaseSyntax.self) {
      let binds =
        branch.label.as(SwitchCaseLabelSyntax.self)?.caseItems.contains {
          $0.pattern.is(ValueBindingPatternSyntax.self) && $0.pattern.mentions(name)
            || $0.pattern.is(ExpressionPatternSyntax.self) && $0.pattern.binds(name)
        } ?? false
      return binds ? .unknown : nil
    }
    return nil
  }

  private static func declaration(
    of name: String, in list: CodeBlockItemListSyntax, before child: Syntax, _ budget: ScopeBudget
  ) -> LocalValue? {
    var assigned: [ExprSyntax] = []
    var place = child
    var steps = 0
    // From the place upwards, so that the nearest declaration counts.
    while steps < itemLimit, budget.spend(), let item = place.item(before: list) {
      steps += 1
      place = Syntax(item)
      if let variable = item.item.as(VariableDeclSyntax.self),
        let value = value(name, of: variable)
      {
        let values = value.values + assigned.reversed()
        return values.isEmpty ? .unknown : .oneOf(values)
      } else if let guarding = item.item.as(GuardStmtSyntax.self),
        let value = declaration(of: name, in: guarding.conditions)
      {
        return value
      }
      // What is assigned after the declaration may be the value too.
      assigned += item.assignedValues(of: name).reversed()
    }
    return nil
  }

  /// The most statements before a place, or members of a type, that are looked at, so that a long
  /// file doesn't take time by the square of its length.
  private static let itemLimit = 400

  private static func declaration(
    of name: String, in conditions: ConditionElementListSyntax
  ) -> LocalValue? {
    conditions.firstValue { element in
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.declares(name), let value = binding.initializer?.value
      else { return nil }
      return .oneOf([value])
    }
  }

  static func property(
    _ name: String, in list: MemberBlockItemListSyntax, _ budget: ScopeBudget
  ) -> LocalValue? {
    list.prefix(itemLimit).prefix { _ in budget.spend() }.firstValue {
      $0.decl.as(VariableDeclSyntax.self).flatMap { value(name, of: $0) }
    }
  }

  private static func value(_ name: String, of variable: VariableDeclSyntax) -> LocalValue? {
    variable.bindings.firstValue { binding in
      guard binding.pattern.declares(name) else { return nil }
      if let value = binding.initializer?.value {
        let branches = value.branchResults
        return .oneOf(branches.isEmpty ? [value] : branches)
      }
      let getter = binding.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self)
      return getter?.result.map { .oneOf([$0]) } ?? .unknown
    }
  }

  /// The list or optional that a closure is handed the elements of.
  private static func parameter(_ name: String, of closure: ClosureExprSyntax) -> LocalValue? {
    if let clause = closure.signature?.parameterClause {
      let declares =
        clause.as(ClosureShorthandParameterListSyntax.self)?.contains { $0.name.text == name }
        ?? clause.as(ClosureParameterClauseSyntax.self)?.parameters.contains {
          ($0.secondName ?? $0.firstName).text == name
        }
      guard declares ?? false else { return nil }
    } else if name != "$0" {
      return nil
    }
    guard let call = closure.receivingCall.flatMap(SourceCall.init) else { return .unknown }
    if elementMethods.contains(call.name), let base = call.base { return .oneOf([base]) }
    if call.name == "ForEach", let list = call.firstUnlabeled { return .oneOf([list]) }
    return .unknown
  }

  private static let elementMethods: Set<String> = [
    "map", "flatMap", "compactMap", "forEach", "filter", "first", "contains", "allSatisfy",
  ]
}
