import Checks
import SwiftSyntax

/// Finds a font of a fixed size in points.
struct FixedFontSizeRule: SourceRule {
  static let description = RuleDescription(
    identifier: "fixed-font-size",
    family: .layout,
    title: "A font of a fixed size",
    explanation: """
      A size in points doesn't follow Dynamic Type, and scripts such as Thai, Arabic and Devanagari \
      need larger sizes than Latin to be read at all, which text styles give them. Sizes that \
      `@ScaledMetric` or `UIFontMetrics` scale, symbols, and `Font.custom(_:size:)`, which scales \
      with the body style, are left alone. Off by default, as many apps set sizes throughout. \
      Source: Apple, "Applying custom fonts to text".
      """,
    consequence: "Users who need larger text, or read a denser script, can't read it.",
    severity: .note, isOptIn: true,
    triggering: [
      RuleExample(
        source: """
          Text("Rain").font(.↓system(size: 14))
          Text("Snow").font(Font.↓system(size: 14, weight: .bold)).padding()
          Text("Wind").font(.↓custom("Avenir", fixedSize: 13))
          """),
      RuleExample(
        source: """
          label.font = UIFont.↓systemFont(ofSize: 15, weight: .medium)
          label.font = .↓boldSystemFont(ofSize: 15)
          label.font = ↓UIFont(name: "Avenir", size: 17)
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          Text("Rain").font(.headline)
          Text("Rain").font(.system(.body, design: .rounded))
          Text("Rain").font(.system(size: scaledSize))
          Text("Rain").font(.custom("Avenir", size: 14, relativeTo: .title))
          """),
      RuleExample(
        source: """
          label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
          label.font = .preferredFont(forTextStyle: .body)
          """),
      RuleExample(
        source: """
          Image(systemName: "sun.max").resizable().font(.system(size: 40))
          let font = NSFont.systemFont(ofSize: 13)
          let layout = Layout.system(size: 3)
          """),
    ])

  static let interests = SourceInterests(
    calls: [
      "UIFont", "boldSystemFont", "custom", "italicSystemFont", "monospacedDigitSystemFont",
      "monospacedSystemFont", "system", "systemFont",
    ])

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard context.isForUsers, let size = Self.size(in: call), Self.isNumber(size),
      !isForSymbol(call), !isScaled(call), !isMac(call, in: context)
    else { return }
    report.add(
      "the font has a fixed size of \(size.trimmedDescription) points",
      remedy: call.name == "system" || call.name == "custom"
        ? "Use a text style, such as '.font(.body)', or 'relativeTo:'."
        : "Use '.preferredFont(forTextStyle:)', or scale the font with 'UIFontMetrics'.",
      at: call.nameToken)
  }

  private static func size(in call: SourceCall) -> ExprSyntax? {
    let owner = call.base?.unwrapped.lastName
    switch call.name {
    case "system":
      return owner == nil || owner == "Font" ? call.argument("size")?.expression : nil
    case "custom":
      return owner == nil || owner == "Font" ? call.argument("fixedSize")?.expression : nil
    case "UIFont":
      return call.has("name") ? call.argument("size")?.expression : nil
    default:
      return owner == nil || owner == "UIFont" ? call.argument("ofSize")?.expression : nil
    }
  }

  private static func isNumber(_ size: ExprSyntax) -> Bool {
    size.is(IntegerLiteralExprSyntax.self) || size.is(FloatLiteralExprSyntax.self)
  }

  /// Whether the font is that of an image, whose size is a matter of taste.
  private func isForSymbol(_ call: SourceCall) -> Bool {
    guard let font = call.node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let modifier = SourceCall(font), modifier.name == "font"
    else { return false }
    return ModifierChain(of: modifier).root?.call?.name == "Image"
  }

  /// Whether `UIFontMetrics` gets the font.
  private func isScaled(_ call: SourceCall) -> Bool {
    guard let argument = call.node.parent?.as(LabeledExprSyntax.self),
      let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return SourceCall(outer)?.name == "scaledFont"
  }

  /// Whether `.systemFont(…)` may be AppKit's; the Mac has no Dynamic Type.
  private func isMac(_ call: SourceCall, in context: SourceContext) -> Bool {
    guard call.isImplicitMember, call.name != "system", call.name != "custom" else { return false }
    return context.imports(["AppKit", "Cocoa"])
  }
}
