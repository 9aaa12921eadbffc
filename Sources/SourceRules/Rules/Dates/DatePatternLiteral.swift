import SwiftSyntax

/// A literal that code uses as a date pattern or skeleton.
struct DatePatternLiteral {
  /// What the literal is used for.
  enum Use: Hashable {
    /// Assigned to a formatter's `dateFormat`, or handed to a function that does so.
    case format
    /// A skeleton for which the locale chooses the order.
    case template
    /// The only pattern of a plan of the rulebook.
    case plan
    /// A pattern within a plan, or one of several.
    case planPart
    /// A skeleton of a plan of the rulebook.
    case planTemplate
  }

  /// The literal.
  let node: StringLiteralExprSyntax
  /// What it is used for.
  let use: Use
  /// The pattern.
  let pattern: DatePattern
  /// The UTF-8 offset in the source at which the pattern starts.
  let offset: Int
  /// The member or call that takes it.
  let user: Syntax
  /// How many literals the same value can be, as by a ternary.
  let alternatives: [DatePattern]

  /// Whether the locale chooses the order.
  var isTemplate: Bool { use == .template || use == .planTemplate }

  /// Whether it belongs to a plan of the rulebook.
  var isPlan: Bool { use == .plan || use == .planPart || use == .planTemplate }

  /// Whether the literal stands in the statement that uses it, not where a constant is declared.
  var isBehindUser: Bool {
    guard let statement = user.parent?.parent else { return false }
    return statement.range.contains(offset)
  }

  /// Where a field stands in the source.
  func range(of field: DatePattern.Field) -> Range<Int> {
    (offset + field.range.lowerBound)..<(offset + field.range.upperBound)
  }

  /// The edit that writes a field with another letter.
  func edit(_ field: DatePattern.Field, to letter: Character) -> SourceEdit {
    SourceEdit(range(of: field), String(repeating: letter, count: field.count))
  }

  static let interests = SourceInterests(
    calls: [
      "setLocalizedDateFormatFromTemplate", "dateFormat", "pattern", "template", "DateFormatter",
      "toFormat", "withFormat", "string", "toString", "date", "toDate",
    ],
    members: ["dateFormat"],
    triggers: [
      "dateFormat", "setLocalizedDateFormatFromTemplate", "DateRenderPlan", "DateFormatter",
      "toFormat", "withFormat",
    ])

  /// The patterns that a call is given.
  static func all(in call: SourceCall, _ budget: ScopeBudget) -> [DatePatternLiteral] {
    switch call.name {
    case "setLocalizedDateFormatFromTemplate":
      return call.firstUnlabeled.map { all(in: $0, .template, Syntax(call.node), budget) } ?? []
    case "dateFormat":
      let template = call.argument("fromTemplate")?.expression
      return template.map { all(in: $0, .template, Syntax(call.node), budget) } ?? []
    case "pattern", "template":
      guard isPlanFormat(call), let value = call.firstUnlabeled else { return [] }
      let isWhole = call.node.planCall != nil
      let use: Use = call.name == "template" ? .planTemplate : isWhole ? .plan : .planPart
      return all(in: value, use, Syntax(call.node), budget).filter(\.pattern.isPlausible)
    default:
      return helperLabels(of: call.name).flatMap { label in
        call.argument(label)
          .map { all(in: $0.expression, .format, Syntax(call.node), budget) } ?? []
      }.filter(\.pattern.isPlausible)
    }
  }

  /// The patterns that a formatter's `dateFormat` is assigned.
  static func all(
    assignedTo member: MemberAccessExprSyntax, _ budget: ScopeBudget
  ) -> [DatePatternLiteral] {
    member.assignedValue.map { all(in: $0, .format, Syntax(member), budget) } ?? []
  }

  private static func all(
    in value: ExprSyntax, _ use: Use, _ user: Syntax, _ budget: ScopeBudget
  ) -> [DatePatternLiteral] {
    let literals = value.patternLiterals(budget).compactMap { literal in
      literal.plainText.map { (literal, DatePattern($0)) }
    }
    return literals.map { literal, pattern in
      DatePatternLiteral(
        node: literal, use: use, pattern: pattern,
        offset: literal.segments.positionAfterSkippingLeadingTrivia.utf8Offset, user: user,
        alternatives: literals.map(\.1))
    }
  }

  private static func isPlanFormat(_ call: SourceCall) -> Bool {
    call.isImplicitMember || ["Format", "Piece"].contains(call.base?.lastName)
  }

  /// The labels under which apps' own functions take a pattern, of names that say so.
  private static func helperLabels(of name: String) -> [String?] {
    switch name {
    case "DateFormatter": ["format", "dateFormat", "withFormat", "pattern"]
    case "withFormat", "toFormat": [nil, "format"]
    default: ["dateFormat", "withFormat"]
    }
  }
}

extension FunctionCallExprSyntax {
  /// The `DateRenderPlan(…)` that the call is an argument of.
  var planCall: SourceCall? {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(SourceCall.init),
      call.typeName == "DateRenderPlan"
    else { return nil }
    return call
  }
}
