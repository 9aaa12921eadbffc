import Checks
import StringCatalog
import Testing

@testable import SourceRules

/// Every rule is tested by the examples of its own documentation.
struct SourceRuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any Rule
    var example: RuleExample
    var number: Int
    var testDescription: String { "\(rule.description.identifier), example \(number)" }
  }

  static let triggering = cases(\.triggering)
  static let nonTriggering = cases(\.nonTriggering)

  private static func cases(_ examples: (RuleDescription) -> [RuleExample]) -> [Case] {
    SourceRuleRegistry.all.flatMap { rule in
      examples(rule.description).enumerated().map {
        Case(rule: rule, example: $0.element, number: $0.offset + 1)
      }
    }
  }

  @Test("A rule finds what its examples mark, and nothing else", arguments: triggering)
  func triggeringExample(_ testCase: Case) throws {
    let run = try ExampleRun(testCase.example, rule: testCase.rule)
    #expect(!run.marked.isEmpty, "a triggering example needs a mark")
    #expect(run.found == run.marked)
  }

  @Test("A rule leaves its non-triggering examples alone", arguments: nonTriggering)
  func nonTriggeringExample(_ testCase: Case) throws {
    let run = try ExampleRun(testCase.example, rule: testCase.rule)
    #expect(run.marked.isEmpty, "a non-triggering example has no mark")
    #expect(run.found.isEmpty)
  }

  @Test(
    "A file that holds none of a rule's trigger words holds nothing that the rule finds",
    arguments: triggering)
  func triggers(_ testCase: Case) throws {
    guard let rule = testCase.rule as? any SourceRule else { return }
    let words = type(of: rule).interests.triggers
    let text = testCase.example.unmarked.text
    #expect(words.isEmpty || words.contains { text.contains($0) })
  }

  @Test(
    "Every rule documents itself",
    arguments: SourceRuleRegistry.all.map(\.description.identifier))
  func documentation(of identifier: String) throws {
    let rules = SourceRuleRegistry.allWithCatalogs.filter {
      $0.description.identifier == identifier
    }
    let description = try #require(rules.first).description
    #expect(rules.count == 1)
    #expect(!description.triggering.isEmpty)
    #expect(!description.nonTriggering.isEmpty)
    #expect(description.consequence.hasSuffix("."))
    #expect(!description.title.hasSuffix("."))
    #expect(identifier.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
  }
}
