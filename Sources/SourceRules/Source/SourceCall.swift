import SwiftSyntax

/// A call with its name taken apart once for all rules.
public struct SourceCall {
  /// The call.
  public let node: FunctionCallExprSyntax
  /// The last name before the parenthesis: `Text`, `string` of `formatter.string(from:)`.
  public let name: String
  /// The token of the name.
  public let nameToken: TokenSyntax
  /// What a method is called on; nil for a plain function and for `.name(…)`.
  public let base: ExprSyntax?
  /// Whether the name stands behind a dot without anything before it, as in `.measurement(…)`.
  public let isImplicitMember: Bool

  /// Takes a call apart; nil where what is called has no name, such as a closure.
  public init?(_ node: FunctionCallExprSyntax) {
    var called = node.calledExpression
    // `List<Int>(…)` is called by its name too.
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      called = generic.expression
    }
    self.node = node
    if let reference = called.as(DeclReferenceExprSyntax.self) {
      nameToken = reference.baseName
      base = nil
      isImplicitMember = false
    } else if let member = called.as(MemberAccessExprSyntax.self) {
      nameToken = member.declName.baseName
      base = member.base
      isImplicitMember = member.base == nil
    } else {
      return nil
    }
    name = nameToken.text
  }

  /// The arguments in parentheses.
  public var arguments: LabeledExprListSyntax { node.arguments }

  /// The first argument with a label; nil asks for one without.
  public func argument(_ label: String?) -> LabeledExprSyntax? {
    node.arguments.first { $0.label?.text == label }
  }

  /// Whether an argument has a label.
  public func has(_ label: String) -> Bool { argument(label) != nil }

  /// The first argument's expression, where it has no label.
  public var firstUnlabeled: ExprSyntax? {
    guard let first = node.arguments.first, first.label == nil else { return nil }
    return first.expression
  }
}
