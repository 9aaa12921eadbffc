import Checks

/// The documentation of rules as Markdown: a page a rule, and a table of all.
enum RuleDocument {
  /// A rule's page.
  static func page(of rule: RuleDescription) -> String {
    let isRule = rule.identifier != AcceptedExceptions.unmatchedRule
    let setting =
      rule.isOptIn
      ? "\"optIn\": [\"\(rule.identifier)\"]" : "\"rules\": { \"\(rule.identifier)\": \"off\" }"
    var page = """
      # \(rule.identifier)

      \(rule.title). Severity: \(rule.level).

      \(rule.explanation)

      **Why it matters.** \(rule.consequence)

      """
    if isRule { page += "\n**In `endonym.json`.** `\(setting)`\n" }
    if let allowance = rule.allowance {
      page += "\n**To accept one finding**, on its line or alone on the line above: "
      page += "`\(allowance)`\n"
    } else {
      let snippet = AcceptedSnippet.lines(for: isRule ? rule.identifier : "RULE")
      page += "\n**To accept one finding**, in `endonym.json`:\n\n```json\n"
      page += snippet.joined(separator: "\n") + "\n```\n\n\(AcceptedSnippet.hint)\n"
    }
    page += examples("Finds, at each ↓", rule.triggering)
    page += examples("Leaves alone", rule.nonTriggering)
    return page
  }

  /// A table of all rules by family, with links to their pages in a folder.
  static func table(of rules: [RuleDescription], pages folder: String) -> String {
    var lines = ["| family | rule | severity | finds |", "|---|---|---|---|"]
    for family in RuleDescription.Family.allCases {
      for rule in rules where rule.family == family {
        let link = "[`\(rule.identifier)`](\(folder)\(rule.identifier).md)"
        let title = rule.title.replacing("|", with: "\\|")
        lines.append("| \(family.rawValue) | \(link) | \(rule.level) | \(title) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func examples(_ title: String, _ examples: [RuleExample]) -> String {
    guard !examples.isEmpty else { return "" }
    let blocks = examples.map { "```\($0.isSource ? "swift" : "")\n\($0.shown)\n```\n" }
    return "\n## \(title)\n\n" + blocks.joined(separator: "\n")
  }
}
