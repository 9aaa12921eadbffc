import Checks
import Foundation
import Testing

@Suite struct ConfigurationSchemaTests {
  private func schema() throws -> [String: Any] {
    let data = Data(ConfigurationSchema.document())
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// JSON Schema 2020-12, core 8.1.1 and validation 6 and applicator 10.
  @Test func describesEveryKeyAndRefusesOthers() throws {
    let schema = try schema()
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["additionalProperties"] as? Bool == false)
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(properties["catalogs"]?["type"] as? String == "array")
    #expect(properties["maximumFileSize"]?["minimum"] as? Int == 1)
    #expect(properties["failOn"]?["enum"] as? [String] == ["note", "warning", "error"])
    #expect(properties.values.allSatisfy { ($0["description"] as? String)?.isEmpty == false })
  }

  @Test func namesEveryRule() throws {
    let properties = try #require(try schema()["properties"] as? [String: [String: Any]])
    let rules = try #require(properties["rules"]?["properties"] as? [String: [String: Any]])
    let identifiers = RuleRegistry.all.map(\.description.identifier)
    #expect(Set(rules.keys) == Set(identifiers))
    #expect(
      rules.values.allSatisfy { $0["enum"] as? [String] == ["off", "note", "warning", "error"] })
    let optIn = try #require(properties["optIn"]?["items"] as? [String: Any])
    #expect(optIn["enum"] as? [String] == identifiers)
  }

  @Test func exceptionsNeedAReason() throws {
    let properties = try #require(try schema()["properties"] as? [String: [String: Any]])
    let exception = try #require(properties["accepted"]?["items"] as? [String: Any])
    #expect(exception["required"] as? [String] == ["rule", "catalog", "reason"])
  }
}
