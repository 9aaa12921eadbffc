/// A report for programs: one JSON document of a stable schema, one line a finding.
///
/// The schema's version is `schemaVersion`; it rises when a member changes its meaning or goes, not
/// when one is added. Every member is always there; what doesn't apply is `null`. `endonym schema
/// report` prints the JSON Schema. Values are whole; `marked` is the part at fault, as the first and
/// the end UTF-8 offset into `value`.
public struct JSONReporter: Reporter {
  /// The version of the report's schema.
  public static let schemaVersion = 1

  /// The style to report in.
  public var style: ReportStyle

  /// Creates a reporter.
  public init(style: ReportStyle) {
    self.style = style
  }

  /// The report as UTF-8.
  public func report(_ findings: [Finding], summary: ReportSummary) -> ReportOutput {
    let ordered = findings.inReportOrder()
    var json = JSONWriter()
    json.beginObject()
    json.member("schemaVersion", Self.schemaVersion)
    json.key("tool")
    json.beginObject(.inline)
    json.member("name", "endonym")
    json.member("version", summary.version)
    json.endObject()
    append(FindingCounts(ordered), summary: summary, to: &json)
    append(extentOf: summary, to: &json)
    json.key("findings")
    json.beginArray()
    for finding in ordered { append(finding, to: &json) }
    json.endArray()
    json.endObject()
    json.newline()
    return json.output
  }

  private func append(
    _ counts: FindingCounts, summary: ReportSummary, to json: inout JSONWriter
  ) {
    json.key("summary")
    json.beginObject()
    for severity in Severity.allCases.reversed() {
      json.member(named: severity.rawValue, counts.bySeverity[severity] ?? 0)
    }
    json.member("known", summary.knownFindings)
    json.member("gone", summary.goneFindings)
    json.member("accepted", summary.acceptedFindings)
    json.member("hidden", summary.hiddenFindings)
    json.member("failingSeverity", summary.failingSeverity.rawValue)
    json.key("rules")
    json.beginObject()
    for (rule, counts) in counts.rulesBySeverity {
      json.member(named: rule, counts.values.reduce(0, +))
    }
    json.endObject()
    json.endObject()
  }

  private func append(extentOf summary: ReportSummary, to json: inout JSONWriter) {
    json.member("languages", summary.languages)
    json.member("assumptions", summary.assumptions)
    json.key("files")
    json.beginArray()
    for file in summary.files {
      json.beginObject(.inline)
      json.member("path", file.path)
      json.member("entries", file.entries)
      json.endObject()
    }
    json.endArray()
    json.member("sources", summary.sources.count)
    json.key("skipped")
    json.beginArray()
    for item in summary.skipped {
      json.beginObject(.inline)
      json.member("path", item.path)
      json.member("reason", item.reason)
      json.endObject()
    }
    json.endArray()
    json.key("problems")
    json.beginArray()
    for problem in summary.problems {
      json.beginObject(.inline)
      append(problem.location, to: &json)
      json.member("message", problem.message)
      json.member("remedy", problem.remedy)
      json.endObject()
    }
    json.endArray()
  }

  private func append(_ finding: Finding, to json: inout JSONWriter) {
    json.beginObject(.inline)
    json.member("rule", finding.rule)
    json.member("severity", finding.severity.rawValue)
    append(finding.location, to: &json)
    json.member("entry", finding.entry)
    json.member("language", finding.language)
    json.member("languageName", finding.language.flatMap(style.languageName))
    json.member("variation", finding.variation)
    json.member("message", finding.message)
    json.member("value", finding.excerpt?.value)
    json.key("marked")
    if let marked = finding.excerpt?.marked, !marked.isEmpty {
      json.beginArray(.inline)
      json.integer(marked.lowerBound)
      json.integer(marked.upperBound)
      json.endArray()
    } else {
      json.null()
    }
    json.member("consequence", finding.consequence)
    json.member("remedy", finding.remedy)
    let identity = FindingIdentity(of: finding, path: finding.location.path)
    json.member("fingerprint", identity.fingerprint)
    json.endObject()
  }

  private func append(_ location: SourceLocation, to json: inout JSONWriter) {
    json.member("path", location.path)
    json.member("line", location.line)
    json.member("column", location.column)
    json.member("offset", location.offset)
  }
}
