import Checks

/// The documentation of a rule as text.
struct RulePage {
  var rule: RuleDescription

  /// What the rule finds, why that matters, how to configure it, and its examples.
  var text: String {
    var text = "\(rule.identifier) (\(rule.level)): \(rule.title)\n\n"
    for paragraph in rule.explanation.split(separator: "\n\n") {
      // Lists and code keep their lines.
      let keepsLines = paragraph.split(separator: "\n").contains {
        $0.hasPrefix("-") || $0.hasPrefix("|") || $0.hasPrefix("    ") || $0.hasPrefix("```")
      }
      text += keepsLines ? paragraph + "\n\n" : HelpText.wrapped(String(paragraph), indentation: 0)
      text += keepsLines ? "" : "\n"
    }
    text += HelpText.wrapped(rule.consequence, indentation: 0)
    if let setting { text += "\nIn endonym.json:\n  \(setting)\n" }
    if let allowance = rule.allowance {
      text += "\nTo accept one finding, on its line or alone on the line above:\n  \(allowance)\n"
    } else {
      text += "\nTo accept one finding, in endonym.json:\n"
      text += AcceptedSnippet.lines(for: subject).map { "  \($0)\n" }.joined()
      text += HelpText.wrapped(AcceptedSnippet.hint, indentation: 0)
    }
    text += examples("Finds, at each ↓", rule.triggering)
    text += examples("Leaves alone", rule.nonTriggering)
    return text
  }

  private var isRule: Bool { rule.identifier != AcceptedExceptions.unmatchedRule }

  /// The rule that an exception would be to.
  private var subject: String { isRule ? rule.identifier : "RULE" }

  private var setting: String? {
    guard isRule else { return nil }
    return rule.isOptIn
      ? "optIn: [\"\(rule.identifier)\"]"
      : "rules: { \"\(rule.identifier)\": \"off\" }  // or note, warning, error"
  }

  private func examples(_ title: String, _ examples: [RuleExample]) -> String {
    guard !examples.isEmpty else { return "" }
    return "\n\(title):\n"
      + examples.map { example in
        example.shown.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
      }.joined(separator: "\n")
  }
}
