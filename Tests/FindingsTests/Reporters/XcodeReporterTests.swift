import Findings
import Testing

@Suite struct XcodeReporterTests {
  private let reporter = XcodeReporter(style: SampleFindings.style)

  /// The form that Xcode's build log reads: `path:line:column: error|warning|note: message`.
  @Test func everyFindingIsOneLineWithAnAbsolutePath() {
    #expect(
      reporter.text(SampleFindings.all) == """
        /home/me/app/App/InfoPlist.xcstrings:3:5: warning: nothing refers to 'old' (entry 'old'). \
        Delete the entry. [stale-entry]
        /home/me/app/App/Localizable.xcstrings:1:1: note: generated symbols are checked in. \
        Delete the file. [generated-symbols]
        /home/me/app/App/Localizable.xcstrings:12:21: error: the value reads a number where the \
        app hands over text (entry 'Hello, %@', Thai (th), plural.other). Write '%@'. [format-signature]

        """)
  }

  @Test(arguments: [
    ("/abs/a.xcstrings", "/home/me", "/abs/a.xcstrings"), ("./a", "/home/me", "/home/me/a"),
    ("a", "/", "/a"), ("a", "", "a"),
  ])
  func pathsBecomeAbsolute(_ path: String, _ directory: String, _ expected: String) {
    let finding = SampleFindings.changed(SampleFindings.hint) { $0.location.path = path }
    let reporter = XcodeReporter(style: ReportStyle(workingDirectory: directory))
    #expect(reporter.text([finding]).hasPrefix(expected + ":1:1: note: "))
  }

  @Test func lineBreaksInAKeyDoNotBreakTheLine() {
    let finding = SampleFindings.changed(SampleFindings.stale) { $0.entry = "a\n/x:1:1: error: b" }
    #expect(reporter.text([finding]).split(separator: "\n").count == 1)
  }

  @Test func problemsAreErrors() {
    var summary = SampleFindings.summary
    summary.problems = [
      ReportProblem(location: SourceLocation(path: "x"), message: "no", remedy: "Mend it.")
    ]
    #expect(reporter.text([], summary) == "/home/me/app/x:1:1: error: no. Mend it.\n")
  }
}
