import Checks
import Findings

/// How sources and catalogs fit together, as text and as JSON.
struct HealthReport {
  /// The version of the JSON's schema.
  private static let schemaVersion = 1

  var figures: HealthFigures
  /// The rules that were run.
  var rules: [RuleDescription]
  var findings: [Finding]
  /// How many findings the configuration accepts.
  var accepted: Int
  var problems: [ReportProblem]

  /// What each rule found; what is reported like a rule, such as an exception, comes last.
  private var sections: [(identifier: String, title: String, findings: [Finding])] {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    let known = rules.map {
      (identifier: $0.identifier, title: $0.title, findings: byRule[$0.identifier] ?? [])
    }
    let identifiers = Set(rules.map(\.identifier))
    let others = byRule.filter { !identifiers.contains($0.key) }.sorted { $0.key < $1.key }
    return known + others.map { (identifier: $0.key, title: "exceptions", findings: $0.value) }
  }

  /// Figures first, then what is wrong, then the keys that are used most.
  var text: String {
    guard !figures.catalogs.isEmpty else { return "" }
    var text =
      FindingCounts.spelled(figures.sources, "Swift source") + ": "
      + FindingCounts.spelled(figures.lookUps, "look-up") + " by key, "
      + "\(figures.symbolUses) by symbol\n\n" + table
    if !figures.isWhole {
      text += "\nNot all sources were looked at, so that nobody knows what is unused.\n"
    }
    for section in sections {
      let count = section.findings.isEmpty ? "none" : String(section.findings.count)
      text += "\n\(section.identifier) (\(section.title)): \(count)\n"
      for finding in section.findings { text += "  \(line(finding))\n" }
    }
    if accepted > 0 {
      text += "\n\(FindingCounts.spelled(accepted, "finding")) accepted by the configuration\n"
    }
    if !figures.mostUsed.isEmpty {
      text += "\nkeys with the most uses:\n"
      let width = figures.mostUsed.map { String($0.uses).count }.max() ?? 0
      for used in figures.mostUsed {
        let count = String(used.uses)
        text += String(repeating: " ", count: width - count.count + 2)
        text += "\(count)  \(VisibleText.spelled("\(used.key) (\(used.table))"))\n"
      }
    }
    return text
  }

  private func line(_ finding: Finding) -> String {
    let place = finding.location
    return VisibleText.spelled(
      "\(place.path):\(place.line):\(place.column): \(finding.severity.rawValue): "
        + "\(finding.message). \(finding.remedy)")
  }

  private var table: String {
    let headings = ["catalog", "entries", "used", "unused"]
    let rows = figures.catalogs.map {
      [
        VisibleText.spelled($0.path), String($0.entries), String($0.used),
        $0.unused.map(String.init) ?? "?",
      ]
    }
    let table = AlignedTable(headings: headings, rows: rows)
    return table.line(headings) + rows.map(table.line).joined()
  }

  /// The report as a JSON document.
  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("schemaVersion", Self.schemaVersion)
    json.member("sources", figures.sources)
    json.member("lookUps", figures.lookUps)
    json.member("symbolUses", figures.symbolUses)
    json.member("isWhole", figures.isWhole)
    appendCatalogs(to: &json)
    json.key("findings")
    json.beginObject()
    for section in sections {
      json.key(named: section.identifier)
      json.beginArray()
      for finding in section.findings { append(finding, to: &json) }
      json.endArray()
    }
    json.endObject()
    json.member("accepted", accepted)
    json.key("mostUsed")
    json.beginArray()
    for used in figures.mostUsed {
      json.beginObject(.inline)
      json.member("key", used.key)
      json.member("table", used.table)
      json.member("uses", used.uses)
      json.endObject()
    }
    json.endArray()
    json.problems(problems)
    json.endObject()
    json.newline()
    return json.output.bytes
  }

  private func appendCatalogs(to json: inout JSONWriter) {
    json.key("catalogs")
    json.beginArray()
    for catalog in figures.catalogs {
      json.beginObject(.inline)
      json.member("path", catalog.path)
      json.member("entries", catalog.entries)
      json.member("used", catalog.used)
      json.key("unused")
      if let unused = catalog.unused { json.integer(unused) } else { json.null() }
      json.endObject()
    }
    json.endArray()
  }

  private func append(_ finding: Finding, to json: inout JSONWriter) {
    json.beginObject(.inline)
    json.member("severity", finding.severity.rawValue)
    json.place(finding.location)
    json.member("key", finding.entry)
    json.member("message", finding.message)
    json.member("remedy", finding.remedy)
    json.endObject()
  }
}
