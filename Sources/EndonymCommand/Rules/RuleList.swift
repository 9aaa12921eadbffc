import Checks
import Findings
import Slots

/// Rules as a list by family, and as JSON.
struct RuleList {
  var rules: [RuleDescription]
  /// What measuring finds, which stands apart.
  var widths: [WidthRule] = []

  /// One line a rule, under its family.
  var text: String {
    let width =
      (rules.map(\.identifier.count) + widths.map(\.rawValue.count)).max() ?? 0
    var text = ""
    for family in RuleDescription.Family.allCases {
      let members = rules.filter { $0.family == family }
      guard !members.isEmpty else { continue }
      text += text.isEmpty ? "" : "\n"
      text += "\(family.rawValue)\n"
      for rule in members {
        text +=
          "  \(rule.identifier.padding(to: width))  \(rule.level.padding(to: 15))  \(rule.title)\n"
      }
    }
    if !widths.isEmpty {
      text += "\nwidths, reported by 'endonym widths'\n"
      for rule in widths.map(\.reported) {
        let level = rule.severity.rawValue.padding(to: 15)
        text += "  \(rule.identifier.padding(to: width))  \(level)  \(rule.title)\n"
      }
    }
    return text + "\nSee one with 'endonym rules RULE'.\n"
  }

  /// A JSON document with everything about each rule.
  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("schemaVersion", 1)
    json.key("rules")
    json.beginArray()
    for rule in rules {
      json.beginObject()
      json.member("identifier", rule.identifier)
      json.member("family", rule.family.rawValue)
      json.member("title", rule.title)
      json.member("severity", rule.severity.rawValue)
      json.member("isOptIn", rule.isOptIn)
      json.member("explanation", rule.explanation)
      json.member("consequence", rule.consequence)
      json.member("triggering", rule.triggering.map(\.shown))
      json.member("nonTriggering", rule.nonTriggering.map(\.shown))
      json.endObject()
    }
    json.endArray()
    json.key("widths")
    json.beginArray()
    for rule in widths.map(\.reported) {
      json.beginObject()
      json.member("identifier", rule.identifier)
      json.member("title", rule.title)
      json.member("severity", rule.severity.rawValue)
      json.member("explanation", rule.explanation)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.newline()
    return json.output.bytes
  }
}
