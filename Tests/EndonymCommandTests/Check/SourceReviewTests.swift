import Testing

@testable import EndonymCommand

/// Findings in sources that a baseline knows or a comment allows.
@Suite struct SourceReviewTests {
  private let files = MemoryFiles([
    "/app/endonym.json": #"{ "sources": ["App"] }"#, "/app/App/Unit.swift": SampleSources.metric,
  ])

  private func check(_ arguments: String...) -> ToolRun {
    ToolRun(["check", "--fail-on", "note"] + arguments, files)
  }

  private func baseline(_ arguments: String...) -> ToolRun {
    ToolRun(["check", "--fail-on", "note", "--baseline", "known.json"] + arguments, files)
  }

  @Test func aBaselineKnowsFindingsInSources() {
    #expect(check().code == .findings)
    let begun = baseline("--update-baseline", "--force")
    #expect(begun.code == .clean)
    #expect(begun.errors == "baseline 'known.json': 1 findings, 0 before\n")
    let known = baseline()
    #expect(known.code == .clean)
    #expect(known.output.contains("1 more known from the baseline"))
    files["/app/App/Other.swift"] = SampleSources.metric
    let new = baseline()
    #expect(new.code == .findings)
    #expect(new.output.contains("App/Other.swift:2:23"))
    #expect(!new.output.contains("App/Unit.swift:"))
  }

  @Test func linesThatMoveChangeNothing() {
    _ = baseline("--update-baseline", "--force")
    files["/app/App/Unit.swift"] = "import Foundation\n\n" + SampleSources.metric
    #expect(baseline().code == .clean)
  }

  @Test func whatIsMendedIsGoneFromTheBaseline() {
    files["/app/App/Date.swift"] = SampleSources.weekYear
    _ = baseline("--update-baseline", "--force")
    files["/app/App/Unit.swift"] = ""
    let run = baseline("--update-baseline")
    #expect(run.code == .clean)
    #expect(run.errors == "baseline 'known.json': 1 findings, 2 before\n")
    #expect(files["/app/known.json"]?.contains("Unit.swift") == false)
    #expect(files["/app/known.json"]?.contains("Date.swift") == true)
  }

  /// A run that looks at catalogs alone knows nothing of sources.
  @Test func narrowRunsLeaveTheRestAlone() {
    files["/app/Kit/Unit.swift"] = SampleSources.metric
    files["/app/endonym.json"] = #"{ "sources": ["App", "Kit"] }"#
    _ = baseline("--update-baseline", "--force")
    let before = files["/app/known.json"]
    #expect(baseline("--source-directory", "Kit", "--update-baseline").code == .clean)
    #expect(baseline("--rule", "missing-language", "--update-baseline").code == .clean)
    #expect(files["/app/known.json"] == before)
  }

  @Test func whereASourceCannotBeReadNothingIsTakenOut() {
    _ = baseline("--update-baseline", "--force")
    let before = files["/app/known.json"]
    files["/app/App/Unit.swift"] = nil
    files["/app/App/locked.swift"] = SampleSources.metric
    #expect(baseline("--update-baseline").code == .misuse)
    #expect(files["/app/known.json"] == before)
  }

  @Test(arguments: [
    "let isMetric = locale.usesMetricSystem  // endonym:allow metric-system -- the server asks",
    "// endonym:allow metric-system -- the server asks\nlet isMetric = locale.usesMetricSystem",
    "/* endonym:allow metric-system -- the server asks */\nlet a = locale.usesMetricSystem",
  ])
  func aCommentWithAReasonAllowsAFinding(source: String) {
    files["/app/App/Unit.swift"] = source
    let run = check()
    #expect(run.code == .clean)
    #expect(run.output.contains("no findings"))
  }

  @Test func withoutAReasonItAllowsNothing() {
    files["/app/App/Unit.swift"] = """
      // endonym:allow metric-system
      let isMetric = locale.usesMetricSystem
      """
    let run = check()
    #expect(run.output.contains("App/Unit.swift:1:1: warning: the exception to 'metric-system'"))
    #expect(run.output.contains("[allowance-without-reason]"))
    #expect(run.output.contains("App/Unit.swift:2:23: warning: "))
  }

  @Test func aCommentThatAllowsNothingIsAFinding() {
    files["/app/App/Unit.swift"] = "// endonym:allow metric-system -- the server asks\nlet a = 1\n"
    let run = check()
    #expect(run.output.contains("App/Unit.swift:1:1: warning: "))
    #expect(run.output.contains("[unused-allowance]"))
  }

  /// Whether it still allows something can't be told.
  @Test func aCommentOnARuleThatDoesNotRunIsLeftAlone() {
    files["/app/App/Unit.swift"] = "// endonym:allow metric-system -- the server asks\nlet a = 1\n"
    #expect(check("--severity", "metric-system=off").code == .clean)
    #expect(check("--rule", "unused-allowance").code == .clean)
  }

  @Test func anotherRulesCommentAllowsNothing() {
    files["/app/App/Unit.swift"] = """
      // endonym:allow glued-unit -- the server asks
      let isMetric = locale.usesMetricSystem
      """
    let run = check()
    #expect(run.output.contains("[metric-system]"))
    #expect(run.output.contains("[unused-allowance]"))
  }
}
