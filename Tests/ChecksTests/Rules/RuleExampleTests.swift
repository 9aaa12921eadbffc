import StringCatalog
import Testing

@testable import Checks

/// Every rule is tested by the examples of its own documentation.
struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any Rule
    var example: RuleExample
    var number: Int
    var testDescription: String { "\(rule.description.identifier), example \(number)" }
  }

  static let triggering = cases(\.triggering)
  static let nonTriggering = cases(\.nonTriggering)

  private static func cases(_ examples: (RuleDescription) -> [RuleExample]) -> [Case] {
    RuleRegistry.all.flatMap { rule in
      examples(rule.description).enumerated().map {
        Case(rule: rule, example: $0.element, number: $0.offset + 1)
      }
    }
  }

  @Test("A rule finds what its examples mark, and nothing else", arguments: triggering)
  func triggeringExample(_ testCase: Case) throws {
    let (found, marked) = try places(of: testCase)
    #expect(!marked.isEmpty, "a triggering example needs a mark")
    #expect(found == marked)
  }

  @Test("A rule leaves its non-triggering examples alone", arguments: nonTriggering)
  func nonTriggeringExample(_ testCase: Case) throws {
    let (found, marked) = try places(of: testCase)
    #expect(marked.isEmpty, "a non-triggering example has no mark")
    #expect(found.isEmpty)
  }

  @Test("Every rule documents itself", arguments: RuleRegistry.all.map(\.description.identifier))
  func documentation(of identifier: String) throws {
    let description = try #require(RuleRegistry.rule(named: identifier)).description
    #expect(!description.triggering.isEmpty)
    #expect(!description.nonTriggering.isEmpty)
    #expect(description.consequence.hasSuffix("."))
    #expect(!description.title.hasSuffix("."))
    #expect(identifier.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(RuleRegistry.all.filter { $0.description.identifier == identifier }.count == 1)
  }

  /// The places of the rule's findings and of the marks, each as line:column; file findings as paths.
  private func places(of testCase: Case) throws -> (found: [String], marked: [String]) {
    let (text, offsets) = testCase.example.unmarked
    let rule = testCase.rule.description
    var options = testCase.example.options
    options.onlyRules = [rule.identifier]
    let catalog = InspectedCatalog(
      try Catalog(parsing: Array(text.utf8)), path: testCase.example.path, options: options)
    let project = InspectedProject(catalogs: [catalog], files: testCase.example.files)
    let findings = CatalogChecker(rules: [testCase.rule], options: options).findings(in: project)
    for finding in findings {
      #expect(finding.rule == rule.identifier)
      #expect(!finding.message.hasSuffix("."))
      #expect(finding.remedy.hasSuffix("."))
    }
    let marked = offsets.map { offset in
      let location = catalog.location(of: offset)
      return "\(location.line):\(location.column)"
    }
    let found = findings.map { finding in
      finding.location.path == catalog.path
        ? "\(finding.location.line):\(finding.location.column)" : finding.location.path
    }
    return (found, marked + testCase.example.reportedFiles)
  }
}
