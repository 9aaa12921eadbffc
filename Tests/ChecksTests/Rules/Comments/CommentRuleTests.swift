import Findings
import Testing

@testable import Checks

/// What the rules about comments say, and what counts as a mention of a placeholder.
struct CommentRuleTests {
  @Test("All rules about comments are opt-in")
  func optIn() {
    let isOptIn = RuleRegistry.commentsRules.map { $0.description.isOptIn }
    #expect(isOptIn == [true, true, true])
  }

  @Test(
    "A comment must mention each placeholder",
    arguments: [
      ("%@ left %@", "Who left, and where.", "each of '%@', '%@' stands for"),
      ("%1$@ left %2$@", "%2$@ is the place.", "each of '%1$@', '%2$@' stands for"),
      ("%(who)@ left %(where)@", "who is a node.", "'%(where)@' stands for"),
      ("%@ files", "A label.", "'%@' stands for"),
      ("%#@arg1@ in %#@arg2@", "Summary.", "each of '%#@arg1@', '%#@arg2@' stands for"),
      ("%#@files@ in %#@folders@", "Counts the files.", "'%#@folders@' stands for"),
    ])
  func unmentioned(_ key: String, _ comment: String, _ end: String) throws {
    let findings = try self.findings(CommentPlaceholdersRule(), key, comment)
    #expect(findings.count == 1)
    #expect(
      findings.first?.message.hasPrefix("the comment doesn't say what ") == true
        && findings.first?.message.hasSuffix(end) == true)
  }

  @Test(
    "A mention may take many forms",
    arguments: [
      ("%@ left %@", "The first is a node, the second a place."),
      ("%@ left %@", "First %@ is a node, second %@ a place."),
      ("%1$@ %2$lld", "The argument is a name, the other argument a number."),
      ("%(nodeName)@ left %@", "The node name; value: the place."),
      ("%(node_name)@ left %(place)@", "node_name left the place."),
      ("%lld unread", "Number of messages."), ("Hello %(name)@", "Greeting."),
      ("No placeholder", "Text."), ("%1$@ %1$@", "The value."),
    ])
  func mentioned(_ key: String, _ comment: String) throws {
    #expect(try findings(CommentPlaceholdersRule(), key, comment).isEmpty)
  }

  @Test("An unnamed placeholder is reported with all its like")
  func unnamed() throws {
    let entries = """
      "route" : {
        "extractionState" : "manual",
        "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ to %2$.1f km" } }
        }
      }
      """
    let finding = try #require(
      try RuleRun.findings(of: UnnamedPlaceholderRule(), inEntries: entries).first)
    #expect(finding.message == "'%1$@', '%2$.1f' have no name")
    #expect(finding.remedy == "Name it, such as '%1$(name)@', here and in every language.")
    #expect(finding.excerpt?.marked == 0..<4)
    #expect(finding.language == "en")
  }

  @Test("An entry without a symbol needs no names")
  func withoutSymbol() throws {
    let entries = """
      "%@" : { "extractionState" : "manual", "generatesSymbol" : false }
      """
    #expect(try RuleRun.findings(of: UnnamedPlaceholderRule(), inEntries: entries).isEmpty)
  }

  @Test("Names are read from the source's fullest variation")
  func variation() throws {
    let entries = """
      "days" : {
        "extractionState" : "manual",
        "localizations" : {
          "en" : {
            "variations" : {
              "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "One day" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } }
              }
            }
          }
        }
      }
      """
    let finding = try #require(
      try RuleRun.findings(of: UnnamedPlaceholderRule(), inEntries: entries).first)
    #expect(finding.message == "'%lld' has no name")
    #expect(finding.variation == "plural.other")
  }

  private func findings(_ rule: any Rule, _ key: String, _ comment: String) throws -> [Finding] {
    try RuleRun.findings(of: rule, inEntries: #""\#(key)" : { "comment" : "\#(comment)" }"#)
  }
}
