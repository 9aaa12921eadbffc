import Checks
import Foundation
import Slots
import SourceRules
import Testing

@testable import EndonymCommand

@Suite struct RulesCommandTests {
  @Test func listsEveryRuleByFamily() {
    let run = ToolRun(["rules"])
    #expect(run.code == .clean)
    for rule in SourceRuleRegistry.allWithCatalogs.map(\.description) {
      #expect(run.output.contains("  \(rule.identifier) "))
      #expect(run.output.contains(rule.title))
      #expect(run.output.contains(rule.family.rawValue))
    }
  }

  @Test(arguments: SourceRuleRegistry.allWithCatalogs.map(\.description.identifier))
  func everyRuleHasAPage(_ identifier: String) throws {
    let rule = try #require(SourceRuleRegistry.rule(named: identifier)?.description)
    let run = ToolRun(["rules", identifier])
    #expect(run.code == .clean)
    #expect(run.output.hasPrefix("\(identifier) (\(rule.severity.rawValue)"))
    #expect(run.output.contains("In endonym.json:"))
    #expect(run.output.contains("Finds, at each ↓:"))
    #expect(
      run.output.contains("    \"rule\": \"\(identifier)\",\n")
        || run.output.contains("\n  // endonym:allow \(identifier) -- REASON\n"))
    #expect(run.output.contains("↓") || rule.family == .files)
  }

  @Test func programsReadTheRulesAsJSON() throws {
    let run = ToolRun(["rules", "--format", "json"])
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let rules = try #require((document as? [String: Any])?["rules"] as? [[String: Any]])
    #expect(
      rules.map { $0["identifier"] as? String }
        == SourceRuleRegistry.allWithCatalogs.map(\.description.identifier))
    let one = ToolRun(["rules", "missing-language", "--format", "json"]).output
    let single = try JSONSerialization.jsonObject(with: Data(one.utf8)) as? [String: Any]
    #expect((single?["rules"] as? [Any])?.count == 1)
  }

  /// The snippet is what the reader of configurations takes.
  @Test func aSnippetAcceptsOneFinding() throws {
    let snippet = AcceptedSnippet.lines(for: "missing-language").joined(separator: "\n")
    let reader = ProjectReader(
      fileSystem: MemoryFiles(["/app/endonym.json": "{\n\(snippet)\n}"]),
      workingDirectory: FilePath("/app"))
    let (project, problems) = reader.project(at: FilePath("/app/endonym.json"))
    #expect(problems == [])
    let accepted = try #require(project.accepted.first)
    #expect(accepted.rule == "missing-language")
    #expect(accepted.entry == "the key")
    #expect(accepted.language == "th")
  }

  @Test func whatIsSaidOfExceptionsHasAPageToo() {
    let run = ToolRun(["rules", "accepted-exception"])
    #expect(run.code == .clean)
    #expect(run.output.hasPrefix("accepted-exception (warning): "))
    #expect(!run.output.contains("\"off\""))
  }

  @Test func whatMeasuringFindsHasASectionOfItsOwn() throws {
    let list = ToolRun(["rules"]).output
    let section = try #require(list.components(separatedBy: "\nwidths, reported by ").last)
    #expect(section.contains("  width-over "))
    let document = try JSONSerialization.jsonObject(
      with: Data(ToolRun(["rules", "--format", "json"]).output.utf8))
    let widths = try #require((document as? [String: Any])?["widths"] as? [[String: Any]])
    #expect(
      Set(widths.compactMap { $0["identifier"] as? String })
        == Set(WidthRule.allCases.map(\.rawValue)))
  }

  @Test(arguments: WidthRule.allCases)
  func whatMeasuringFindsIsExplained(_ rule: WidthRule) throws {
    let run = ToolRun(["rules", rule.rawValue])
    #expect(run.code == .clean)
    #expect(run.output.hasPrefix("\(rule.rawValue) (\(rule.severity.rawValue)): "))
    #expect(run.output.contains("Reported by 'endonym widths'"))
    #expect(!run.output.contains("\"off\""))
    #expect(
      run.output.contains("--accept --reason") == (rule == .over || rule == .scaled))
    let json = ToolRun(["rules", rule.rawValue, "--format", "json"]).output
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((document?["rules"] as? [Any])?.isEmpty == true)
    #expect((document?["widths"] as? [Any])?.count == 1)
  }

  @Test func anUnknownRuleIsRefused() {
    #expect(ToolRun(["rules", "width-ovr"]).errors.contains("Did you mean 'width-over'?"))
    let run = ToolRun(["rules", "mising-language"])
    #expect(run.code == .misuse)
    #expect(run.errors.contains("Did you mean 'missing-language'?"))
  }
}
