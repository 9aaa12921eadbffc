import Checks
import Findings
import Testing

/// What findings say: a reader of English alone must understand them.
struct ServerRuleMessageTests {
  private func findings(_ rule: String, _ example: Int = 0) throws -> [Finding] {
    let rule = try #require(
      ServerRuleRegistry.rules.first { $0.description.identifier == rule })
    return try ServerExampleRun(rule.description.triggering[example], rule: rule).findings
  }

  @Test("Arguments are named, and the source text is quoted")
  func placeholders() throws {
    let found = try findings("server-placeholder")
    #expect(
      found.map(\.message) == [
        "the German text has '%{tag}', which the source text 'Rain on %{day} in %{place}' hasn't",
        "the German text leaves out '%{direction}' of the source text 'Wind from %{direction}'",
      ])
    #expect(
      found.map(\.remedy) == [
        "Write '%{day}' instead.", "Add '%{direction}' where the value belongs.",
      ])
    #expect(found.map(\.entry) == ["rain", "wind"])
    #expect(found.map(\.language) == ["de", "de"])
    #expect(found.first?.excerpt?.marked == 9..<15)
  }

  @Test("Of many arguments five are named, and how many more there are", arguments: [100, 5_000])
  func manyPlaceholders(count: Int) throws {
    func text(_ name: String) -> String {
      (0..<count).map { "%{\(name)\($0)}" }.joined(separator: " ")
    }
    let rule = try #require(
      ServerRuleRegistry.rules.first { $0.description.identifier == "server-placeholder" })
    let example = RuleExample(serverFiles: [
      "config/locales/all.yml": "en:\n  a: \"\(text("e"))\"\nde:\n  a: ↓\"\(text("d"))\"\n"
    ])
    let finding = try #require(try ServerExampleRun(example, rule: rule).findings.first)
    #expect(
      finding.message.hasPrefix(
        "the German text has '%{d0}', '%{d1}', '%{d2}', '%{d3}', '%{d4}' and \(count - 5) more, "))
    #expect(
      finding.remedy
        == "Write '%{e0}', '%{e1}', '%{e2}', '%{e3}', '%{e4}' and \(count - 5) more instead.")
  }

  @Test("A plural's missing forms are named with their numbers")
  func plurals() throws {
    let found = try findings("server-plural-categories").map(\.message)
    #expect(
      found.contains(
        "the plural 'alerts' lacks 'few' (2, 3, 4, 22, 23 …) and 'many' (0, 5, 6, 7, 8 …), which "
          + "Russian needs"))
    #expect(found.contains("the plural 'alerts' lacks 'other', which German needs"))
    #expect(found.contains("Japanese has no plural category 'one'"))
  }

  @Test("A term is quoted in both wordings, with the catalog's line")
  func terms() throws {
    #expect(
      try findings("server-term").map(\.message) == [
        "the German text for 'Chance of rain' is 'Regenrisiko' here, but "
          + "'Regenwahrscheinlichkeit' in the app (App/Localizable.xcstrings:6)"
      ])
  }

  @Test("The language that YAML reads as false is to be quoted")
  func norway() throws {
    let found = try findings("server-reserved-word").filter { $0.language == "no" }
    #expect(
      found.map(\.message) == [
        "the language 'no' is read as false by Ruby, so that its texts aren't found"
      ])
    #expect(found.map(\.remedy) == ["Quote it: '\"no\":'."])
  }
}
