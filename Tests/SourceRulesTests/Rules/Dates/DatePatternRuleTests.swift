import Checks
import Testing

@testable import SourceRules

/// Patterns and what is wrong with them by UTS 35, part 4, "Date Field Symbol Table".
struct DatePatternRuleTests {
  struct Case: Sendable {
    var rule: any Rule
    var source: String
    /// The source after the mend; nil where that takes a person.
    var mended: String?

    init(_ rule: any Rule, _ source: String, _ mended: String? = nil) {
      self.rule = rule
      self.source = source
      self.mended = mended
    }
  }

  static let wrong: [Case] = [
    Case(
      WeekYearPatternRule(), "f.dateFormat = \"dd/MM/↓YY\"", "f.dateFormat = \"dd/MM/yy\""),
    Case(
      WeekYearPatternRule(), "f.dateFormat = a ? \"↓YYYY\" : \"d ↓YYYY\"",
      "f.dateFormat = a ? \"yyyy\" : \"d yyyy\""),
    Case(
      WeekYearPatternRule(), "f?.dateFormat = \"'w' ↓YYYY\"", "f?.dateFormat = \"'w' yyyy\""),
    Case(
      WeekYearPatternRule(),
      "let format = \"d MMM ↓YYYY\"\nf.dateFormat = format\ng.dateFormat = format",
      "let format = \"d MMM yyyy\"\nf.dateFormat = format\ng.dateFormat = format"),
    Case(
      WeekYearPatternRule(),
      "struct A {\n  static let format = \"d ↓Y\"\n  func f() { f.dateFormat = Self.format }\n}",
      "struct A {\n  static let format = \"d y\"\n  func f() { f.dateFormat = Self.format }\n}"),
    Case(
      WeekYearPatternRule(), "let a = DateFormatter(format: \"d MMM ↓YYYY\")",
      "let a = DateFormatter(format: \"d MMM yyyy\")"),
    Case(
      WeekYearPatternRule(), "let a = date.string(withFormat: \"d MMM ↓YYYY\")",
      "let a = date.string(withFormat: \"d MMM yyyy\")"),
    Case(
      WeekYearPatternRule(),
      "let a = DateFormatter.dateFormat(fromTemplate: \"d↓YYYY\", options: 0, locale: nil)",
      "let a = DateFormatter.dateFormat(fromTemplate: \"dyyyy\", options: 0, locale: nil)"),
    Case(
      WeekYearPatternRule(), "let a = DateRenderPlan(.joined([.pattern(\"d ↓YYYY\")]))",
      "let a = DateRenderPlan(.joined([.pattern(\"d yyyy\")]))"),
    Case(
      HourZeroPatternRule(), "f.dateFormat = \"d MMM ↓k:mm\"", "f.dateFormat = \"d MMM H:mm\""),
    Case(HourZeroPatternRule(), "f.dateFormat = \"↓KK:mm a\""),
    Case(TwelveHourPatternRule(), "f.dateFormat = \"↓h:mm 'a'\""),
    Case(TwelveHourPatternRule(), "let a = DateRenderPlan(.pattern(\"↓h:mm\"))"),
    Case(
      MonthWithoutDayRule(), "f.dateFormat = \"EEEE, ↓MMMM\"", "f.dateFormat = \"EEEE, LLLL\""),
    Case(
      DayOfYearPatternRule(), "f.dateFormat = \"↓D MMM\"", "f.dateFormat = \"d MMM\""),
    Case(
      DayOfYearPatternRule(), "f.dateFormat = #\"MM/↓DD\"#", "f.dateFormat = #\"MM/dd\"#"),
    Case(
      FixedFormatLocaleRule(),
      "func f() {\n  formatter.dateFormat = ↓\"yyyy-MM-dd\"\n}",
      "func f() {\n  formatter.locale = Locale(identifier: \"en_US_POSIX\")\n"
        + "  formatter.dateFormat = \"yyyy-MM-dd\"\n}"),
    Case(
      FixedFormatLocaleRule(),
      "func f() {\n  formatter.locale = Locale(identifier: \"en_US\")\n"
        + "  formatter.dateFormat = ↓\"yyyyMMddHHmm\"\n}"),
    Case(
      ClockSettingRule(), "f.setLocalizedDateFormatFromTemplate(\"EEE↓HHmm\")",
      "f.setLocalizedDateFormatFromTemplate(\"EEEjmm\")"),
    Case(ClockSettingRule(), "f.dateFormat = \"↓h:mm a\""),
  ]

  static let right: [Case] = [
    Case(WeekYearPatternRule(), "f.dateFormat = \"ww/YYYY\""),
    Case(WeekYearPatternRule(), "f.other = \"YYYY\""),
    Case(WeekYearPatternRule(), "let a = \"YYYY\""),
    Case(WeekYearPatternRule(), "if f.dateFormat == \"YYYY\" {}"),
    Case(WeekYearPatternRule(), "let a = DateFormatter(format: \"Your YYYY\")"),
    Case(WeekYearPatternRule(), "func f(format: String) { f.dateFormat = format }"),
    Case(HourZeroPatternRule(), "f.dateFormat = \"d 'km'\""),
    Case(TwelveHourPatternRule(), "f.dateFormat = \"ah:mm\""),
    Case(TwelveHourPatternRule(), "let a = DateRenderPlan(.joined([.pattern(\"h\"), time]))"),
    Case(MonthWithoutDayRule(), "f.dateFormat = \"MMM yyyy\""),
    Case(DayOfYearPatternRule(), "f.dateFormat = \"DDD/yyyy\""),
    Case(
      FixedFormatLocaleRule(),
      "func f() {\n  formatter.locale = locale\n  formatter.dateFormat = \"yyyy-MM-dd\"\n}"),
    Case(
      FixedFormatLocaleRule(),
      "func f() {\n  formatter.locale = .posix\n  formatter.dateFormat = \"yyyy-MM-dd\"\n}"),
    Case(
      ClockSettingRule(),
      "func f() {\n  if uses24HourClock { f.dateFormat = \"HH:mm\" }\n"
        + "  else { f.dateFormat = \"h:mm a\" }\n}"),
    Case(ClockSettingRule(), "f.dateFormat = \"mm:ss\""),
  ]

  @Test(
    "A wrong letter is found at its place, and mended where that is mechanical", arguments: wrong)
  func wrongPattern(_ testCase: Case) throws {
    let example = RuleExample(source: testCase.source)
    let run = try ExampleRun(example, rule: testCase.rule)
    #expect(run.found == run.marked)
    let mended = try Self.mended(example.unmarked.text, by: testCase.rule)
    #expect(mended == testCase.mended ?? example.unmarked.text)
    guard testCase.mended != nil else { return }
    #expect(try ExampleRun(RuleExample(source: mended), rule: testCase.rule).found.isEmpty)
  }

  @Test("A right letter is left alone", arguments: right)
  func rightPattern(_ testCase: Case) throws {
    #expect(try ExampleRun(RuleExample(source: testCase.source), rule: testCase.rule).found.isEmpty)
  }

  private static func mended(_ source: String, by rule: any Rule) throws -> String {
    let fileRule = try #require(rule as? any SourceRule)
    let bytes = Array(source.utf8)
    let facts = SourceInspector(rules: [fileRule], options: SourceOptions()).facts(of: bytes)
    return String(
      decoding: SourceMending.apply(facts.findings.map(\.edits), to: bytes).bytes, as: UTF8.self)
  }
}
