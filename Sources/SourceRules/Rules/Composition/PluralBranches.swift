import SwiftSyntax

/// Two texts that a comparison chooses between.
struct PluralBranches {
  /// The text where the comparison holds.
  let one: PluralWording
  /// The text where it doesn't.
  let other: PluralWording

  /// The texts of a ternary or an `if` around a comparison.
  ///
  /// - Parameters:
  ///   - sequence: The expression that holds the comparison.
  ///   - elements: The expression's elements.
  ///   - place: The index behind the comparison.
  init?(of sequence: SequenceExprSyntax, _ elements: [ExprSyntax], behind place: Int) {
    if place < elements.count {
      self.init(elements, at: place)
    } else if let condition = sequence.parent?.as(ConditionElementSyntax.self) {
      guard let list = condition.parent?.as(ConditionElementListSyntax.self), list.count == 1,
        let statement = list.parent?.as(IfExprSyntax.self)
      else { return nil }
      self.init(of: statement)
    } else {
      // The comparison may stand in parentheses.
      guard let tuple = sequence.parent?.parent?.parent?.as(TupleExprSyntax.self),
        let list = tuple.parent?.as(ExprListSyntax.self)
      else { return nil }
      let outer = list.judged
      guard let own = outer.firstIndex(where: { $0.id == tuple.id }) else { return nil }
      self.init(outer, at: own + 1)
    }
  }

  private init?(_ elements: [ExprSyntax], at place: Int) {
    guard place + 1 < elements.count,
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self),
      let one = PluralWording(ternary.thenExpression),
      let other = PluralWording(elements[place + 1])
    else { return nil }
    self.one = one
    self.other = other
  }

  private init?(of statement: IfExprSyntax) {
    guard let one = PluralWording(statement.body.statements),
      let other = Self.alternative(to: statement)
    else { return nil }
    self.one = one
    self.other = other
  }

  /// The most statements among which the one behind an `if` is looked for.
  private static let itemLimit = 200

  private static func alternative(to statement: IfExprSyntax) -> PluralWording? {
    if let elseBody = statement.elseBody {
      return elseBody.as(CodeBlockSyntax.self).flatMap { PluralWording($0.statements) }
    }
    // Without `else` only a branch that returns leaves the text behind it for the other numbers.
    guard statement.body.statements.first?.item.is(ReturnStmtSyntax.self) == true,
      let item = statement.parent?.parent?.as(CodeBlockItemSyntax.self),
      let items = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let following = items.prefix(itemLimit).drop { $0.id != item.id }.dropFirst().first
    return following.flatMap { PluralWording($0.item) }
  }
}
