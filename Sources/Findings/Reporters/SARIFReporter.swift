/// A report in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
public struct SARIFReporter: Reporter {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The name under which the working directory stands in for relative paths (§3.4.4).
  static let rootIdentifier = "%SRCROOT%"

  /// The style to report in.
  public var style: ReportStyle

  /// Creates a reporter.
  public init(style: ReportStyle) {
    self.style = style
  }

  /// The report as UTF-8.
  public func report(_ findings: [Finding], summary: ReportSummary) -> ReportOutput {
    let ordered = findings.inReportOrder()
    let rules = SARIFRules(summary.rules, findings: ordered)
    var json = JSONWriter()
    json.beginObject()
    json.member("$schema", Self.schema)
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    rules.appendTool(version: summary.version, to: &json)
    json.member("columnKind", "unicodeCodePoints")
    appendRoot(to: &json)
    append(summary.problems, to: &json)
    append(summary.files, to: &json)
    json.key("results")
    json.beginArray()
    for finding in ordered {
      append(finding, ruleIndex: rules.indices[finding.rule] ?? -1, to: &json)
    }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.newline()
    return json.output
  }

  private func appendRoot(to json: inout JSONWriter) {
    json.key("originalUriBaseIds")
    json.beginObject()
    json.key(named: Self.rootIdentifier)
    json.beginObject(.inline)
    json.key("description")
    SARIFText.append("The folder that the check ran in.", to: &json)
    json.endObject()
    json.endObject()
  }

  private func append(_ problems: [ReportProblem], to json: inout JSONWriter) {
    json.key("invocations")
    json.beginArray()
    json.beginObject()
    json.member("executionSuccessful", problems.isEmpty)
    json.key("toolExecutionNotifications")
    json.beginArray()
    for problem in problems {
      json.beginObject(.inline)
      json.member("level", "error")
      json.key("message")
      SARIFText.append("\(problem.message). \(problem.remedy)", to: &json)
      SARIFText.appendLocations(problem.location, to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endArray()
  }

  private func append(_ files: [CheckedFile], to json: inout JSONWriter) {
    json.key("artifacts")
    json.beginArray()
    for file in files {
      json.beginObject(.inline)
      json.key("location")
      SARIFText.appendArtifactLocation(file.path, to: &json)
      json.member("roles", ["analysisTarget"])
      json.endObject()
    }
    json.endArray()
  }

  private func append(_ finding: Finding, ruleIndex: Int, to json: inout JSONWriter) {
    json.beginObject(.inline)
    json.member("ruleId", finding.rule)
    json.member("ruleIndex", ruleIndex)
    json.member("level", finding.severity.rawValue)
    json.key("message")
    SARIFText.append(message(of: finding), to: &json)
    SARIFText.appendLocations(finding.location, to: &json)
    json.key("partialFingerprints")
    json.beginObject()
    let identity = FindingIdentity(of: finding, path: finding.location.path)
    json.member("endonymIdentity/v1", identity.fingerprint)
    json.endObject()
    json.key("properties")
    json.beginObject()
    if let entry = finding.entry { json.member("entry", entry) }
    if let language = finding.language { json.member("language", language) }
    if let variation = finding.variation { json.member("variation", variation) }
    if let excerpt = finding.excerpt { json.member("value", excerpt.value) }
    json.endObject()
    json.endObject()
  }

  /// What is wrong, where, in which text, why it matters and what to do: viewers show only this.
  private func message(of finding: Finding) -> String {
    var text = VisibleText.spelled(finding.message)
    if let context = style.context(of: finding) { text += " (\(context))" }
    text += "."
    if let excerpt = finding.excerpt {
      text += "\n\(ExcerptWindow(excerpt, columns: style.excerptColumns).bracketed)"
    }
    text += "\n\(VisibleText.spelled(finding.consequence))"
    text += " \(VisibleText.spelled(finding.remedy))"
    return text
  }
}
