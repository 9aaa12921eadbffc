import Checks
import SourceRules
import Foundation
import Testing

@testable import EndonymCommand

@Suite struct SchemaCommandTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func theConfigurationsSchemaIsTheDefault() {
    let run = ToolRun(["schema"])
    #expect(run.code == .clean)
    #expect(
      Array(run.output.utf8)
        == ConfigurationSchema.document(rules: SourceRuleRegistry.allWithCatalogs))
    #expect(ToolRun(["schema", "configuration"]).output == run.output)
  }

  /// JSON Schema 2020-12, validation 6.5.3: everything required is there.
  @Test func aReportHasWhatItsSchemaRequires() throws {
    let schema = try object(ToolRun(["schema", "report"]).output)
    let files = MemoryFiles([
      "/app/L.xcstrings": SampleCatalogs.german, "/app/locked.xcstrings": "",
    ])
    let report = try object(
      ToolRun(["check", "--format", "json", "--required-language", "th"], files).output)
    try expect(report, toHaveWhat: schema, requires: "the report")
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    let summary = try #require(report["summary"] as? [String: Any])
    try expect(summary, toHaveWhat: properties["summary"], requires: "the summary")
    let problem = try #require((report["problems"] as? [[String: Any]])?.first)
    try expect(
      problem, toHaveWhat: properties["problems"]?["items"] as? [String: Any],
      requires: "a problem")
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    try expect(finding, toHaveWhat: definitions["finding"], requires: "a finding")
    let described = try #require(definitions["finding"]?["properties"] as? [String: Any])
    #expect(Set(finding.keys) == Set(described.keys))
  }

  private func expect(
    _ object: [String: Any], toHaveWhat schema: [String: Any]?, requires name: Comment
  ) throws {
    let required = try #require(schema?["required"] as? [String])
    for member in required { #expect(object[member] != nil, name) }
  }

  @Test func anUnknownKindIsRefused() {
    #expect(ToolRun(["schema", "reprt"]).errors.contains("Did you mean 'report'?"))
  }
}
