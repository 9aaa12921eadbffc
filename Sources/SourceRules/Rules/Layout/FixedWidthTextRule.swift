import Checks
import SwiftSyntax

/// Finds a text in a frame of fixed width.
struct FixedWidthTextRule: SourceRule {
  static let description = RuleDescription(
    identifier: "fixed-width-text",
    family: .layout,
    title: "A text in a frame of fixed width",
    explanation: """
      A width that fits the English text cuts or wraps longer ones, and every text at a larger size. \
      `minWidth`, `fixedSize`, a grid or `@ScaledMetric` fit all. Texts without words, such as a \
      number's interpolation, widths that are computed, texts that may shrink, and a label in a \
      square of up to 64 points, which shows its icon alone, are left alone. \
      Source: Apple, Human Interface Guidelines, "Layout".
      """,
    consequence: "Users of languages with longer words read a text that is cut.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          Text("Chance of rain").↓frame(width: 80)
          Text(.chanceOfRain).bold().↓frame(width: 80, height: 20).padding()
          """),
      RuleExample(
        source: """
          Label("Settings", systemImage: "gear").↓frame(width: 120.5)
          Button("Save changes") { save() }.buttonStyle(.bordered).↓frame(width: 90)
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          Text("Chance of rain").frame(minWidth: 80)
          Text("Chance of rain").frame(height: 80)
          Text("Chance of rain").frame(width: columnWidth)
          Text("Chance of rain").minimumScaleFactor(0.5).frame(width: 80)
          """),
      RuleExample(
        source: """
          Text("\\(number)").frame(width: 24)
          Text("1.").frame(width: 24)
          Text("W").frame(width: 24)
          Text(verbatim: "EUR").frame(width: 40)
          """),
      RuleExample(
        source: """
          Image(systemName: "sun.max").frame(width: 24, height: 24)
          VStack { Text("Chance of rain") }.frame(width: 300)
          Label("Settings", systemImage: "gear").labelStyle(.iconOnly).frame(width: 24)
          Label("Settings", systemImage: "gear").frame(width: 24, height: 24)
          #Preview { Text("Chance of rain").frame(width: 80) }
          """),
    ])

  static let interests = SourceInterests(calls: ["frame"])

  private static let remedies: Set<String> = ["fixedSize", "labelStyle", "minimumScaleFactor"]
  private static let texts: Set<String> = ["Button", "Label", "Text"]

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard call.base != nil, let width = call.argument("width")?.expression,
      width.is(IntegerLiteralExprSyntax.self) || width.is(FloatLiteralExprSyntax.self),
      context.isForUsers
    else { return }
    let chain = ModifierChain(of: call)
    guard let text = chain.root?.call, Self.texts.contains(text.name), Self.holdsWords(text),
      chain.names.isDisjoint(with: Self.remedies), text.name != "Label" || !Self.isSmallSquare(call)
    else { return }
    report.add(
      "a text has a fixed width of \(width.trimmedDescription) points",
      remedy: "Give it 'minWidth', or a width that '@ScaledMetric' scales.", at: call.nameToken)
  }

  /// Whether a frame has the size of an icon.
  private static func isSmallSquare(_ frame: SourceCall) -> Bool {
    let sides = ["width", "height"].map { frame.argument($0)?.expression.trimmedDescription }
    return sides[0] == sides[1] && sides[0].flatMap(Double.init).map { $0 <= 64 } == true
  }

  /// Whether a view shows a text with two letters or more.
  private static func holdsWords(_ view: SourceCall) -> Bool {
    guard let text = view.firstUnlabeled?.unwrapped else { return false }
    if let literal = text.literal { return literal.writtenText.filter(\.isLetter).count > 1 }
    if let member = text.as(MemberAccessExprSyntax.self) { return member.base == nil }
    return text.call.map { $0.name == "NSLocalizedString" || $0.has("localized") } ?? false
  }
}
