import Findings
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReporterTests {
  private let reporter = JUnitReporter(style: SampleFindings.style)

  private func root(
    _ findings: [Finding], _ summary: ReportSummary = SampleFindings.summary
  ) throws -> XMLElement {
    let data = Data(reporter.report(findings, summary: summary).bytes)
    return try #require(XMLDocument(data: data).rootElement())
  }

  private func attribute(_ name: String, of element: XMLElement) -> String? {
    element.attribute(forName: name)?.stringValue
  }

  @Test func everyFileIsASuiteAndEveryFindingACase() throws {
    let suites = try root(SampleFindings.all)
    #expect(suites.name == "testsuites")
    #expect(attribute("tests", of: suites) == "4")
    #expect(attribute("failures", of: suites) == "1")
    #expect(attribute("errors", of: suites) == "0")
    let names = suites.elements(forName: "testsuite").map { attribute("name", of: $0) }
    #expect(
      names == [
        "App/Clean.xcstrings", "App/InfoPlist.xcstrings", "App/Localizable.xcstrings",
      ])
    let clean = suites.elements(forName: "testsuite")[0].elements(forName: "testcase")
    #expect(clean.count == 1)
    #expect(clean[0].childCount == 0)
  }

  @Test func findingsFromTheFailingSeverityOnFail() throws {
    var summary = SampleFindings.summary
    summary.failingSeverity = .warning
    let suites = try root(SampleFindings.all, summary)
    #expect(attribute("failures", of: suites) == "2")
    let localizable = suites.elements(forName: "testsuite")[2].elements(forName: "testcase")
    let failure = try #require(localizable[1].elements(forName: "failure").first)
    #expect(attribute("type", of: failure) == "error")
    #expect(
      attribute("message", of: failure) == "the value reads a number where the app hands over text"
    )
    #expect(
      failure.stringValue == """
        App/Localizable.xcstrings:12:21: error: the value reads a number where the app hands over \
        text (entry 'Hello, %@', Thai (th), plural.other)
        สวัสดี ⟦%lld⟧
        Why: The app crashes.
        Fix: Write '%@'.
        """)
    #expect(localizable[0].elements(forName: "system-out").count == 1)
  }

  /// A case keeps its name when lines are added above it; equal names are numbered.
  @Test func namesHaveNoPosition() throws {
    let moved = SampleFindings.changed(SampleFindings.thai) { $0.location.line = 99 }
    let suites = try root([SampleFindings.thai, moved, SampleFindings.hint])
    let names = suites.elements(forName: "testsuite")[2].elements(forName: "testcase")
      .map { attribute("name", of: $0) }
    let name = "format-signature (entry 'Hello, %@', Thai (th), plural.other)"
    #expect(names == ["generated-symbols", name, name + " #2"])
  }

  @Test func problemsAreErrors() throws {
    var summary = SampleFindings.summary
    summary.problems = [
      ReportProblem(location: SourceLocation(path: "x"), message: "a < b", remedy: "Mend & go.")
    ]
    let suites = try root([], summary)
    #expect(attribute("errors", of: suites) == "1")
    let error = try #require(
      suites.elements(forName: "testsuite").last?.elements(forName: "testcase").first?
        .elements(forName: "error").first)
    #expect(attribute("message", of: error) == "a < b")
    #expect(error.stringValue == "Mend & go.")
  }

  /// XML 1.0: 2.2 forbids most controls and U+FFFE; 2.4 and 3.3.3 ask for the escapes.
  @Test func whateverIsInAValueTheDocumentIsWellFormed() throws {
    let hostile = "<&>\"' ]]> \u{1B}[2J \u{0} \u{FFFE} \u{9B} \n \u{2028} \u{202E} 👨‍👩‍👧"
    let finding = Finding(
      rule: "r", severity: .error, location: SourceLocation(path: hostile), entry: hostile,
      language: hostile, message: hostile, excerpt: Excerpt(value: hostile, marked: 0..<3),
      consequence: hostile, remedy: hostile)
    let suites = try root([finding])
    let suite = try #require(suites.elements(forName: "testsuite").first)
    // Controls by their numbers, as in the other reports; XML has no U+FFFE at all.
    #expect(
      attribute("name", of: suite)
        == "<&>\"' ]]> ⟨U+001B⟩[2J ⟨U+0000⟩ \u{FFFD} ⟨U+009B⟩ ⏎ ⟨U+2028⟩ ⟨U+202E⟩ 👨‍👩‍👧")
  }
}
