import Foundation
import Testing

@testable import EndonymCommand

/// The files that are committed: the list for the gate, and the report.
struct WidthsFilesTests {
  private let files = SampleSlots.files()

  @Test("The tightest texts are listed with their widths, and written only when asked to")
  func tightest() throws {
    let list = ToolRun(["widths", "--tightest", "1"], files)
    #expect(list.code == .findings)
    #expect(list.output.contains("\nthe tightest texts:\n\n"))
    let line = try #require(
      list.output.split(separator: "\n").last { $0.hasPrefix("  card.title ") })
    #expect(line.contains("of 100 pt"))
    #expect(list.output.contains("'Windgeschwindigkeit heute'"))
    #expect(files["/app/endonym-tightest.json"] == nil)
    let run = ToolRun(["widths", "--tightest", "1", "--update"], files)
    #expect(run.output.contains("to 'endonym-tightest.json'"))
    let document = try #require(
      try JSONSerialization.jsonObject(
        with: Data((files["/app/endonym-tightest.json"] ?? "").utf8)) as? [String: Any])
    let texts = try #require(document["tightest"] as? [[String: String]])
    #expect(texts.contains { $0["key"] == "wind.title" && $0["language"] == "de" })
    // Each slot is watched.
    #expect(texts.contains { $0["slot"] == "card.subtitle" })
    let again = ToolRun(["widths", "--tightest", "1", "--update"], files)
    #expect(again.output.contains("'endonym-tightest.json' is up to date"))
  }

  @Test("The report is written below the project, and only when it changes")
  func report() throws {
    let run = ToolRun(["widths", "--report"], files)
    #expect(run.code == .findings)
    #expect(run.output.contains("wrote 'Documentation/Widths.md'"))
    let report = try #require(files["/app/Documentation/Widths.md"])
    #expect(report.contains("card.title"))
    #expect(report.contains("Windgeschwindigkeit heute"))
    let again = ToolRun(["widths", "--report"], files)
    #expect(again.output.contains("'Documentation/Widths.md' is up to date"))
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      #""layouts""#, with: #""widths": { "report": "../Widths.md" }, "layouts""#)
    let outside = ToolRun(["widths", "--report"], files)
    #expect(outside.code == .misuse)
    #expect(outside.errors.contains("outside of the configuration's folder"))
    #expect(files["/Widths.md"] == nil)
  }

  @Test("A report that is out of date fails, with the difference; nothing is written")
  func check() throws {
    _ = ToolRun(["widths", "--accept", "--reason", "Fine"], files)
    let missing = ToolRun(["widths", "--check"], files)
    #expect(missing.code == .findings)
    #expect(missing.output.contains("there is no report 'Documentation/Widths.md'"))
    #expect(files["/app/Documentation/Widths.md"] == nil)
    _ = ToolRun(["widths", "--report"], files)
    let clean = ToolRun(["widths", "--check"], files)
    #expect(clean.code == .clean)
    #expect(clean.output.contains("'Documentation/Widths.md' is up to date"))
    let report = try #require(files["/app/Documentation/Widths.md"])
    files["/app/Localizable.xcstrings"] = SampleSlots.catalog.replacing(
      "\"value\" : \"Gusts\"", with: "\"value\" : \"Gusty\"")
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      "\"width\": 100", with: "\"width\": 101")
    let run = ToolRun(["widths", "--check"], files)
    #expect(run.code == .findings)
    #expect(run.output.contains("'Documentation/Widths.md' is out of date: write it with"))
    #expect(run.output.contains("\n--- Documentation/Widths.md\n+++ today\n@@ "))
    #expect(run.output.contains("\n-"))
    #expect(run.output.contains("101"))
    #expect(files["/app/Documentation/Widths.md"] == report)
    // A program's report stays one.
    let json = ToolRun(["widths", "--check", "--format", "json"], files)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    }
    #expect(json.errors.contains("+++ today"))
  }

  @Test("A report whose lines end as Git ends them on Windows is told line by line")
  func carriageReturns() throws {
    _ = ToolRun(["widths", "--accept", "--reason", "Fine"], files)
    _ = ToolRun(["widths", "--report"], files)
    let report = try #require(files["/app/Documentation/Widths.md"])
    files["/app/Documentation/Widths.md"] = report.replacing("\n", with: "\r\n")
    let clean = ToolRun(["widths", "--check"], files)
    #expect(clean.code == .clean)
    #expect(clean.output.contains("'Documentation/Widths.md' is up to date"))
    files["/app/Documentation/Widths.md"] =
      report.replacing("# Widths\n", with: "# Breadths\n").replacing("\n", with: "\r\n")
    let run = ToolRun(["widths", "--check"], files)
    #expect(run.code == .findings)
    #expect(run.output.contains("\n-# Breadths\n+# Widths\n"))
    // Only what differs, with three lines around it.
    let difference = run.output.split(separator: "+++ today\n").last ?? ""
    #expect(difference.split(separator: "\n").count == 6)
  }

  @Test("What could be measured in part only is written nowhere")
  func incomplete() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      "\"entries\": [\"*.subtitle\"]", with: "\"figures\": [\"wind\"]")
    for call in [["--report"], ["--tightest", "2", "--update"], ["--prune"], ["--check"]] {
      let run = ToolRun(["widths"] + call, files)
      #expect(run.code == .misuse)
      #expect(run.output.contains("nothing is written"))
    }
    #expect(files["/app/Documentation/Widths.md"] == nil)
    #expect(files["/app/endonym-tightest.json"] == nil)
  }
}
