import Endonym

/// The documentation of a rulebook: what each classifier answers, and each deviation with its reason.
public struct RulebookTable: Sendable {
  /// The languages with their decisions, in the order of the table.
  public var languages: [(identifier: String, decisions: [ClassifierDecision])]

  /// Creates a table.
  public init(languages: [(identifier: String, decisions: [ClassifierDecision])]) {
    self.languages = languages
  }

  /// The table as Markdown: one section a classifier.
  public var markdown: String {
    guard let classifiers = languages.first?.decisions.map(\.classifier) else { return "" }
    return classifiers.map(section(of:)).joined(separator: "\n")
  }

  private func section(of classifier: String) -> String {
    var usual: [String: [String]] = [:]
    var order: [String] = []
    var rows: [String] = []
    for language in languages {
      for decision in language.decisions where decision.classifier == classifier {
        if let reason = decision.reason {
          rows.append(
            "| \(language.identifier) | `\(decision.value)` | \(reason) | \(decision.source ?? "") |"
          )
        } else {
          if usual[decision.value] == nil { order.append(decision.value) }
          usual[decision.value, default: []].append(language.identifier)
        }
      }
    }
    var lines = ["## \(classifier)", ""]
    lines += order.map { "Usual: `\($0)` (\((usual[$0] ?? []).joined(separator: " ")))." }
    if !rows.isEmpty {
      lines += ["", "| language | answer | reason | source |", "|---|---|---|---|"] + rows
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
