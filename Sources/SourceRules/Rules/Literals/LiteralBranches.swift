import SwiftSyntax

/// Finds the literals that an expression can come to: through parentheses, a cast, the branches of a
/// ternary, of `if` and of `switch`, and the elements of an array.
struct LiteralBranches {
  /// The literals in the order of the source.
  private(set) var literals: [StringLiteralExprSyntax] = []
  /// Whether every branch is a literal.
  private(set) var isComplete = true

  /// More nesting than that isn't followed; nobody writes it by hand.
  private static let deepest = 12

  init(_ expression: ExprSyntax) {
    visit(expression, depth: 0)
  }

  init(_ items: CodeBlockItemListSyntax) {
    visit(items, depth: 0)
  }

  /// Looks at expressions joined by operators, such as what stands behind an assignment's sign.
  init(joined elements: [ExprSyntax]) {
    if elements.count == 1 {
      visit(elements[0], depth: 0)
    } else {
      visit(elements, depth: 0)
    }
  }

  private mutating func visit(_ expression: ExprSyntax, depth: Int) {
    guard depth < Self.deepest else {
      isComplete = false
      return
    }
    let expression = expression.unwrapped
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      literals.append(literal)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      visit(Array(sequence.elements), depth: depth + 1)
    } else if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { visit(element.expression, depth: depth + 1) }
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      for element in choice.cases {
        guard let branch = element.as(SwitchCaseSyntax.self) else { continue }
        visit(branch.statements, depth: depth + 1)
      }
    } else if let condition = expression.as(IfExprSyntax.self) {
      visit(condition.body.statements, depth: depth + 1)
      if let other = condition.elseBody {
        if let block = other.as(CodeBlockSyntax.self) {
          visit(block.statements, depth: depth + 1)
        } else if let next = other.as(IfExprSyntax.self) {
          visit(ExprSyntax(next), depth: depth + 1)
        }
      }
    } else {
      isComplete = false
    }
  }

  /// Elements joined by operators: the branches of a ternary bind looser than everything else.
  private mutating func visit(_ elements: [ExprSyntax], depth: Int) {
    var last = elements[...]
    var hasTernary = false
    for (index, element) in elements.enumerated() {
      guard let ternary = element.as(UnresolvedTernaryExprSyntax.self) else { continue }
      visit(ternary.thenExpression, depth: depth)
      last = elements[(index + 1)...]
      hasTernary = true
    }
    let isCast = last.count == 3 && last.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    if let only = last.first, isCast || (hasTernary && last.count == 1),
      !isCast || last.last?.trimmedDescription != "String"
    {
      visit(only, depth: depth)
    } else {
      isComplete = false
    }
  }

  private mutating func visit(_ items: CodeBlockItemListSyntax, depth: Int) {
    guard depth < Self.deepest else {
      isComplete = false
      return
    }
    for item in items {
      let node = Syntax(item.item)
      if let result = node.as(ReturnStmtSyntax.self) {
        if let expression = result.expression { visit(expression, depth: depth + 1) }
      } else if let statement = node.as(ExpressionStmtSyntax.self) {
        visit(statement.expression, depth: depth + 1)
      } else if items.count == 1, let expression = node.as(ExprSyntax.self) {
        visit(expression, depth: depth + 1)
      }
    }
  }
}
