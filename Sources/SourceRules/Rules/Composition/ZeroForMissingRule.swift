import Checks
import SwiftSyntax

/// Finds a missing value that is shown as zero.
struct ZeroForMissingRule: SourceRule {
  static let description = RuleDescription(
    identifier: "zero-for-missing",
    family: .composition,
    title: "A missing value shown as zero",
    explanation: """
      `?? 0` inside of a formatted value turns "not known" into a measurement: 0 °, 0 km, $0. Show a \
      dash or a text for it. How many elements a missing collection has, and what a dictionary \
      counts, is zero indeed, so `count` and subscripts are left alone, and so are the fields of \
      `DateComponents` and everything that isn't formatted in the same expression.
      """,
    consequence: "Users read a zero that was never measured, and believe it.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          Text((temperature ↓?? 0).formatted())
          Text("\\(wind.speed ↓?? 0) knots")
          Text(rain ↓?? 0.0, format: .percent)
          """),
      RuleExample(
        source: """
          let distance = Measurement(value: route?.length ↓?? 0, unit: UnitLength.meters)
          label.text = formatter.string(from: NSNumber(value: price ↓?? 0))
          label.text = String(format: "%.1f", locale: .current, Double(depth ↓?? 0))
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          Text(temperature.map { $0.formatted() } ?? "–")
          let total = (first ?? 0) + (second ?? 0)
          """),
      RuleExample(
        source: """
          Text("\\(items?.count ?? 0) items")
          Text("\\(votes[name] ?? 0) votes")
          let day = String(format: "%04d-%02d", parts.year ?? 0, parts.month ?? 0)
          """),
      RuleExample(
        source: """
          logger.info("Text: \\(speed ?? 0)")
          Text(name).frame(width: width ?? 0).opacity(opacity ?? 0)
          Text("\\(number ?? 10)")
          """),
    ])

  static let interests = SourceInterests(
    sequences: true, triggers: ["Measurement", "Text", "format", "formatted", "string"])

  func check(
    _ sequence: SequenceExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    guard Self.mayEndInZero(context.bytes(of: sequence)) else { return }
    let elements = sequence.elements.judged
    guard elements.count == 3, elements[1].operatorText == "??", Self.isZero(elements[2]),
      !Self.countsMissing(elements[0]), isFormatted(Syntax(sequence), in: context),
      TextDestination(of: sequence, in: context) != .hidden, !Self.isForDebugging(sequence)
    else { return }
    report.add(
      "a missing value is shown as zero",
      remedy: "Show a dash or a text where the value is missing.", at: elements[1])
  }

  /// Whether the value goes, unchanged or converted, into a call that formats it.
  private func isFormatted(_ node: Syntax, in context: SourceContext) -> Bool {
    var current = node
    for _ in 0..<16 {
      guard let parent = current.parent else { return false }
      if let member = parent.as(MemberAccessExprSyntax.self) {
        guard ["formatted", "rounded"].contains(member.declName.baseName.text) else { return false }
        if member.declName.baseName.text == "formatted" { return true }
      } else if let argument = parent.as(LabeledExprSyntax.self) {
        guard let holder = argument.parent?.parent else { return false }
        if holder.is(ExpressionSegmentSyntax.self) {
          guard let literal = holder.parent?.parent else { return false }
          return TextDestination(of: literal, in: context) == .shown
        }
        if let call = holder.as(FunctionCallExprSyntax.self).flatMap(SourceCall.init) {
          if formats(call, argument) { return true }
          guard Self.conversions.contains(call.name) else { return false }
        } else if !holder.is(TupleExprSyntax.self) {
          return false
        }
      } else if parent.is(SequenceExprSyntax.self) || parent.is(CodeBlockItemSyntax.self) {
        return false
      }
      current = parent
    }
    return false
  }

  private func formats(_ call: SourceCall, _ argument: LabeledExprSyntax) -> Bool {
    switch call.name {
    case "Measurement": argument.label?.text == "value"
    case "Text": argument.label == nil && call.has("format")
    case "string": ["from", "for", "fromByteCount"].contains(argument.label?.text)
    case "String": call.has("format") && argument.label == nil
    case "localizedStringWithFormat": true
    default: false
    }
  }

  private static func countsMissing(_ value: ExprSyntax) -> Bool {
    let value = value.unwrapped
    if value.is(SubscriptCallExprSyntax.self) { return true }
    guard let name = value.lastName else { return false }
    return name.lowercased().hasSuffix("count") || dateFields.contains(name)
  }

  /// Whether the value is made where a flag for debugging is set.
  private static func isForDebugging(_ sequence: SequenceExprSyntax) -> Bool {
    var node = Syntax(sequence).parent
    var steps = 0
    while let current = node, steps < 24 {
      if let branch = current.as(IfExprSyntax.self), branch.conditions.count == 1,
        let flag = branch.conditions.first?.condition.as(ExprSyntax.self)?.lastName,
        flag.lowercased().contains("debug")
      {
        return true
      }
      node = current.parent
      steps += 1
    }
    return false
  }

  private static func isZero(_ value: ExprSyntax) -> Bool {
    if let integer = value.as(IntegerLiteralExprSyntax.self) { return integer.literal.text == "0" }
    return value.as(FloatLiteralExprSyntax.self)?.literal.text == "0.0"
  }

  private static func mayEndInZero(_ bytes: ArraySlice<UInt8>) -> Bool {
    let end = bytes.lastIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    return end.map { bytes[$0] == UInt8(ascii: "0") } ?? false
  }

  /// Fields of `DateComponents`, which are there where they were asked for.
  private static let dateFields: Set<String> = ["year", "month", "day", "hour", "minute", "second"]

  private static let conversions: Set<String> = [
    "CGFloat", "Decimal", "Double", "Float", "Int", "NSDecimalNumber", "NSNumber", "abs", "max",
    "min", "round",
  ]
}
