import Findings
import Foundation
import Testing

@Suite struct JSONReporterTests {
  private let reporter = JSONReporter(style: SampleFindings.style)

  private func parsed(
    _ findings: [Finding], _ summary: ReportSummary = SampleFindings.summary
  ) throws -> ParsedReport {
    try ParsedReport(reporter, findings, summary)
  }

  @Test func saysSchemaToolAndCounts() throws {
    var summary = SampleFindings.summary
    summary.knownFindings = 1
    summary.goneFindings = 2
    summary.acceptedFindings = 3
    summary.hiddenFindings = 4
    let report = try parsed(SampleFindings.all, summary)
    #expect(report["schemaVersion"] as? Int == 1)
    #expect(report["tool", "name"] as? String == "endonym")
    #expect(report["tool", "version"] as? String == "1.2.3")
    for (name, count) in [
      "error": 1, "warning": 1, "note": 1, "known": 1, "gone": 2, "accepted": 3, "hidden": 4,
    ] {
      #expect(report["summary", name] as? Int == count)
    }
    #expect(report["summary", "failingSeverity"] as? String == "error")
    #expect(report["summary", "rules", "stale-entry"] as? Int == 1)
    #expect(report["languages"] as? [String] == ["en", "th"])
    #expect(report["files", 2, "path"] as? String == "App/Localizable.xcstrings")
    #expect(report["files", 2, "entries"] as? Int == 40)
  }

  @Test func aFindingHasAllItsParts() throws {
    let report = try parsed([SampleFindings.thai])
    let expected: [String: String] = [
      "rule": "format-signature", "severity": "error", "path": "App/Localizable.xcstrings",
      "entry": "Hello, %@", "language": "th", "languageName": "Thai",
      "variation": "plural.other", "value": "สวัสดี %lld", "consequence": "The app crashes.",
      "remedy": "Write '%@'.",
      "message": "the value reads a number where the app hands over text",
    ]
    for (name, value) in expected { #expect(report["findings", 0, name] as? String == value) }
    #expect(report["findings", 0, "line"] as? Int == 12)
    #expect(report["findings", 0, "column"] as? Int == 21)
    #expect(report["findings", 0, "offset"] as? Int == 340)
    #expect(report["findings", 0, "marked"] as? [Int] == [19, 23])
    #expect((report["findings", 0, "fingerprint"] as? String)?.count == 16)
  }

  @Test func whatDoesNotApplyIsNull() throws {
    let report = try parsed([SampleFindings.hint])
    for name in ["entry", "language", "languageName", "variation", "value", "marked"] {
      #expect(report["findings", 0, name] is NSNull)
    }
  }

  @Test func skippedItemsAndProblemsAreListed() throws {
    var summary = SampleFindings.summary
    summary.skipped = [SkippedItem(path: "Pods", reason: "because")]
    summary.assumptions = ["This."]
    summary.problems = [
      ReportProblem(
        location: SourceLocation(path: "x", line: 4, column: 5), message: "no", remedy: "Mend.")
    ]
    let report = try parsed([], summary)
    #expect(report["assumptions"] as? [String] == ["This."])
    #expect(report["skipped", 0, "reason"] as? String == "because")
    #expect(report["problems", 0, "path"] as? String == "x")
    #expect(report["problems", 0, "line"] as? Int == 4)
    #expect(report["problems", 0, "message"] as? String == "no")
    #expect((report["findings"] as? [Any])?.isEmpty == true)
  }

  @Test func aFindingIsOneLine() {
    let text = reporter.text(SampleFindings.all)
    #expect(text.split(separator: "\n").filter { $0.contains("\"rule\": ") }.count == 3)
  }

  @Test func theSameRunGivesTheSameBytes() {
    #expect(reporter.text(SampleFindings.all) == reporter.text(SampleFindings.all.reversed()))
  }
}
