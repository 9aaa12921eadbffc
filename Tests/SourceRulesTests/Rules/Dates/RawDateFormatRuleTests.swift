import Checks
import Testing

@testable import SourceRules

struct RawDateFormatRuleTests {
  private static func options(_ formats: String...) -> SourceOptions {
    SourceOptions(
      rulebook: Rulebook(
        paths: [GlobPattern("App/Dates/**")], symbols: ["DateText"],
        remainingFormats: formats.map {
          RemainingFormat(path: "App/Report.swift", format: $0, reason: "English readers only.")
        }))
  }

  private static func example(_ source: String, _ options: SourceOptions) -> RuleExample {
    RuleExample(source: source, path: "App/Report.swift", sources: options)
  }

  @Test("An entry excuses one format, so that a second one is found")
  func excusesOne() throws {
    let source = "a.dateFormat = \"d MMM\"\nb.dateFormat = ↓\"d MMM\""
    let run = try ExampleRun(Self.example(source, Self.options("d MMM")), rule: RawDateFormatRule())
    #expect(run.found == run.marked)
    let both = try ExampleRun(
      Self.example(
        "a.dateFormat = \"d MMM\"\nb.dateFormat = \"d MMM\"", Self.options("d MMM", "d MMM")),
      rule: RawDateFormatRule())
    #expect(both.found.isEmpty)
  }

  @Test("Code without a literal is excused by the code that the finding quotes")
  func excusesCode() throws {
    let options = Self.options("formatted(date: .abbreviated, time: .omitted)")
    let source = "let a = date.formatted(\n  date: .abbreviated,   time: .omitted)"
    let spaced = try ExampleRun(Self.example(source, options), rule: RawDateFormatRule())
    #expect(spaced.found == ["App/Report.swift:1:14"])
    let plain = "let a = date.formatted(date: .abbreviated, time: .omitted)"
    #expect(try ExampleRun(Self.example(plain, options), rule: RawDateFormatRule()).found.isEmpty)
  }

  @Test("An entry for another file excuses nothing")
  func otherFile() throws {
    let example = RuleExample(
      source: "a.dateFormat = ↓\"d MMM\"", path: "App/Other.swift", sources: Self.options("d MMM"))
    let run = try ExampleRun(example, rule: RawDateFormatRule())
    #expect(run.found == run.marked)
  }

  @Test("An entry whose file is gone is reported under the file's path")
  func fileIsGone() throws {
    let example = RuleExample(
      source: "let a = 1", path: "App/Other.swift", sources: Self.options("d MMM"))
    let run = try ExampleRun(example, rule: RemainingFormatGoneRule())
    #expect(run.found == ["App/Report.swift:1:1"])
  }

  @Test("A part of the sources doesn't show that a file is gone")
  func partOfSources() {
    let project = SourceProject(
      files: [], options: Self.options("d MMM"), isWhole: false)
    let rule = RemainingFormatGoneRule()
    #expect(SourceChecker(rules: [rule], options: CheckOptions()).findings(in: project).isEmpty)
  }

  @Test(
    "Every way to write a format is found",
    arguments: [
      "f.dateFormat = ↓\"d MMM\"",
      "f?.dateFormat = isLong ? ↓\"d MMMM\" : ↓\"d MMM\"",
      "f.↓dateFormat = pattern(for: language)",
      "f.setLocalizedDateFormatFromTemplate(↓\"dMMM\")",
      "f.↓setLocalizedDateFormatFromTemplate(skeleton)",
      "let a = DateFormatter.dateFormat(fromTemplate: ↓\"dMMM\", options: 0, locale: locale)",
      "let a = date.↓formatted()",
      "let a = Date().formatted(↓.dateTime.day().month())",
      "let a = date.formatted(↓Date.FormatStyle(date: .long, time: .omitted))",
      "let a = date.formatted(↓Date.VerbatimFormatStyle(format: \"\\(day: .defaultDigits).\"))",
      "let a = ↓DateIntervalFormatter()",
      "let a = ↓DateFormatter.localizedString(from: date, dateStyle: .long, timeStyle: .none)",
    ])
  func everyWay(_ source: String) throws {
    let run = try ExampleRun(Self.example(source, Self.options()), rule: RawDateFormatRule())
    #expect(!run.marked.isEmpty)
    #expect(run.found == run.marked)
  }

  @Test(
    "What isn't a format for people is left alone",
    arguments: [
      "let a = f.dateFormat",
      "let a = distance.formatted()",
      "let a = date.formatted(.iso8601)",
      "let a = ISO8601DateFormatter()",
      "enum DateText { static func f() { f.dateFormat = \"d MMM\" } }",
      "#Preview { Text(date, format: .dateTime) }",
      "func f() -> Date? {\n  let f = DateFormatter()\n  f.dateFormat = \"dd.MM.yyyy\"\n"
        + "  return f.date(from: text)\n}",
      "// f.dateFormat = \"d MMM\"",
      "let a = \"f.dateFormat = d MMM\"",
    ])
  func leftAlone(_ source: String) throws {
    let run = try ExampleRun(Self.example(source, Self.options()), rule: RawDateFormatRule())
    #expect(run.found.isEmpty)
  }
}
