import Checks
import SwiftSyntax

/// Finds a text of one line that can't shrink.
struct SingleLineWithoutScaleRule: SourceRule {
  static let description = RuleDescription(
    identifier: "single-line-without-scale",
    family: .layout,
    title: "A single line that can't shrink",
    explanation: """
      German and Finnish texts are a third longer than English ones and more. A line that may \
      neither wrap nor shrink ends in "…". `minimumScaleFactor`, tightening, `fixedSize`, a \
      deliberate `truncationMode` or `ViewThatFits` anywhere in the chain answer it. Off by default, \
      as many lists cut what people wrote themselves.
      """,
    consequence: "Users of languages with longer words read the beginning of a text only.",
    severity: .note, isOptIn: true,
    triggering: [
      RuleExample(
        source: """
          Text("Chance of rain").font(.headline).↓lineLimit(1)
          """),
      RuleExample(
        source: """
          Label("Settings", systemImage: "gear")
            .↓lineLimit(1)
            .foregroundStyle(.secondary)
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          Text("Chance of rain").lineLimit(1).minimumScaleFactor(0.7)
          Text("Chance of rain").minimumScaleFactor(0.7).font(.headline).lineLimit(1)
          """),
      RuleExample(
        source: """
          Text("Chance of rain").lineLimit(2)
          Text("Chance of rain").lineLimit(1, reservesSpace: true).allowsTightening(true)
          Text("Chance of rain").lineLimit(nil)
          """),
      RuleExample(
        source: """
          Text(path).lineLimit(1).truncationMode(.middle)
          Text("Now").lineLimit(1).fixedSize()
          TextField("Name", text: $name).lineLimit(1)
          """),
    ])

  static let interests = SourceInterests(calls: ["lineLimit"])

  private static let remedies: Set<String> = [
    "allowsTightening", "fixedSize", "minimumScaleFactor", "truncationMode",
  ]
  private static let scrolling: Set<String> = ["TextField", "SecureField"]

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard context.isForUsers, call.base != nil,
      call.firstUnlabeled?.as(IntegerLiteralExprSyntax.self)?.literal.text == "1"
    else { return }
    let chain = ModifierChain(of: call)
    guard chain.names.isDisjoint(with: Self.remedies),
      chain.root?.call.map({ Self.scrolling.contains($0.name) }) != true
    else { return }
    report.add(
      "the text has one line and can't shrink",
      remedy: "Add 'minimumScaleFactor', or let the text wrap.", at: call.nameToken)
  }
}
