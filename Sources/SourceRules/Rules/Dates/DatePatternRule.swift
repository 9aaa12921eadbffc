import SwiftSyntax

/// A rule about the letters of date patterns, wherever code writes them.
protocol DatePatternRule: SourceRule {
  /// Looks at one pattern.
  func check(
    _ literal: DatePatternLiteral, in context: SourceContext, report: inout SourceReport)
}

extension DatePatternRule {
  static var interests: SourceInterests { DatePatternLiteral.interests }

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    for literal in DatePatternLiteral.all(in: call, context.source.scopes.budget) {
      checkOnce(literal, in: context, report: &report)
    }
  }

  func check(
    _ member: MemberAccessExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    for literal in DatePatternLiteral.all(assignedTo: member, context.source.scopes.budget) {
      checkOnce(literal, in: context, report: &report)
    }
  }

  /// A constant that several formatters take is reported once.
  private func checkOnce(
    _ literal: DatePatternLiteral, in context: SourceContext, report: inout SourceReport
  ) {
    guard !context.source.place.isTest else { return }
    let range = literal.node.range
    let isConstant = !literal.user.range.contains(range.lowerBound) && !literal.isBehindUser
    if isConstant, report.findings.contains(where: { range.contains($0.offset) }) { return }
    check(literal, in: context, report: &report)
  }
}
