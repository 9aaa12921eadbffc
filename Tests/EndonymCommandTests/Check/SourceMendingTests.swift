import Testing

@testable import EndonymCommand

@Suite struct SourceMendingTests {
  private let files = MemoryFiles([
    "/app/A.xcstrings": SampleCatalogs.german, "/app/App/Date.swift": SampleSources.weekYear,
  ])

  private func check(_ arguments: String...) -> ToolRun {
    ToolRun(["check", "--source-directory", "App", "--required-language", "de"] + arguments, files)
  }

  @Test func whatIsMendedIsSaidAndNoLongerFound() {
    let run = check("--rule", "week-year-pattern", "--fix")
    #expect(files["/app/App/Date.swift"] == SampleSources.year)
    #expect(run.code == .clean)
    #expect(run.output.contains("\nmended 1 finding in 1 source\n"))
    #expect(!run.output.contains("Date.swift"))
  }

  @Test func aSecondRunChangesNothing() {
    _ = check("--fix")
    let before = files["/app/App/Date.swift"]
    let run = check("--fix")
    #expect(run.output.contains("\nnothing could be mended mechanically\n"))
    #expect(files["/app/App/Date.swift"] == before)
  }

  @Test func withoutTheOptionNothingIsWritten() {
    let run = check()
    #expect(run.output.contains("App/Date.swift:2:32: error: "))
    #expect(!run.output.contains("mended"))
    #expect(files["/app/App/Date.swift"] == SampleSources.weekYear)
  }

  @Test func theRestIsReportedAndStays() {
    files["/app/App/Unit.swift"] = SampleSources.metric
    let run = check("--fix")
    #expect(run.output.contains("App/Unit.swift:2:23: warning: "))
    #expect(files["/app/App/Unit.swift"] == SampleSources.metric)
  }

  @Test func catalogsStayAsTheyAre() {
    files["/app/A.xcstrings"] = SampleCatalogs.mixed
    _ = check("--fix")
    #expect(files["/app/A.xcstrings"] == SampleCatalogs.mixed)
  }

  @Test func findingsAndSourcesAreCounted() {
    files["/app/App/More.swift"] = SampleSources.format("kk:mm") + SampleSources.weekYear
    let run = check("--rule", "week-year-pattern", "--rule", "hour-zero-pattern", "--fix")
    #expect(run.output.contains("\nmended 3 findings in 2 sources\n"))
    #expect(
      files["/app/App/More.swift"] == SampleSources.format("HH:mm") + SampleSources.year)
  }

  @Test func onlyTheRulesThatRunMend() {
    _ = check("--rule", "hour-zero-pattern", "--fix")
    #expect(files["/app/App/Date.swift"] == SampleSources.weekYear)
    _ = check("--severity", "week-year-pattern=off", "--fix")
    #expect(files["/app/App/Date.swift"] == SampleSources.weekYear)
  }

  @Test func whatAnExceptionAllowsIsLeftAlone() {
    let allowed =
      "// endonym:allow week-year-pattern -- the week's year is meant\n"
      + #"formatter.dateFormat = "MMM dd YYYY""# + "\n"
    files["/app/App/Date.swift"] = allowed
    let run = check("--fix")
    #expect(files["/app/App/Date.swift"] == allowed)
    #expect(run.code == .clean)
  }

  /// A new line between an exception and what it allows would leave it without effect.
  @Test(arguments: ["\n", "\r\n"])
  func aNewLineStandsAboveExceptionsAndBreaksAsTheOthers(_ lineBreak: String) {
    let lines = [
      "let formatter = DateFormatter()", "  // The server's.",
      "  // endonym:allow week-year-pattern -- the week's year is meant",
      #"  formatter.dateFormat = "YYYY-MM-dd""#, "",
    ]
    files["/app/App/Date.swift"] = lines.joined(separator: lineBreak)
    _ = check("--fix")
    var mended = lines
    mended.insert(#"  formatter.locale = Locale(identifier: "en_US_POSIX")"#, at: 2)
    #expect(files["/app/App/Date.swift"] == mended.joined(separator: lineBreak))
  }

  @Test func whatAnotherProgramWritesMeanwhileStays() {
    let other = "// Another line.\n" + SampleSources.weekYear
    files.change("/app/App/Date.swift", onceReadTo: other)
    let run = check("--rule", "week-year-pattern", "--fix")
    #expect(files["/app/App/Date.swift"] == other)
    #expect(run.code == .misuse)
    #expect(run.output.contains("App/Date.swift:1:1: error: another program changed the file"))
  }

  /// Only once its letters are right is it a format for machines, which needs their locale.
  @Test func whatAMendLaysBareIsMendedToo() {
    files["/app/App/Date.swift"] = SampleSources.format("YYYY-MM-DD")
    let run = check("--fix")
    #expect(
      files["/app/App/Date.swift"] == """
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"

        """)
    #expect(run.output.contains("\nmended 3 findings in 1 source\n"))
  }

  @Test func linesAndSpacesStayAsTheyAre() {
    func text(_ year: String) -> String {
      "\u{FEFF}let a=1 ;\r\n\tformatter . dateFormat  =  \"\(year)\"  // é\r\n\r\n"
    }
    files["/app/App/Date.swift"] = text("MMM dd YYYY")
    _ = check("--rule", "week-year-pattern", "--fix")
    #expect(files["/app/App/Date.swift"] == text("MMM dd yyyy"))
  }

  @Test func aSourceThatDoesNotParseIsMendedWhereItDoes() {
    let broken = "func title() {\n  let text = \n}\n"
    files["/app/App/Date.swift"] = broken + SampleSources.weekYear
    _ = check("--fix")
    #expect(files["/app/App/Date.swift"] == broken + SampleSources.year)
  }
}
