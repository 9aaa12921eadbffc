import Checks
import Testing

/// Every rule on a server's texts is tested by the examples of its own documentation.
struct ServerRuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any ServerRule
    var example: RuleExample
    var number: Int
    var testDescription: String { "\(rule.description.identifier), example \(number)" }
  }

  static let triggering = cases(\.triggering)
  static let nonTriggering = cases(\.nonTriggering)

  private static func cases(_ examples: (RuleDescription) -> [RuleExample]) -> [Case] {
    ServerRuleRegistry.rules.flatMap { rule in
      examples(rule.description).enumerated().map {
        Case(rule: rule, example: $0.element, number: $0.offset + 1)
      }
    }
  }

  @Test("A rule finds what its examples mark, and nothing else", arguments: triggering)
  func triggeringExample(_ testCase: Case) throws {
    let run = try ServerExampleRun(testCase.example, rule: testCase.rule)
    #expect(!run.marked.isEmpty, "a triggering example needs a mark")
    #expect(run.found == run.marked)
  }

  @Test("A rule leaves its non-triggering examples alone", arguments: nonTriggering)
  func nonTriggeringExample(_ testCase: Case) throws {
    let run = try ServerExampleRun(testCase.example, rule: testCase.rule)
    #expect(run.marked.isEmpty, "a non-triggering example has no mark")
    #expect(run.found.isEmpty)
  }

  @Test("Every rule documents itself", arguments: ServerRuleRegistry.rules.map(\.description))
  func documentation(of description: RuleDescription) {
    #expect(!description.triggering.isEmpty)
    #expect(!description.nonTriggering.isEmpty)
    #expect(description.family == .server)
    #expect(description.consequence.hasSuffix("."))
    #expect(!description.title.hasSuffix("."))
    #expect(description.identifier.wholeMatch(of: /server(-[a-z]+)+/) != nil)
  }
}
