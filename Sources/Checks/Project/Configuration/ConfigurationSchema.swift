import Findings

/// The JSON Schema of `endonym.json`, made from the table of keys.
public enum ConfigurationSchema {
  /// The schema as UTF-8, in draft 2020-12 (json-schema.org).
  ///
  /// - Parameter rules: The rules whose names the configuration may use.
  /// - Returns: The document, ending in a line feed.
  public static func document(rules: [any Rule] = RuleRegistry.all) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.member("title", "endonym.json")
    json.member("description", "What 'endonym check' checks, and how strictly.")
    append(ConfigurationKeys.all, rules: rules.map(\.description), to: &json)
    json.endObject()
    json.newline()
    return json.output.bytes
  }

  private static func append(
    _ keys: [ConfigurationKey], rules: [RuleDescription], to json: inout JSONWriter
  ) {
    json.member("type", "object")
    json.member("additionalProperties", false)
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { json.member("required", required) }
    json.key("properties")
    json.beginObject()
    for key in keys {
      json.key(named: key.name)
      json.beginObject()
      json.member("description", key.meaning)
      append(key.form, rules: rules, to: &json)
      json.endObject()
    }
    json.endObject()
  }

  private static func append(
    _ form: ConfigurationKey.Form, rules: [RuleDescription], to json: inout JSONWriter
  ) {
    switch form {
    case .text, .language:
      json.member("type", "string")
      json.member("minLength", 1)
    case .wholeNumber(let minimum):
      json.member("type", "integer")
      json.member("minimum", minimum)
    case .number(let minimum, let maximum):
      json.member("type", "number")
      json.member("minimum", minimum)
      json.member("maximum", maximum)
    case .flag:
      json.member("type", "boolean")
    case .choice(let words):
      json.member("enum", words)
    case .rule:
      json.member("enum", rules.map(\.identifier))
    case .list(let element):
      json.member("type", "array")
      json.key("items")
      json.beginObject()
      append(element, rules: rules, to: &json)
      json.endObject()
    case .perRule(let form):
      append(form, perRule: rules, to: &json)
    case .object(let keys):
      append(keys, rules: rules, to: &json)
    }
  }

  private static func append(
    _ form: ConfigurationKey.Form, perRule rules: [RuleDescription], to json: inout JSONWriter
  ) {
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.key("properties")
    json.beginObject()
    for rule in rules {
      json.key(named: rule.identifier)
      json.beginObject()
      json.member("description", rule.title)
      append(form, rules: rules, to: &json)
      json.endObject()
    }
    json.endObject()
  }
}
