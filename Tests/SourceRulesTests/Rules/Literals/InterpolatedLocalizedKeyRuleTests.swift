import Findings
import Testing

@testable import SourceRules

struct InterpolatedLocalizedKeyRuleTests {
  @Test(
    "An interpolated key is an error, one put together a warning, another unknown one a note",
    arguments: [
      (#"NSLocalizedString("\(n) gusts", comment: "")"#, Severity?.none, #""\(n) gusts""#),
      (#"NSLocalizedString("level." + n, comment: "")"#, .warning, #""level." + n"#),
      (#"NSLocalizedString(n, comment: "")"#, .note, "n"),
      (#"NSLocalizedString(c ? "a" : n, comment: "")"#, .warning, #"c ? "a" : n"#),
    ])
  func severities(code: String, severity: Severity?, marked: String) {
    let run = LiteralsRun(InterpolatedLocalizedKeyRule(), code)
    #expect(run.findings.map(\.severity) == [severity])
    #expect(run.marked == [marked])
    #expect(InterpolatedLocalizedKeyRule.description.severity == .error)
  }

  @Test("The message names the key and the function")
  func message() {
    let run = LiteralsRun(
      InterpolatedLocalizedKeyRule(), #"bundle.localizedString(forKey: "place.\(id)", value: nil)"#)
    #expect(
      run.findings.map(\.message) == [
        "the key 'place.…' of 'localizedString' is another one for every value"
      ])
  }
}
