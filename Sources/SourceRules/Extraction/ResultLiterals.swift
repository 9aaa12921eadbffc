import SwiftSyntax

/// Finds the literals that an expression or a body can evaluate to.
struct ResultLiterals {
  /// How deep ternaries, branches and collections are followed.
  private static let depthLimit = 16

  /// The literals, in the order of the file.
  private(set) var literals: [StringLiteralExprSyntax] = []
  /// Whether the value can also come from elsewhere, so that it may not be a literal's type.
  private(set) var hasOthers = false

  /// The literals of an expression.
  init(of expression: ExprSyntax) {
    visit(expression, depth: 0)
  }

  /// The literals of expressions joined by operators, such as what an assignment's sign stands
  /// before.
  init(joined elements: [ExprSyntax]) {
    visit(elements, depth: 0)
  }

  /// The literals that a body returns.
  init(returnedBy body: CodeBlockItemListSyntax) {
    visit(results: body, depth: 0)
  }

  private mutating func visit(_ expression: ExprSyntax, depth: Int) {
    guard depth < Self.depthLimit else {
      hasOthers = true
      return
    }
    let expression = expression.unwrapped
    switch expression.kind {
    case .stringLiteralExpr:
      if let literal = expression.as(StringLiteralExprSyntax.self) { literals.append(literal) }
    case .sequenceExpr:
      if let sequence = expression.as(SequenceExprSyntax.self) {
        visit(Array(sequence.elements), depth: depth)
      }
    case .arrayExpr:
      for element in expression.as(ArrayExprSyntax.self)?.elements ?? [] {
        visit(element.expression, depth: depth + 1)
      }
    case .dictionaryExpr:
      guard case .elements(let elements)? = expression.as(DictionaryExprSyntax.self)?.content else {
        return
      }
      for element in elements { visit(element.value, depth: depth + 1) }
    case .ifExpr, .switchExpr: visit(branches: expression, depth: depth + 1)
    case .nilLiteralExpr: break
    default: hasOthers = true
    }
  }

  /// The branches of a ternary, or the fallbacks of `??`, the last one with a cast to a key's type.
  private mutating func visit(_ elements: [ExprSyntax], depth: Int) {
    var elements = elements
    if elements.count > 2, elements[elements.count - 2].is(UnresolvedAsExprSyntax.self) {
      // Whatever is behind a cast to a string is no key.
      guard elements.removeLast().trimmedDescription != "String" else {
        hasOthers = true
        return
      }
      elements.removeLast()
    }
    if elements.count == 1 { return visit(elements[0], depth: depth + 1) }
    let ternaries = elements.indices.filter { elements[$0].is(UnresolvedTernaryExprSyntax.self) }
    if let last = ternaries.last {
      for place in ternaries {
        guard let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self) else { continue }
        visit(ternary.thenExpression, depth: depth + 1)
      }
      guard elements.count == last + 2 else {
        hasOthers = true
        return
      }
      return visit(elements[last + 1], depth: depth + 1)
    }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard !operators.isEmpty, operators.allSatisfy({ $0 == "??" }) else {
      hasOthers = true
      return
    }
    for place in stride(from: 0, to: elements.count, by: 2) {
      visit(elements[place], depth: depth + 1)
    }
  }

  private mutating func visit(branches expression: ExprSyntax, depth: Int) {
    guard depth < Self.depthLimit else { return }
    if let branch = expression.as(IfExprSyntax.self) {
      visit(results: branch.body.statements, depth: depth)
      switch branch.elseBody {
      case .ifExpr(let other): visit(branches: ExprSyntax(other), depth: depth + 1)
      case .codeBlock(let block): visit(results: block.statements, depth: depth)
      default: break
      }
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      for element in choice.cases {
        if case .switchCase(let element) = element {
          visit(results: element.statements, depth: depth)
        }
      }
    }
  }

  private mutating func visit(results items: CodeBlockItemListSyntax, depth: Int) {
    guard depth < Self.depthLimit else { return }
    let isSingle = items.count == 1
    for item in items {
      if let result = item.item.as(ReturnStmtSyntax.self) {
        if let expression = result.expression { visit(expression, depth: depth + 1) }
      } else if let check = item.item.as(GuardStmtSyntax.self) {
        visit(results: check.body.statements, depth: depth + 1)
      } else if let loop = item.item.as(ForStmtSyntax.self) {
        visit(results: loop.body.statements, depth: depth + 1)
      } else if let statement = item.item.as(ExpressionStmtSyntax.self) {
        visit(branches: statement.expression, depth: depth + 1)
      } else if let expression = item.item.as(ExprSyntax.self) {
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
          visit(branches: expression, depth: depth + 1)
        } else if isSingle {
          visit(expression, depth: depth + 1)
        }
      }
    }
  }
}
