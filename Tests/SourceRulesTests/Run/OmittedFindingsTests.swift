import Checks
import Testing

@testable import SourceRules

struct OmittedFindingsTests {
  @Test("The findings of a rule beyond a thousand are counted in one", arguments: [1_000, 1_203])
  func omitted(count: Int) throws {
    let code = String(repeating: "let isMetric = Locale.current.usesMetricSystem\n", count: count)
    let inspector = SourceInspector(rules: [MetricSystemRule()], options: SourceOptions())
    let findings = inspector.facts(of: Array(code.utf8)).findings
    #expect(findings.count == min(count, 1_001))
    guard count > 1_000 else { return }
    let last = try #require(findings.last)
    #expect(last.message == "the rule finds 203 more places in the file")
    #expect(last.line == 1_001)
  }
}
