import Checks
import SwiftSyntax

/// Finds a sign that is put before a formatted number by hand.
struct GluedMinusRule: SourceRule {
  static let description = RuleDescription(
    identifier: "glued-minus",
    family: .composition,
    title: "A sign put before a formatted number",
    explanation: """
      The minus sign is U+2212 in Swedish, Finnish and Slovenian, stands beside direction marks in \
      Hebrew, Arabic and Persian, and before or behind a currency sign as the region has it. A \
      formatter knows all of that when it is given the negative number. Dates, dashes between two \
      values and a sign before what is no formatted number are left alone. Source: Unicode CLDR, \
      "Number Symbols" and "Number Patterns".
      """,
    consequence: "The sign stands on the wrong side, or is another character than the region's.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          let change = ↓"-" + loss.formatted()
          let gain = ↓"+" + formatter.string(from: profit)
          let discount = ↓"-" + (currencyFormatter.formatAmount(order.discount) ?? "0.00")
          let rebate = ↓"-" + formattedRebate
          let difference = (isLoss ? ↓"-" : "+") + amount.formatted(.number)
          """),
      RuleExample(
        source: """
          let change = ↓"-\\(loss.formatted())"
          let text = "Balance: ↓-\\(amount.formatted(.currency(code: code)))"
          Text(verbatim: ↓"−\\(degrees)")
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          let change = (-loss).formatted()
          let gain = profit.formatted(.number.sign(strategy: .always()))
          """),
      RuleExample(
        source: """
          let range = "\\(low.formatted())-\\(high.formatted())"
          let span = low.formatted() + "-" + high.formatted()
          let until = "-\\(date.formatted(date: .numeric, time: .omitted))"
          """),
      RuleExample(
        source: """
          let option = "-" + name
          let day = "-" + formattedDate
          let flag = "-" + argument.formatted
          let identifier = "row-\\(number.formatted())"
          Text("+\\(others) more")
          logger.debug("-\\(loss.formatted())")
          """),
    ])

  static let interests = SourceInterests(
    literals: true, triggers: ["Text", "format", "formatted", "string"])

  func check(
    _ literal: StringLiteralExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    let bytes = context.bytes(of: literal)
    guard Self.mayHoldSign(bytes),
      let offset = bytes.count < 16 && !literal.isInterpolated
        ? added(literal) : interpolated(literal, in: context),
      TextDestination(of: literal, in: context) != .hidden
    else { return }
    report.add(
      "a sign is put before a number by hand",
      remedy: "Format the negative number itself, or give the style '.sign(strategy: .always())'.",
      at: offset..<max(offset + 1, literal.range.upperBound))
  }

  /// The place of the literal, where it is a sign that is added to a formatted number behind it.
  private func added(_ literal: StringLiteralExprSyntax) -> Int? {
    guard Self.isSign(literal.plainText) else { return nil }
    var element = Syntax(literal)
    if let ternary = literal.parent?.as(UnresolvedTernaryExprSyntax.self) {
      // The choice of a sign is added as a whole.
      guard let tuple = ternary.parent?.parent?.parent?.parent?.parent?.as(TupleExprSyntax.self)
      else { return nil }
      element = Syntax(tuple)
    }
    guard let list = element.parent?.as(ExprListSyntax.self) else { return nil }
    let elements = list.judged
    guard let place = elements.firstIndex(where: { $0.id == element.id }),
      place + 2 < elements.count, elements[place + 1].operatorText == "+",
      elements[place + 2].formatsNumber,
      place == 0 || elements[place - 1].assigns || elements[max(0, place - 2)].literal != nil
    else { return nil }
    return literal.range.lowerBound
  }

  /// The place of a sign before an interpolated number: the literal where the sign begins it.
  private func interpolated(
    _ literal: StringLiteralExprSyntax, in context: SourceContext
  ) -> Int? {
    let segments = Array(literal.segments)
    for (place, segment) in segments.enumerated().dropLast() {
      guard let content = segment.as(StringSegmentSyntax.self)?.content,
        let sign = content.text.last, Self.isSign(String(sign)),
        let value = segments[place + 1].as(ExpressionSegmentSyntax.self)?.expressions
      else { continue }
      let before = content.text.dropLast().last
      guard before.map({ $0 == " " || $0 == "(" }) ?? (place == 0) else { continue }
      let isNumber =
        value.first?.expression.formatsNumber == true
        || value.contains { $0.label?.text == "specifier" || $0.label?.text == "format" }
      let isLone = before == nil && segments.count <= 3 && sign != "+"
      guard
        isNumber
          || isLone && context.isForUsers && TextDestination(of: literal, in: context) == .shown
      else { continue }
      return before == nil
        ? literal.range.lowerBound
        : content.positionAfterSkippingLeadingTrivia.utf8Offset + content.text.utf8.count
          - sign.utf8.count
    }
    return nil
  }

  private static func isSign(_ text: String?) -> Bool {
    text == "-" || text == "+" || text == "\u{2212}"
  }

  private static func mayHoldSign(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0 == 0x88 }
  }
}
