import Checks
import SwiftSyntax

/// Finds times that are always by the same clock, whatever the user has set.
struct ClockSettingRule: DatePatternRule {
  static let description = RuleDescription(
    identifier: "clock-setting-ignored",
    family: .dates,
    title: "A time that ignores the user's clock",
    explanation: """
      Whether a day has twelve hours twice or 24 once is the user's setting. `HH:mm` and \
      `h:mm a` decide it in code; the letter `j` in a template asks for the user's clock and puts \
      AM and PM where the language has them. Left alone are formats for machines, code that only \
      parses, code that chooses between both clocks by itself, and a plan of the rulebook with a \
      format for each. Source: UTS 35, part 4, "Matching Skeletons". In a template the mend \
      writes `j`.
      """,
    consequence: "Users who set the other clock read times in a way that they don't use.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          formatter.dateFormat = "d MMM ↓HH:mm"
          """),
      RuleExample(
        source: """
          formatter.setLocalizedDateFormatFromTemplate("↓hhmma")
          let plan = DateRenderPlan(.pattern("↓h:mm a"))
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          formatter.setLocalizedDateFormatFromTemplate("jmm")
          let plan = DateRenderPlan(.pattern("h:mm a"), twentyFourHour: .pattern("HH:mm"))
          """),
      RuleExample(
        source: """
          formatter.dateFormat = clock == .twelveHour ? "h:mm a" : "HH:mm"
          """),
      RuleExample(
        source: """
          formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
          """),
    ])

  func check(
    _ literal: DatePatternLiteral, in context: SourceContext, report: inout SourceReport
  ) {
    guard let hour = literal.pattern.field("H", "h", "k", "K"), decides(literal),
      !literal.pattern.isMachineReadable, !context.isInPreview, !context.isDebugOnly
    else { return }
    if !literal.isPlan {
      let scope = EnclosingScope(around: literal.user, in: context.source)
      guard !context.isInRulebook, !scope.isForMachines, !scope.choosesClock else { return }
    }
    report.add(
      "'\(literal.pattern.text)' shows the time by one clock, whatever the user has set",
      remedy: literal.isPlan
        ? "Give the plan a format for the other clock too, or take a template with 'j'."
        : "Take a template with 'j' for the hour.", at: literal.range(of: hour),
      edits: literal.use == .template ? [mend(literal)] : [])
  }

  /// Whether the pattern is the only one that the user can get.
  private func decides(_ literal: DatePatternLiteral) -> Bool {
    switch literal.use {
    case .planPart, .planTemplate: return false
    case .plan:
      let plan = literal.user.as(FunctionCallExprSyntax.self)?.planCall
      return !(plan?.has("twentyFourHour") ?? true)
    case .format, .template:
      let clocks = Set(
        literal.alternatives.compactMap { pattern -> Bool? in
          pattern.field("H", "h", "k", "K").map { $0.letter == "H" || $0.letter == "k" }
        })
      return clocks.count < 2
    }
  }

  private func mend(_ literal: DatePatternLiteral) -> SourceEdit {
    var text = ""
    for field in literal.pattern.fields {
      switch field.letter {
      case "H", "h", "k", "K": text += "j"
      case "a", "b", "B": break
      default: text += String(repeating: field.letter, count: field.count)
      }
    }
    let end = literal.offset + literal.pattern.text.utf8.count
    return SourceEdit(literal.offset..<end, text)
  }
}
