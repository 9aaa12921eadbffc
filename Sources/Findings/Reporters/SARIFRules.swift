/// The rules of a run as SARIF's tool component lists them (§3.19.23), and their places in the list.
struct SARIFRules {
  private let rules: [ReportedRule]
  /// The place of each rule in the list: `ruleIndex` (§3.27.6).
  let indices: [String: Int]

  /// Creates the list: the rules described, then those that only findings name.
  init(_ described: [ReportedRule], findings: [Finding]) {
    var rules = described
    var indices: [String: Int] = [:]
    for (index, rule) in described.enumerated() where indices[rule.identifier] == nil {
      indices[rule.identifier] = index
    }
    for finding in findings where indices[finding.rule] == nil {
      indices[finding.rule] = rules.count
      rules.append(
        ReportedRule(
          identifier: finding.rule, summary: "", explanation: "", severity: finding.severity))
    }
    self.rules = rules
    self.indices = indices
  }

  /// Appends the member `tool` (§3.14.6).
  func appendTool(version: String, to json: inout JSONWriter) {
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.member("name", "endonym")
    json.member("version", version)
    json.member("semanticVersion", version)
    json.key("rules")
    json.beginArray()
    for rule in rules { append(rule, to: &json) }
    json.endArray()
    json.endObject()
    json.endObject()
  }

  private func append(_ rule: ReportedRule, to json: inout JSONWriter) {
    json.beginObject(.inline)
    json.member("id", rule.identifier)
    if !rule.summary.isEmpty {
      json.key("shortDescription")
      SARIFText.append(rule.summary, to: &json)
    }
    if !rule.explanation.isEmpty {
      json.key("fullDescription")
      SARIFText.append(rule.explanation, to: &json)
      json.key("help")
      SARIFText.append(rule.explanation, to: &json)
    }
    json.key("defaultConfiguration")
    json.beginObject()
    json.member("level", rule.severity.rawValue)
    json.endObject()
    json.endObject()
  }
}
