import Findings
import StringCatalog

/// Finds placeholders without a name in entries that Xcode makes a symbol for.
struct UnnamedPlaceholderRule: EntryRule {
  static let description = RuleDescription(
    identifier: "unnamed-placeholder",
    family: .comments,
    title: "A placeholder without a name in a manual entry",
    explanation: """
      Entries that were written by hand (`extractionState` is `manual`) can name their \
      placeholders: `%(city)@` in place of `%@`. The name becomes the label of the generated \
      symbol's argument, and translators read what will stand there. A substitution \
      (`%#@days@`) has a name already; entries without a symbol (`generatesSymbol` is `false`) and \
      those that Xcode extracts, which it writes itself, are left alone.
      """,
    consequence: "Arguments get mixed up in the code or in a translation, and the user reads both.",
    severity: .warning,
    isOptIn: true,
    triggering: [
      .entry("weather.title", state: "manual", source: "Weather in ↓%@"),
      .entry("↓%1$@ wrote to %2$@", state: "manual"),
      .entry("route", state: "manual", source: "%(start)@ → ↓%2$@"),
    ],
    nonTriggering: [
      .entry("weather.title", state: "manual", source: "Weather in %(city)@"),
      .entry("Weather in %@"),
      .entry("sale", state: "manual", source: "50%% off for %#@days@"),
      .entry("sale.percent", state: "manual", source: "%(discount)lld% off"),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.isToBeTranslated, entry.entry.extractionState?.value == .manual,
      entry.entry.generatesSymbol?.value != false
    else { return }
    let source = SourcePlaceholders(entry)
    let unnamed = source.placeholders.filter { $0.specifier.kind == .argument && !$0.isNamed }
    guard let first = unnamed.first else { return }
    let names = unnamed.map { "'\($0.text)'" }.joined(separator: ", ")
    let message = "\(names) \(unnamed.count == 1 ? "has" : "have") no name"
    let position = first.specifier.position.map { "\($0)$" } ?? ""
    let conversion = first.text.dropFirst(1 + position.utf8.count)
    let remedy = "Name it, such as '%\(position)(name)\(conversion)', here and in every language."
    if let leaf = source.leaf {
      report.add(message, remedy: remedy, in: leaf, of: entry, marked: first.specifier.range)
    } else {
      report.add(
        message, remedy: remedy, at: entry.entry.keyRange, entry: entry.entry.key)
    }
  }
}
