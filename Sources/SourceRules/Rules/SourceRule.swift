import Checks
import SwiftSyntax

/// A rule that looks at one Swift source at a time.
///
/// One walk serves all rules: a rule says what it wants to be shown, and is shown that and nothing
/// else. It sees a single file and keeps nothing, so that its findings can be remembered by content.
public protocol SourceRule: Rule {
  /// What the rule wants to be shown.
  static var interests: SourceInterests { get }

  /// Looks at a call of one of the names that the rule is interested in.
  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport)

  /// Looks at a member access, such as `.left`, of one of the names of interest.
  func check(
    _ member: MemberAccessExprSyntax, in context: SourceContext, report: inout SourceReport)

  /// Looks at a string literal.
  func check(
    _ literal: StringLiteralExprSyntax, in context: SourceContext, report: inout SourceReport)

  /// Looks at expressions joined by operators, in the order in which they are written: SwiftSyntax
  /// doesn't know which operator binds tighter before they are folded, and rules needn't.
  func check(
    _ sequence: SequenceExprSyntax, in context: SourceContext, report: inout SourceReport)

  /// Looks at a declaration of variables or constants.
  func check(
    _ variable: VariableDeclSyntax, in context: SourceContext, report: inout SourceReport)

  /// Looks at a whole file, after everything in it.
  func check(file: SourceFileSyntax, in context: SourceContext, report: inout SourceReport)
}

extension SourceRule {
  /// Finds nothing.
  public func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {}

  /// Finds nothing.
  public func check(
    _ member: MemberAccessExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {}

  /// Finds nothing.
  public func check(
    _ literal: StringLiteralExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {}

  /// Finds nothing.
  public func check(
    _ sequence: SequenceExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {}

  /// Finds nothing.
  public func check(
    _ variable: VariableDeclSyntax, in context: SourceContext, report: inout SourceReport
  ) {}

  /// Finds nothing.
  public func check(
    file: SourceFileSyntax, in context: SourceContext, report: inout SourceReport
  ) {}
}
