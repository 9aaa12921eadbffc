import Checks
import Findings
import Testing

@testable import SourceRules

struct CaseMethodRuleTests {
  private static var regularExpression: Regex<Substring> {
    /withFormat\([^()]*\)\.(?:lowercased|uppercased|capitalized)/
  }

  @Test(
    "Every way to change the case of rendered text is found", arguments: CaseMethodVariants.wrong)
  func findsVariant(_ source: String) throws {
    let run = try ExampleRun(RuleExample(source: source), rule: CaseMethodRule())
    #expect(!run.marked.isEmpty)
    #expect(run.found == run.marked)
  }

  @Test("Code that only looks like it is left alone", arguments: CaseMethodVariants.right)
  func leavesLookAlike(_ source: String) throws {
    let run = try ExampleRun(RuleExample(source: source), rule: CaseMethodRule())
    #expect(run.marked.isEmpty)
    #expect(run.found.isEmpty)
  }

  @Test("A regular expression misses most variants and takes look-alikes for them")
  func regularExpressionMisses() {
    let found = CaseMethodVariants.wrong.enumerated().filter { _, source in
      RuleExample(source: source).unmarked.text.contains(Self.regularExpression)
    }
    #expect(CaseMethodVariants.wrong.count >= 40)
    #expect(CaseMethodVariants.right.count >= 40)
    // By hand, of both lists: one call without parentheses inside, on one line, directly before the case method.
    #expect(Set(found.map(\.offset)) == CaseMethodVariants.foundByRegularExpression)
    let falseAlarms = CaseMethodVariants.right.filter { $0.contains(Self.regularExpression) }
    #expect(falseAlarms.count == 9)
  }

  @Test(
    "A method that follows the user's language is a warning, and so are names from a locale",
    arguments: [
      (#"NSLocalizedString("a", comment: "").uppercased()"#, Severity?.none),
      (#"NSLocalizedString("a", comment: "").localizedUppercase"#, .warning),
      ("locale.localizedString(forLanguageCode: code)?.capitalized", .warning),
    ])
  func severities(code: String, severity: Severity?) {
    #expect(LiteralsRun(CaseMethodRule(), code).findings.map(\.severity) == [severity])
  }

  @Test("An app's own look-up renders text too")
  func ownRoutine() throws {
    let options = SourceOptions(routines: [LocalizingRoutine(name: "L10n.tr")])
    let example = RuleExample(
      source: "let a = L10n.tr(\"today\").↓uppercased()\nlet b = Other.tr(\"today\").uppercased()",
      sources: options)
    let run = try ExampleRun(example, rule: CaseMethodRule())
    #expect(run.found == run.marked)
  }

  @Test("The rulebook decides on case itself")
  func rulebook() throws {
    let options = SourceOptions(rulebook: Rulebook(paths: [GlobPattern("App/Dates/**")]))
    let example = RuleExample(
      source: "let a = date.withFormat(.day).lowercased()", path: "App/Dates/Plans.swift",
      sources: options)
    #expect(try ExampleRun(example, rule: CaseMethodRule()).found.isEmpty)
  }

  @Test(
    "Code that refers to itself ends, and so does code that doubles with every step",
    arguments: [
      """
      struct Row {
        var a: String { b }
        var b: String { a }
        var c: String { a.lowercased() }
      }
      """,
      """
      struct Row {
        let shape: DateFormatter = { shape }()
        func a() -> String { a() }
        func b() -> String { shape.string(from: date).lowercased() + a().uppercased() }
      }
      """,
      (1...40).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)\n" }.joined()
        + "let b = a40.lowercased()",
    ])
  func cycle(_ source: String) throws {
    #expect(try ExampleRun(RuleExample(source: source), rule: CaseMethodRule()).found.isEmpty)
  }

  @Test("Every format in a long scope is noted")
  func longScope() {
    let count = 500
    let source = (0..<count).map {
      "f.dateFormat = \"d MMM HH:mm\"\nlet a\($0) = a\($0).lowercased()\n"
    }.joined()
    let facts = SourceInspector(
      rules: SourceRuleRegistry.dateRules,
      options: SourceOptions(rulebook: Rulebook(paths: []))
    ).facts(of: Array(source.utf8))
    #expect(facts.rawFormats.count == count)
  }
}
