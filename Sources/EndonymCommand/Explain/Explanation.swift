import Checks
import Findings
import StringCatalog

/// The answer to "why does this label look different?", as text.
struct Explanation {
  var date: RenderedDate
  var localeData: String

  var text: String {
    var lines = [Self.heading(date.intent, in: date.language), ""]
    let rows = date.texts.map { [$0.instant, $0.clock, "‘\($0.value)’"] }
    let widths = (0..<2).map { column in
      rows.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
    }
    for row in rows {
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text)))
      }
      lines.append("  \(cells.joined(separator: "  "))  \(row[2])")
    }
    lines += ["", "Plan: \(date.plan).", ""]
    if date.decisions.isEmpty {
      lines.append("The plan is the same in every language; what differs is the locale's data.")
    }
    for decision in date.decisions {
      lines.append("\(decision.classifier): \(decision.value)")
      if let reason = decision.reason { lines.append("  because \(reason)") }
      if let source = decision.source { lines.append("  source: \(source)") }
      if decision.reason == nil { lines.append("  the usual answer") }
    }
    lines += ["", "Rendered with \(localeData)."]
    return lines.map(VisibleText.spelled).joined(separator: "\n") + "\n"
  }

  /// What is explained, with the language's name in English and in itself.
  static func heading(_ name: String, in code: String) -> String {
    let language = LanguageIdentifier(parsing: code)
    let names = [language.englishName, language.endonym].compactMap { $0 }.joined(separator: ", ")
    return "\(name) in \(code) (\(names))"
  }
}
