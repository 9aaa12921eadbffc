import Checks
import SwiftSyntax

/// Finds a unit or a currency sign that is put beside a number by hand.
struct GluedUnitRule: SourceRule {
  static let description = RuleDescription(
    identifier: "glued-unit",
    family: .composition,
    title: "A unit or currency put beside a number by hand",
    explanation: """
      Which unit people use, how it is spelled, whether a space stands before it, on which side of \
      the number it stands and how the number's digits and separator look depends on the region: \
      5 km, 3,1 mi, 50 %, %50, $5, 5 €. `Measurement`, `.percent` and `.currency(code:)` know. \
      Logs, code in literals and addresses are left alone; "m", "h", "$" and words such as "miles" \
      count only where the user surely reads the text. In a text that is looked up in a catalog the \
      finding is a note, as translators can at least spell the unit, and words are left alone. Source: Unicode CLDR, "Units" and "Number Patterns".
      """,
    consequence: "Users read a unit that isn't theirs, or a number in another region's form.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          import UIKit
          label.text = "\\(distance) ↓km"
          Text(verbatim: "\\(temperature)↓°C")
          Text(verbatim: "↓$\\(price)")
          Text("\\(humidity)↓% humid")
          label.text = "in \\(distance) ↓miles"
          """),
      RuleExample(
        source: """
          import UIKit
          let text = String(format: "%.1f ↓km", kilometers)
          let chance = String(format: "%d↓%%", percent)
          label.text = wind.formatted() + " ↓km/h"
          var priceLabel: String { "\\(price) ↓€" }
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          logger.debug("ran \\(distance) km")
          lines.append("distance=\\(distance)km")
          let url = URL(string: "https://example.com/?q=\\(query)%20km&label=Text")
          let style = "width: \\(width)%; Text"
          """),
      RuleExample(
        source: """
          Text(distance.formatted(.measurement(width: .abbreviated, usage: .road)))
          Text(price.formatted(.currency(code: "EUR")))
          """),
      RuleExample(
        source: """
          Text("\\(name) more")
          Text("\\(first)mm-hm")
          Text("\\(done) of \\(total), \\(left) seconds left")
          let template = "$\\(index)"
          """),
    ])

  static let interests = SourceInterests(literals: true, triggers: TextDestination.triggers)

  func check(
    _ literal: StringLiteralExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    let bytes = context.bytes(of: literal)
    guard let found = Self.unit(in: literal, bytes) else { return }
    let destination = TextDestination(of: literal, in: context)
    // What syntax sees nobody show and names its values with "=" is a trace.
    guard
      destination == .shown
        || destination == .unknown && !found.unit.isAmbiguous && !literal.writtenText.contains("=")
    else { return }
    let isLookedUp = literal.localizingCall != nil
    guard !isLookedUp || !found.unit.isWord else { return }
    let isCurrency = found.unit.text.first.map(UnitSpellings.currencies.contains) == true
    let length = found.unit.text.utf8.count
    report.add(
      "\(isCurrency ? "the currency" : "the unit") '\(found.unit.text)' is put beside a number by hand",
      remedy: isCurrency
        ? "Format the amount with '.formatted(.currency(code:))'."
        : found.unit.text == "%"
          ? "Format the share with '.formatted(.percent)'."
          : "Format a 'Measurement' with '.formatted(.measurement(width:usage:))'.",
      at: found.offset..<(found.offset + length), severity: isLookedUp ? .note : nil)
  }

  private static func unit(
    in literal: StringLiteralExprSyntax, _ bytes: ArraySlice<UInt8>
  ) -> (unit: GluedUnit, offset: Int)? {
    if bytes.count < 16, let found = unit(added: literal) { return found }
    let isInterpolated = holdsInterpolation(bytes)
    if isInterpolated { return unit(interpolated: literal) }
    guard bytes.contains(UInt8(ascii: "%")),
      let argument = literal.parent?.as(LabeledExprSyntax.self),
      argument.label?.text == "format",
      let text = literal.segments.first?.as(StringSegmentSyntax.self)?.content,
      let unit = GluedUnit.units(inFormat: text.text).first
    else { return nil }
    return (unit, text.positionAfterSkippingLeadingTrivia.utf8Offset + unit.offset)
  }

  /// The first unit beside an interpolation.
  private static func unit(
    interpolated literal: StringLiteralExprSyntax
  ) -> (unit: GluedUnit, offset: Int)? {
    let segments = Array(literal.segments)
    for (place, segment) in segments.enumerated() {
      guard let text = segment.as(StringSegmentSyntax.self)?.content, !text.text.isEmpty else {
        continue
      }
      let start = text.positionAfterSkippingLeadingTrivia.utf8Offset
      // A sign between two values belongs to a code.
      let isBetween = text.text == "%" && place + 1 < segments.count
      if place > 0, segments[place - 1].is(ExpressionSegmentSyntax.self), !isBetween,
        let unit = GluedUnit(startOf: Substring(text.text))
      {
        return (unit, start + unit.offset)
      }
      if place + 1 < segments.count, segments[place + 1].is(ExpressionSegmentSyntax.self),
        let unit = GluedUnit(endOf: Substring(text.text))
      {
        return (unit, start + unit.offset)
      }
    }
    return nil
  }

  /// The unit that a literal is, where it is added to something that is no literal itself.
  private static func unit(
    added literal: StringLiteralExprSyntax
  ) -> (unit: GluedUnit, offset: Int)? {
    guard let list = literal.parent?.as(ExprListSyntax.self), literal.segments.count == 1,
      let content = literal.segments.first?.as(StringSegmentSyntax.self)?.content,
      !content.text.isEmpty
    else { return nil }
    let text = content.text
    let elements = list.judged
    guard let place = elements.firstIndex(where: { $0.id == literal.id }) else { return nil }
    let start = content.positionAfterSkippingLeadingTrivia.utf8Offset
    if place > 1, elements[place - 1].operatorText == "+", elements[place - 2].literal == nil,
      let unit = GluedUnit(startOf: Substring(text))
    {
      return (unit, start + unit.offset)
    }
    if place + 2 < elements.count, elements[place + 1].operatorText == "+",
      let unit = GluedUnit(endOf: Substring(text))
    {
      return (unit, start + unit.offset)
    }
    return nil
  }

  private static func holdsInterpolation(_ bytes: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if previous == UInt8(ascii: "\\"), byte == UInt8(ascii: "(") { return true }
      previous = byte
    }
    return false
  }
}
