import Checks
import Findings
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

  static let declaration = CommandDeclaration(
    name: "rules", summary: "List the rules, or show the documentation of one",
    discussion: """
      The list has each rule's severity unless the configuration says otherwise; opt-in rules are \
      off until it turns them on.
      """,
    operand: .init(
      placeholder: "RULE", kind: .suggestions(pages.map(\.identifier))),
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
    var rules = SourceRuleRegistry.allWithCatalogs.map(\.description)
    let isJSON = arguments.value(of: Self.format) == "json"
    if let name = arguments.operands.first {
      let known = Self.pages.map(\.identifier)
      rules = Self.pages.filter { $0.identifier == name }
      guard let rule = rules.first else {
        throw .usage(
          "rules", "there is no rule '\(name)'",
          NearestName.question(for: name, among: known) ?? "List them with 'endonym rules'.")
      }
      if !isJSON {
        try environment.print(RulePage(rule: rule).text)
        return .clean
      }
    }
    try environment.print(
      isJSON ? RuleList(rules: rules).json : Array(RuleList(rules: rules).text.utf8))
    return .clean
  }
}
