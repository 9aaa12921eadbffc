import Findings
import Testing

@testable import SourceRules

struct InterpolatedLocalizedKeyRuleTests {
  @Test(
    "An interpolated sentence is an error, one put together a warning, another key a note",
    arguments: [
      (#"NSLocalizedString("\(n) gusts", comment: "")"#, Severity?.none, #""\(n) gusts""#),
      (#"NSLocalizedString("Storm in " + n, comment: "")"#, .warning, #""Storm in " + n"#),
      (#"NSLocalizedString("level." + n, comment: "")"#, .note, #""level." + n"#),
      (#"NSLocalizedString("level.\(n)", comment: "")"#, .note, #""level.\(n)""#),
      (#"NSLocalizedString(n, comment: "")"#, .note, "n"),
      (#"NSLocalizedString(c ? "a" : n, comment: "")"#, .note, #"c ? "a" : n"#),
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
      InterpolatedLocalizedKeyRule(),
      #"bundle.localizedString(forKey: "Storm in \(id)", value: nil)"#)
    #expect(
      run.findings.map(\.message) == [
        "the key 'Storm in …' of 'localizedString' is another one for every value"
      ])
  }
}
