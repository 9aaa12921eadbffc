import Checks
import Findings
import Slots
import SourceRules

/// Lists the rules, or shows the documentation of one.
struct RulesCommand: Command {
  private static let forms = ["text", "json"]
  private static let format = OptionDeclaration.value(
    "format", "FORMAT", .choice(forms), "Show it in this form (default: text)")

  /// What has a page: the rules, and what is reported like one.
  private static var pages: [RuleDescription] {
    SourceRuleRegistry.allWithCatalogs.map(\.description) + [AcceptedExceptions.description]
  }

  /// What measuring finds, which is configured by what is accepted.
  private static let widths = WidthRule.allCases.sorted { $0.rawValue < $1.rawValue }

  private static var names: [String] { pages.map(\.identifier) + widths.map(\.rawValue) }

  static let declaration = CommandDeclaration(
    name: "rules", summary: "List the rules, or show the documentation of one",
    discussion: """
      The list has each rule's severity unless the configuration says otherwise; opt-in rules are \
      off until it turns them on. What 'endonym widths' finds stands in a section of its own.
      """,
    operand: .init(
      placeholder: "RULE", kind: .suggestions(names)),
    options: [format],
    examples: [
      .init(arguments: "rules", explanation: "Lists all rules by family"),
      .init(
        arguments: "rules format-signature",
        explanation: "Shows what the rule finds and leaves alone, with examples"),
    ])

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    var list = RuleList(
      rules: SourceRuleRegistry.allWithCatalogs.map(\.description), widths: Self.widths)
    let isJSON = arguments.value(of: Self.format) == "json"
    if let name = arguments.operands.first {
      list.rules = Self.pages.filter { $0.identifier == name }
      list.widths = Self.widths.filter { $0.rawValue == name }
      let page =
        list.rules.first.map { RulePage(rule: $0).text }
        ?? list.widths.first.map { WidthRulePage(rule: $0).text }
      guard let page else {
        throw .usage(
          "rules", "there is no rule '\(name)'",
          NearestName.question(for: name, among: Self.names)
            ?? "List them with 'endonym rules'.")
      }
      if !isJSON {
        try environment.print(page)
        return .clean
      }
    }
    try environment.print(isJSON ? list.json : Array(list.text.utf8))
    return .clean
  }
}
