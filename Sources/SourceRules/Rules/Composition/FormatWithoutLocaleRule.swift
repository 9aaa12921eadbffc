import Checks
import SwiftSyntax

/// Finds a format string for the user that is filled in without a locale.
struct FormatWithoutLocaleRule: SourceRule {
  static let description = RuleDescription(
    identifier: "format-without-locale",
    family: .composition,
    title: "A format string for the user without a locale",
    explanation: """
      `String(format:)` without `locale:` writes numbers as a C program does: 1.5 where a German \
      reads 1,5, and Latin digits everywhere. `locale: .current` uses the region's separators and \
      digits; `.formatted()` groups thousands besides. What holds no number, hexadecimal and \
      zero-padded numbers, logs, and formats whose reader isn't known are left alone. Source: \
      Apple, "String Programming Guide", Formatting String Objects.
      """,
    consequence: "Users read numbers with another region's decimal separator and digits.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          label.text = ↓String(format: "%.1f", speed)
          speedLabel.stringValue = ↓String(format: "%.2fx", speed)
          """),
      RuleExample(
        source: """
          Text(↓String(format: "%d of %d", done, total))
          let text = ↓String(format: NSLocalizedString("%d photos", comment: ""), count)
          title = ↓String(
            format: String(localized: "%lld left"), arguments: [count])
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          label.text = String(format: "%.1f", locale: .current, speed)
          label.text = speed.formatted(.number.precision(.fractionLength(1)))
          label.text = String.localizedStringWithFormat("%.1f", speed)
          """),
      RuleExample(
        source: """
          label.text = String(format: "%02d:%02d", minutes, seconds)
          label.text = String(format: "#%02x%02X", red, green)
          label.text = String(format: "%@ – %@", first, second)
          label.text = String(format: NSLocalizedString("Hello, %@", comment: ""), name)
          """),
      RuleExample(
        source: """
          logger.debug("took \\(String(format: "%.3f", seconds)) s")
          let query = String(format: "lat=%.5f&lon=%.5f", latitude, longitude)
          let value = String(format: "%.5f", latitude)
          struct WeatherAnalyticsEvent {
            var title: String { String(format: "%g", offset) }
          }
          """),
    ])

  static let interests = SourceInterests(calls: ["String"], triggers: ["format"])

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard let format = call.arguments.first, format.label?.text == "format", !call.has("locale"),
      call.arguments.count > 1, !call.isImplicitMember
    else { return }
    let lookUp = format.expression.call
    let isLookedUp = lookUp.map { ["NSLocalizedString", "String"].contains($0.name) } ?? false
    guard let literal = format.expression.literal ?? lookUp?.arguments.first?.expression.literal,
      Self.writesNumbers(literal)
    else { return }
    let destination = TextDestination(of: call.node, in: context)
    guard destination == .shown || isLookedUp && destination != .hidden else { return }
    let end = format.expression.range.upperBound
    report.add(
      "numbers in a text for the user are formatted without a locale",
      remedy: "Add 'locale: .current', or format the numbers with '.formatted()'.",
      at: call.node, edits: [SourceEdit(end..<end, ", locale: .current")])
  }

  /// Whether a format has a decimal number that isn't padded with zeros as machines write it.
  private static func writesNumbers(_ literal: StringLiteralExprSyntax) -> Bool {
    let bytes = Array(literal.writtenText.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      index += 1
      let start = index
      while index < bytes.count, modifiers.contains(bytes[index]) { index += 1 }
      guard index < bytes.count else { return false }
      let isPadded = index > start && bytes[start] == UInt8(ascii: "0")
      if numbers.contains(bytes[index]), !isPadded { return true }
      index += 1
    }
    return false
  }

  private static let modifiers = Set("0123456789.$+-# 'lhqLzjt".utf8)
  private static let numbers = Set("dDiuUfFgGeE".utf8)
}
