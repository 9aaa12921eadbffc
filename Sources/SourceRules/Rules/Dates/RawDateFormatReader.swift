import Checks
import SwiftSyntax

/// Notes the date formats that stand outside of the rulebook.
struct RawDateFormatReader {
  static let interests = SourceInterests(
    calls: [
      "setLocalizedDateFormatFromTemplate", "formatted", "DateFormatter", "DateIntervalFormatter",
      "FormatStyle", "IntervalFormatStyle", "VerbatimFormatStyle", "localizedString", "dateFormat",
    ],
    members: ["dateFormat", "dateTime"],
    triggers: [
      "setLocalizedDateFormatFromTemplate", "formatted", "DateFormatter", "DateIntervalFormatter",
      "FormatStyle", "IntervalFormatStyle", "VerbatimFormatStyle", "dateFormat", "dateTime",
    ])

  static func read(_ call: SourceCall, in context: SourceContext, _ report: inout SourceReport) {
    guard concerns(context) else { return }
    let range: Range<Int>
    switch call.name {
    case "setLocalizedDateFormatFromTemplate":
      read(call.firstUnlabeled, of: call, in: context, &report)
      return
    case "dateFormat" where call.has("fromTemplate"):
      read(call.argument("fromTemplate")?.expression, of: call, in: context, &report)
      return
    case "formatted":
      guard formatsDate(call) else { return }
      range = call.nameToken.range.lowerBound..<call.node.range.upperBound
    case "DateFormatter", "DateIntervalFormatter":
      guard call.base == nil, !call.isImplicitMember else { return }
      // Where the same code gives the formatter a format, that is what there is to say.
      let scope = EnclosingScope(around: call.node, in: context.source)
      guard scope.names.isDisjoint(with: ["dateFormat", "setLocalizedDateFormatFromTemplate"]),
        !scope.isForMachines
      else { return }
      range = call.node.range
    case "FormatStyle" where call.base?.lastName == "Date",
      "IntervalFormatStyle" where call.base?.lastName == "Date",
      "VerbatimFormatStyle" where call.base?.lastName == "Date",
      "localizedString" where call.base?.lastName == "DateFormatter":
      guard !EnclosingScope(around: call.node, in: context.source).isForMachines else { return }
      range = call.node.range
    default: return
    }
    report.note(rawFormat: context.source.code(range), at: range)
  }

  static func read(
    _ member: MemberAccessExprSyntax, in context: SourceContext, _ report: inout SourceReport
  ) {
    guard concerns(context) else { return }
    if member.declName.baseName.text == "dateTime" {
      guard isFormatStyle(member) else { return }
      let range = member.wholeChain.range
      report.note(rawFormat: context.source.code(range), at: range)
      return
    }
    guard let value = member.assignedValue else { return }
    let scope = EnclosingScope(around: member, in: context.source)
    guard !scope.isForMachines else { return }
    let literals = value.patternLiterals(context.source.scopes.budget)
    for literal in literals { note(literal, in: context, &report) }
    if literals.isEmpty {
      let range = member.declName.range.lowerBound..<value.range.upperBound
      report.note(rawFormat: context.source.code(range), at: range)
    }
  }

  /// Without a rulebook there is no place where formats belong.
  private static func concerns(_ context: SourceContext) -> Bool {
    context.source.options.rulebook != nil && !context.isInRulebook && !context.isInPreview
      && !context.isDebugOnly && !context.source.place.isTest
  }

  /// Whether `.dateTime` is the format style, by the fields behind it or by who takes it: a case of
  /// an app's enumeration may have that name too.
  private static func isFormatStyle(_ member: MemberAccessExprSyntax) -> Bool {
    guard member.base == nil || member.base?.lastName == "FormatStyle" else { return false }
    if let next = member.parent?.as(MemberAccessExprSyntax.self),
      fields.contains(next.declName.baseName.text)
    {
      return true
    }
    guard let argument = member.wholeChain.parent?.as(LabeledExprSyntax.self) else { return false }
    if argument.label?.text == "format" { return true }
    let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(SourceCall.init)
    return call?.name == "formatted"
  }

  /// The methods of `Date.FormatStyle` that add a field or say how.
  private static let fields: Set<String> = [
    "era", "year", "quarter", "month", "week", "day", "dayOfYear", "weekday", "hour", "minute",
    "second", "secondFraction", "timeZone", "locale",
  ]

  private static func read(
    _ template: ExprSyntax?, of call: SourceCall, in context: SourceContext,
    _ report: inout SourceReport
  ) {
    let literals = template?.patternLiterals(context.source.scopes.budget) ?? []
    for literal in literals { note(literal, in: context, &report) }
    if literals.isEmpty {
      let range = call.nameToken.range.lowerBound..<call.node.range.upperBound
      report.note(rawFormat: context.source.code(range), at: range)
    }
  }

  private static func note(
    _ literal: StringLiteralExprSyntax, in context: SourceContext, _ report: inout SourceReport
  ) {
    let format = literal.plainText
    if let format, DatePattern(format).isMachineReadable { return }
    report.note(rawFormat: format ?? context.source.code(literal.range), at: literal.range)
  }

  /// Whether `formatted` has a date's labels, or nothing but a date before the dot.
  ///
  /// A style in its parentheses speaks for itself.
  private static func formatsDate(_ call: SourceCall) -> Bool {
    if call.has("date"), call.has("time") { return true }
    guard call.arguments.isEmpty, let name = call.base?.lastName else { return false }
    return name == "now" || name.lowercased().hasSuffix("date")
  }
}

extension EnclosingScope {
  /// Whether the code writes or reads dates for machines only.
  var isForMachines: Bool { usesPosixLocale || onlyParses }
}

extension InspectedSource {
  /// The code between two UTF-8 offsets, each stretch of space as one, cut where it is long.
  func code(_ range: Range<Int>) -> String {
    text(range.lowerBound..<min(range.upperBound, range.lowerBound + 400)).split(
      whereSeparator: \.isWhitespace
    ).joined(separator: " ")
  }
}
