import Findings
import Testing

@Suite struct GitHubReporterTests {
  private let reporter = GitHubReporter(style: SampleFindings.style)

  /// Commands and properties by "Workflow commands for GitHub Actions"; the worst come first.
  @Test func findingsAreAnnotations() {
    #expect(
      reporter.text(SampleFindings.all) == """
        ::error file=App/Localizable.xcstrings,line=12,col=21,title=format-signature::the value \
        reads a number where the app hands over text%0Aentry 'Hello, %25@', Thai (th), \
        plural.other%0Aสวัสดี ⟦%25lld⟧%0AWhy: The app crashes.%0AFix: Write '%25@'.
        ::warning file=App/InfoPlist.xcstrings,line=3,col=5,title=stale-entry::nothing refers to \
        'old'%0Aentry 'old'%0AWhy: Translators work for nothing.%0AFix: Delete the entry.
        ::notice file=App/Localizable.xcstrings,line=1,col=1,title=generated-symbols::generated \
        symbols are checked in%0AWhy: They grow stale.%0AFix: Delete the file.

        """)
  }

  /// `escapeData` and `escapeProperty` of `@actions/core`.
  @Test func propertiesAndDataAreEscaped() {
    let finding = SampleFindings.changed(SampleFindings.hint) {
      $0.location.path = "a,b:c%d.xcstrings"
      $0.rule = "r,x:y"
      $0.message = "100%: a, b\n::error::injected"
    }
    let text = reporter.text([finding])
    #expect(
      text.hasPrefix(
        "::notice file=a%2Cb%3Ac%25d.xcstrings,line=1,col=1,title=r%2Cx%3Ay::100%25: a, b⏎::error"))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test func problemsAreErrors() {
    var summary = SampleFindings.summary
    summary.problems = [
      ReportProblem(location: SourceLocation(path: "x"), message: "no", remedy: "Mend it.")
    ]
    #expect(
      reporter.text([], summary)
        == "::error file=x,line=1,col=1,title=endonym::no. Mend it.\n")
  }
}
