import Testing

@testable import SourceRules

struct UnlocalizedTextRuleTests {
  @Test(
    "Every property that shows its text is known",
    arguments: ShownProperty.byName.keys.sorted())
  func everyProperty(name: String) throws {
    let module = try #require(ShownProperty.byName[name]?.modules.sorted().last)
    let assignment = #"view?.\#(name) = "Storm warning""#
    let shown = LiteralsRun(UnlocalizedTextRule(), "import \(module)\n" + assignment)
    #expect(shown.marked == [#""Storm warning""#])
    #expect(LiteralsRun(UnlocalizedTextRule(), assignment).findings.isEmpty)
  }

  @Test(
    "Every call that shows its arguments is known",
    arguments: ShownArgument.byName.keys.sorted())
  func everyCall(name: String) throws {
    let known = try #require(ShownArgument.byName[name])
    let arguments =
      known.labels.map { ($0.map { $0 + ": " } ?? "") + #""Storm warning""# }
      + (known.companion.map { ["\($0): x"] } ?? [])
    let shown = LiteralsRun(
      UnlocalizedTextRule(), "\(name)(\(arguments.joined(separator: ", ")))")
    #expect(shown.marked == Array(repeating: #""Storm warning""#, count: known.labels.count))
  }

  @Test(
    "A test's texts are nobody's",
    arguments: [#"UIAlertAction(title: "Storm warning", style: .default)"#])
  func tests(code: String) {
    #expect(LiteralsRun(UnlocalizedTextRule(), code, isTest: true).findings.isEmpty)
  }

  @Test("The message names the words and what shows them")
  func message() {
    let run = LiteralsRun(UnlocalizedTextRule(), #"UIAlertAction(title: "Try again")"#)
    #expect(
      run.findings.map(\.message) == [
        "'UIAlertAction' shows the words 'Try again' untranslated in every language"
      ])
  }
}
