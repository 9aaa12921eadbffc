import SwiftSyntax

/// Tells the type of an expression where its syntax and the file around it do.
///
/// It answers nil rather than guess: a wrong type would give a wrong key.
struct TypeInference {
  /// How many declarations and nested expressions are followed at most.
  private static let depthLimit = 16

  private let scope: SourceScope
  /// How many were followed up to here.
  private let depth: Int

  init(_ budget: ScopeBudget) {
    self.init(SourceScope(budget: budget), depth: 0)
  }

  private init(_ scope: SourceScope, depth: Int) {
    self.scope = scope
    self.depth = depth
  }

  /// The inference one step further.
  private var deeper: TypeInference? {
    depth < Self.depthLimit ? TypeInference(scope, depth: depth + 1) : nil
  }

  /// The type of an expression.
  func type(of expression: ExprSyntax) -> InferredType? {
    guard let deeper else { return nil }
    switch expression.kind {
    case .integerLiteralExpr: return InferredType("Int", isLiteral: true)
    case .floatLiteralExpr: return InferredType("Double", isLiteral: true)
    case .stringLiteralExpr: return InferredType("String", isLiteral: true)
    case .booleanLiteralExpr: return InferredType("Bool")
    case .arrayExpr: return arrayType(of: expression)
    default: break
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      guard tuple.elements.count == 1, let only = tuple.elements.first else {
        return InferredType("()")
      }
      return deeper.type(of: only.expression)
    }
    if let attempt = expression.as(TryExprSyntax.self) {
      return attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        ? nil : deeper.type(of: attempt.expression)
    }
    if let awaiting = expression.as(AwaitExprSyntax.self) {
      return deeper.type(of: awaiting.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return deeper.type(of: forced.expression)?.unwrapped
    }
    if let negated = expression.as(PrefixOperatorExprSyntax.self) {
      let name = negated.operator.text
      return name == "-" || name == "+"
        ? deeper.type(of: negated.expression) : name == "!" ? InferredType("Bool") : nil
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return OperatorTyping(inference: deeper).type(of: sequence)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return deeper.type(
        of: scope.value(reference.baseName.text, seenFrom: Syntax(reference)))
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return memberType(member) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return callType(call) }
    if let access = expression.as(SubscriptCallExprSyntax.self) {
      guard let base = deeper.type(of: access.calledExpression) else { return nil }
      if base.name.hasPrefix("["), base.name.contains(":") { return InferredType("Any?") }
      // A range gives a slice, whose specifier is that of any collection.
      return access.arguments.first?.expression.is(SequenceExprSyntax.self) == true
        ? nil : base.element
    }
    return nil
  }

  /// The type of what a name stands for.
  func type(of declaration: SourceScope.Declaration?) -> InferredType? {
    guard let deeper else { return nil }
    switch declaration {
    case .typed(let name): return InferredType(name)
    case .valued(let expression): return deeper.type(of: expression).map { InferredType($0.name) }
    case .unwrapping(let expression):
      return deeper.type(of: expression).map { InferredType($0.name).unwrapped }
    case .element(let expression): return deeper.elementType(of: expression)
    case .unwrappingName(let name, let place):
      return deeper.type(of: scope.value(name, seenFrom: place))?.unwrapped
    case .unknown, nil: return nil
    }
  }

  /// The type of what a loop over a sequence is given.
  private func elementType(of expression: ExprSyntax) -> InferredType? {
    if let sequence = expression.unwrapped.as(SequenceExprSyntax.self) {
      let elements = sequence.elements.judged
      guard elements.count == 3,
        let joining = elements[1].as(BinaryOperatorExprSyntax.self),
        joining.operator.text == "..<" || joining.operator.text == "..."
      else { return nil }
      let bounds = [elements[0], elements[2]].compactMap(type(of:))
      return bounds.first { !$0.isLiteral }
        ?? (bounds.count == 2 ? bounds.first.map { InferredType($0.name) } : nil)
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "indices", let base = member.base,
      let collection = type(of: base), collection.element != nil
    {
      return InferredType("Int")
    }
    return type(of: expression)?.element
  }

  private func arrayType(of expression: ExprSyntax) -> InferredType {
    let elements = expression.as(ArrayExprSyntax.self)?.elements
    let types = Set((elements ?? []).prefix(8).map { type(of: $0.expression)?.name })
    guard types.count == 1, let only = types.first, let name = only else {
      return InferredType("[]")
    }
    return InferredType("[\(name)]")
  }

  private func memberType(_ member: MemberAccessExprSyntax) -> InferredType? {
    guard let base = member.base else { return nil }
    let name = member.declName.baseName.text
    if let reference = base.as(DeclReferenceExprSyntax.self) {
      let text = reference.baseName.text
      if text == "self" || text == "Self" {
        return type(of: scope.member(name, ofTypeAround: Syntax(member)))
      }
      if text.first?.isUppercase == true {
        if InferredType.initializers.contains(text), InferredType.constants.contains(name) {
          return InferredType(text)
        }
        return type(of: scope.member(name, ofType: text, seenFrom: Syntax(member)))
      }
    }
    let isChained = base.hasOptionalChaining
    let found: InferredType?
    if InferredType.transparentMembers.contains(name) {
      found = type(of: base)
    } else if let known = InferredType.members[name] {
      found = InferredType(known)
    } else if let owner = type(of: base)?.unwrapped {
      if let element = owner.element, name == "first" || name == "last" {
        found = InferredType(element.name + "?")
      } else {
        found = type(of: scope.member(name, ofType: owner.name, seenFrom: Syntax(member)))
      }
    } else {
      found = nil
    }
    return isChained ? found.map { InferredType($0.unwrapped.name + "?") } : found
  }

  private func callType(_ call: FunctionCallExprSyntax) -> InferredType? {
    guard let taken = SourceCall(call) else { return nil }
    let name = taken.name
    if let base = taken.base {
      if let reference = base.as(DeclReferenceExprSyntax.self),
        InferredType.initializers.contains(reference.baseName.text),
        InferredType.constants.contains(name) || name == "init"
      {
        return InferredType(reference.baseName.text)
      }
      let found: InferredType?
      if InferredType.transparentMembers.contains(name) {
        found = type(of: base)
      } else if let known = InferredType.methods[name] {
        found = InferredType(known)
      } else if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
        found = type(of: scope.function(name, seenFrom: Syntax(call)))
      } else {
        found = nil
      }
      return base.hasOptionalChaining ? found.map { InferredType($0.unwrapped.name + "?") } : found
    }
    guard !taken.isImplicitMember else { return nil }
    if InferredType.initializers.contains(name) {
      // `Int("7")` may fail; `Int(7.5)` may not. What stands there tells them apart.
      guard name != "String", name != "Date", let first = taken.firstUnlabeled,
        InferredType.specifiers[name] != nil
      else { return InferredType(name) }
      guard let argument = type(of: first) else { return InferredType(name) }
      return InferredType(argument.name == "String" ? name + "?" : name)
    }
    if let known = InferredType.functions[name] { return InferredType(known) }
    if InferredType.transparentFunctions.contains(name) {
      let types = taken.arguments.map { type(of: $0.expression) }
      return OperatorTyping.common(types)
    }
    if let found = type(of: scope.function(name, seenFrom: Syntax(call))) { return found }
    return name.first?.isUppercase == true ? InferredType(name) : nil
  }
}

extension ExprSyntax {
  /// Whether the expression is nil where something in its chain is.
  var hasOptionalChaining: Bool {
    var expression = self
    while true {
      if expression.is(OptionalChainingExprSyntax.self) { return true }
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        expression = base
      } else if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else {
        return false
      }
    }
  }
}
