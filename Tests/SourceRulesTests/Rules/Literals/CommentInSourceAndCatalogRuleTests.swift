import Checks
import Findings
import Testing

@testable import SourceRules

struct CommentInSourceAndCatalogRuleTests {
  private static func findings(comment: String, entry: String) throws -> [Finding] {
    let example = RuleExample(
      source: "let wind = String(localized: \"Gusts\", comment: \"\(comment)\")",
      entries: "\"Gusts\" : { \(entry) }")
    return try ExampleRun(example, rule: CommentInSourceAndCatalogRule()).findings
  }

  @Test("Both comments are quoted, so that the right one can be chosen")
  func differing() throws {
    let findings = try Self.findings(comment: "Heading", entry: #""comment" : "A layer""#)
    #expect(
      findings.map(\.message) == [
        #"the comment of 'Gusts' is "Heading" here and "A layer" in the catalog 'Localizable'"#
      ])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.entry) == ["Gusts"])
  }

  @Test("A repeated comment is a note, and only where Xcode didn't copy it")
  func repeated() throws {
    let manual = #""comment" : "Heading", "extractionState" : "manual""#
    #expect(try Self.findings(comment: "Heading", entry: manual).map(\.severity) == [.note])
    let extracted = #""comment" : "Heading""#
    #expect(try Self.findings(comment: "Heading", entry: extracted).isEmpty)
  }

  @Test("An empty comment on either side says nothing")
  func empty() throws {
    #expect(try Self.findings(comment: "", entry: #""comment" : "A layer""#).isEmpty)
    #expect(try Self.findings(comment: "Heading", entry: #""comment" : """#).isEmpty)
  }
}
