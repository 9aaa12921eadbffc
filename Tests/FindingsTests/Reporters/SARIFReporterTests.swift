import Findings
import Foundation
import Testing

/// Structural facts of the SARIF 2.1.0 specification (OASIS), by section.
@Suite struct SARIFReporterTests {
  private let reporter = SARIFReporter(style: SampleFindings.style)

  private func parsed(
    _ findings: [Finding], _ summary: ReportSummary = SampleFindings.summary
  ) throws -> ParsedReport {
    try ParsedReport(reporter, findings, summary)
  }

  /// §3.13.2 `version`, §3.13.3 `$schema`, §3.14.6 `tool`, §3.14.27 `columnKind`.
  @Test func theLogNamesItsVersionItsToolAndItsColumns() throws {
    let log = try parsed(SampleFindings.all)
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    #expect(log["runs", 0, "tool", "driver", "name"] as? String == "endonym")
    #expect(log["runs", 0, "tool", "driver", "semanticVersion"] as? String == "1.2.3")
    #expect(log["runs", 0, "columnKind"] as? String == "unicodeCodePoints")
  }

  /// §3.27.5 `ruleId` and §3.27.6 `ruleIndex` agree; §3.49 describes the rule.
  @Test func everyResultPointsAtItsRule() throws {
    let log = try parsed(SampleFindings.all)
    for index in 0..<3 {
      let rule = try #require(log["runs", 0, "results", index, "ruleIndex"] as? Int)
      #expect(
        log["runs", 0, "tool", "driver", "rules", rule, "id"] as? String
          == log["runs", 0, "results", index, "ruleId"] as? String)
    }
    let rules = log["runs", 0, "tool", "driver", "rules"] as? [[String: Any]]
    let ids = rules?.compactMap { $0["id"] as? String }
    #expect(ids.map(Set.init)?.count == ids?.count)
    #expect(
      log["runs", 0, "tool", "driver", "rules", 0, "shortDescription", "text"] as? String
        == "Arguments differ.")
    #expect(
      log["runs", 0, "tool", "driver", "rules", 0, "defaultConfiguration", "level"] as? String
        == "error")
  }

  /// §3.27.10: the levels are `error`, `warning` and `note`.
  @Test func levelsAreSeverities() throws {
    let log = try parsed(SampleFindings.all)
    let levels = (0..<3).map { log["runs", 0, "results", $0, "level"] as? String }
    #expect(levels == ["warning", "note", "error"])
  }

  /// §3.27.11: a message stands alone, with the place in the catalog, the text and the remedy.
  @Test func messagesStandAlone() throws {
    let log = try parsed([SampleFindings.thai])
    #expect(
      log["runs", 0, "results", 0, "message", "text"] as? String == """
        the value reads a number where the app hands over text (entry 'Hello, %@', Thai (th), \
        plural.other).
        สวัสดี ⟦%lld⟧
        The app crashes. Write '%@'.
        """)
  }

  /// §3.11.5: braces are doubled; §3.11.6: text that reads as a link has its brackets escaped.
  @Test func placeholdersAndLinksAreEscaped() throws {
    let finding = SampleFindings.changed(SampleFindings.hint) {
      $0.message = "'%{value1}@' and [a](1)"
    }
    let log = try parsed([finding])
    let text = try #require(log["runs", 0, "results", 0, "message", "text"] as? String)
    #expect(text.hasPrefix(#"'%{{value1}}@' and \[a\](1)."#))
    #expect(
      log["runs", 0, "tool", "driver", "rules", 0, "fullDescription", "text"] as? String
        == #"See {{0}} and \[this\](page)."#)
    // Brackets that make no link may stay as they are.
    let plain = SampleFindings.changed(SampleFindings.hint) { $0.message = "a[0] (b)" }
    let other = try parsed([plain])["runs", 0, "results", 0, "message", "text"] as? String
    #expect(other?.hasPrefix("a[0] (b).") == true)
  }

  /// §3.4.3, §3.4.4: relative references need a base, absolute URIs must have none; RFC 3986
  /// escapes; §3.14.14: the base is described.
  @Test(arguments: [
    ("App/a b.xcstrings", "App/a%20b.xcstrings", true),
    ("Lokalisierung/Größe#1?.xcstrings", "Lokalisierung/Gr%C3%B6%C3%9Fe%231%3F.xcstrings", true),
    ("100%.xcstrings", "100%25.xcstrings", true),
    ("a:b.xcstrings", "./a:b.xcstrings", true),
    ("x/a:b.xcstrings", "x/a:b.xcstrings", true),
    ("/tmp/a.xcstrings", "file:///tmp/a.xcstrings", false),
  ])
  func pathsAreURIs(_ path: String, _ uri: String, _ isRelative: Bool) throws {
    let finding = SampleFindings.changed(SampleFindings.hint) { $0.location.path = path }
    var summary = SampleFindings.summary
    summary.files = [CheckedFile(path: path, entries: 1)]
    let log = try parsed([finding], summary)
    let location = log[
      "runs", 0, "results", 0, "locations", 0, "physicalLocation", "artifactLocation"]
    let members = try #require(location as? [String: String])
    #expect(members["uri"] == uri)
    #expect(members["uriBaseId"] == (isRelative ? "%SRCROOT%" : nil))
    #expect(log["runs", 0, "artifacts", 0, "location", "uri"] as? String == uri)
    #expect(log["runs", 0, "originalUriBaseIds", "%SRCROOT%"] is [String: Any])
  }

  /// §3.30.5, §3.30.6: lines and columns are positive.
  @Test func regionsBeginAtLineAndColumn() throws {
    let log = try parsed([SampleFindings.thai])
    let region =
      log["runs", 0, "results", 0, "locations", 0, "physicalLocation", "region"] as? [String: Int]
    #expect(region == ["startLine": 12, "startColumn": 21])
    let odd = SampleFindings.changed(SampleFindings.hint) {
      $0.location.line = 0
      $0.location.column = -1
    }
    let clamped = try parsed([odd])[
      "runs", 0, "results", 0, "locations", 0, "physicalLocation", "region"]
    #expect(clamped as? [String: Int] == ["startLine": 1, "startColumn": 1])
  }

  /// §3.27.17: fingerprints stay when the finding moves.
  @Test func fingerprintsSurviveMoves() throws {
    let moved = SampleFindings.changed(SampleFindings.thai) { $0.location.line = 99 }
    let first = try parsed([SampleFindings.thai])["runs", 0, "results", 0, "partialFingerprints"]
    let second = try parsed([moved])["runs", 0, "results", 0, "partialFingerprints"]
    let fingerprints = try #require(first as? [String: String])
    #expect(fingerprints == second as? [String: String])
    #expect(fingerprints.keys.first == "endonymIdentity/v1")
  }

  /// §3.20.14 `executionSuccessful`, §3.20.21 `toolExecutionNotifications`.
  @Test func problemsAreNotifications() throws {
    let clean = try parsed([])
    #expect(clean["runs", 0, "invocations", 0, "executionSuccessful"] as? Bool == true)
    var summary = SampleFindings.summary
    summary.problems = [
      ReportProblem(location: SourceLocation(path: "x"), message: "no", remedy: "Mend it.")
    ]
    let log = try parsed([], summary)
    #expect(log["runs", 0, "invocations", 0, "executionSuccessful"] as? Bool == false)
    #expect(
      log["runs", 0, "invocations", 0, "toolExecutionNotifications", 0, "message", "text"]
        as? String == "no. Mend it.")
    #expect((log["runs", 0, "results"] as? [Any])?.isEmpty == true)
  }
}
