import Checks
import SwiftSyntax

/// Finds a list for the user that is joined with a comma.
struct JoinedListRule: SourceRule {
  static let description = RuleDescription(
    identifier: "joined-list",
    family: .composition,
    title: "A list joined with a comma",
    explanation: """
      The comma of a list is "、" in Japanese and "،" in Arabic, the last two members are joined by \
      a word, and in many languages that word depends on its neighbours. `ListFormatStyle` knows. \
      What goes into logs, addresses, queries and fields that the user edits, and what isn't known \
      to be read by the user, is left alone. Source: Unicode CLDR, "List Patterns".
      """,
    consequence: "Users read a list with another language's punctuation and without its 'and'.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          Text(names.↓joined(separator: ", "))
          """),
      RuleExample(
        source: """
          label.text = places.map(\\.name).↓joined(separator: " and ")
          let subtitle = tags.sorted().↓joined(separator: "、")
          Text("With \\(guests.↓joined(separator: ", "))")
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          Text(names.formatted(.list(type: .and)))
          Text(lines.joined(separator: "\\n"))
          """),
      RuleExample(
        source: """
          logger.info("Loaded \\(names.joined(separator: ", "))")
          let sql = "SELECT \\(columns.joined(separator: ", ")) FROM places"
          let url = URL(string: "https://example.com/?q=" + names.joined(separator: ", "))
          """),
      RuleExample(
        source: """
          tagsTextField.text = tags.joined(separator: ", ")
          let tagsPrompt = "Choose among ```\\(tags.joined(separator: ", "))```"
          let header = fields.joined(separator: ", ")
          request.setValue(types.joined(separator: ", "), forHTTPHeaderField: "Accept")
          """),
    ])

  static let interests = SourceInterests(calls: ["joined"])

  private static let separators: Set<String> = [
    ", ", "、", "، ", " and ", ", and ", " & ", " or ", " und ", " et ", " y ", " e ",
  ]

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    guard let separator = call.argument("separator")?.expression.literal?.plainText,
      Self.separators.contains(separator),
      TextDestination(of: call.node, in: context) == .shown, !Self.isEdited(call)
    else { return }
    report.add(
      "a list for the user is joined with '\(separator)'",
      remedy: "Format it with '.formatted(.list(type: .and))'.", at: call.nameToken)
  }

  /// Whether the list becomes the text of a field, which is read back by its commas.
  private static func isEdited(_ call: SourceCall) -> Bool {
    guard let list = call.node.parent?.as(ExprListSyntax.self), list.count == 3,
      let field = list.first?.as(MemberAccessExprSyntax.self)?.base?.lastName?.lowercased()
    else { return false }
    return field.hasSuffix("textfield") || field.hasSuffix("textview")
  }
}
