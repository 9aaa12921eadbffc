import Foundation
import Testing

@testable import EndonymCommand

/// Measuring and reporting.
struct WidthsCommandTests {
  private let files = SampleSlots.files()

  @Test("Each text that doesn't fit is told at its place, with the numbers and what to do")
  func findings() throws {
    let run = ToolRun(["widths"], files)
    #expect(run.code == .findings)
    let title = try #require(run.output.split(separator: "\n").first)
    #expect(title.hasPrefix("Localizable.xcstrings:7:"))
    #expect(title.contains(": error: 'card.title' in German is "))
    #expect(title.contains("of its 100 pt") || title.contains("over its 100 pt"))
    #expect(title.hasSuffix("[width-over]"))
    #expect(run.output.contains("Localizable.xcstrings:14:"))
    #expect(run.output.contains("warning: 'card.subtitle' in German fits only when scaled to "))
    #expect(run.output.contains("4 texts measured in 2 slots on a screen of 390 pt"))
    #expect(run.output.contains("'endonym widths --accept --reason TEXT' accepts"))
    #expect(run.errors.isEmpty)
  }

  @Test("A table says what each slot amounts to; not where only findings are wanted")
  func table() throws {
    let lines = ToolRun(["widths"], files).output.split(separator: "\n").map(String.init)
    let heading = try #require(lines.firstIndex { $0.hasPrefix("  slot ") })
    func cells(_ line: String) -> [String] {
      line.split(separator: " ").filter { $0 != "pt" }.map(String.init)
    }
    // Name, budget, texts, widest, margin, scaled, over, without a glyph, accepted.
    #expect(cells(lines[heading + 1]).prefix(3) == ["card.title", "100", "2"])
    #expect(cells(lines[heading + 1]).suffix(5) == ["0", "0", "1", "0", "0"])
    #expect(cells(lines[heading + 2]).suffix(5) == ["0", "1", "0", "0", "0"])
    #expect(!ToolRun(["widths", "--quiet"], files).output.contains("  slot "))
  }

  @Test(
    "Every form of the report has the findings",
    arguments: ["text", "xcode", "github", "sarif", "json", "junit"])
  func formats(format: String) {
    let run = ToolRun(["widths", "--format", format], files)
    #expect(run.code == .findings)
    #expect(run.output.contains("width-over"))
    #expect(run.output.contains("card.title"))
    let toFile = ToolRun(["widths", "--format", format, "--output", "report.txt"], files)
    #expect(toFile.code == .findings)
    #expect(toFile.output.isEmpty)
    #expect(files["/app/report.txt"] == run.output)
  }

  @Test("Programs read which rules there are and what was found")
  func json() throws {
    let run = ToolRun(["widths", "--format", "json"], files)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["width-over", "width-scaled"])
    #expect(findings.map { $0["language"] as? String } == ["de", "de"])
  }

  @Test("Where all fits the exit code is 0")
  func clean() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      "\"width\": 100", with: "\"width\": 400")
    let run = ToolRun(["widths"], files)
    #expect(run.code == .clean)
    #expect(run.output.hasPrefix("no findings in 1 file (2 entries, 2 languages)\n"))
  }

  @Test("A part is measured by slot and language")
  func parts() {
    let slot = ToolRun(["widths", "--slot", "card.subtitle"], files)
    #expect(slot.code == .findings)
    #expect(!slot.output.contains("card.title"))
    #expect(slot.output.contains("2 texts measured in 1 slot"))
    let language = ToolRun(["widths", "--language", "en"], files)
    #expect(language.code == .clean)
    #expect(language.output.contains("2 texts measured in 2 slots"))
  }

  @Test("A narrower screen leaves less room")
  func devices() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      #""kind": "fixed", "width": 100"#,
      with: #""kind": "stack", "outerPadding": 190, "spacing": 0, "siblings": []"#)
    #expect(ToolRun(["widths"], files).output.contains("200 pt"))
    let narrow = ToolRun(["widths", "--device", "240"], files)
    #expect(narrow.code == .findings)
    #expect(narrow.output.contains("on a screen of 240 pt"))
    #expect(narrow.output.contains("50 pt"))
  }

  @Test("The other screens of the configuration are told and fail nothing")
  func informational() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      #""kind": "fixed", "width": 100"#,
      with: #""kind": "stack", "outerPadding": 0, "spacing": 0, "siblings": []"#
    ).replacing(
      #""layouts""#, with: #""devices": { "informational": [20, 375] }, "layouts""#)
    let run = ToolRun(["widths"], files)
    #expect(run.code == .clean)
    #expect(run.output.contains("for information, on a screen of 375 pt every text fits"))
    // 'Gusts' alone is short enough for half its size.
    #expect(
      run.output.contains(
        "for information, on a screen of 20 pt 3 don't fit and 1 fits only when scaled"))
  }

  @Test("One text that doesn't fit another screen is told in the singular")
  func informationalSingular() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      #""kind": "fixed", "width": 100"#,
      with: #""kind": "stack", "outerPadding": 0, "spacing": 0, "siblings": []"#
    ).replacing(
      #""layouts""#, with: #""devices": { "informational": [100] }, "layouts""#)
    #expect(
      ToolRun(["widths"], files).output.contains(
        "on a screen of 100 pt 1 doesn't fit and 1 fits only when scaled"))
  }

  @Test("On another screen an accepted text isn't told as one that doesn't fit")
  func informationalAccepted() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      #""layouts""#, with: #""devices": { "informational": [375, 375] }, "layouts""#)
    #expect(ToolRun(["widths", "--accept", "--reason", "As it is."], files).code == .clean)
    let run = ToolRun(["widths"], files)
    let remark = "for information, on a screen of 375 pt every other text fits, 2 accepted"
    #expect(run.output.components(separatedBy: remark).count == 2)
  }

  @Test(
    "A mistaken call is refused with what to write instead",
    arguments: [
      (["--slot", "card.titel"], "Did you mean 'card.title'?"),
      (["--slot", "other"], "there is no slot 'other'"),
      (["--device", "wide"], "'wide' is no width of a screen"),
      (["--device", "0"], "'0' is no width of a screen"),
      (["--accept"], "nothing is accepted without a reason"),
      (["--accept", "--reason", "  "], "nothing is accepted without a reason"),
      (["--reason", "because"], "'--reason' gives a reason for nothing"),
      (["--update"], "'--update' has nothing to write"),
      (["--tightest", "many"], "'many' is no number of texts"),
      (["--tightest", "0"], "'0' is no number of texts"),
      (["--tightest", "2", "--update", "--slot", "card.title"], "would lose what isn't measured"),
      (["--report", "--language", "de"], "would lose what isn't measured"),
      (["--check", "--slot", "card.title"], "would lose what isn't measured"),
      (["--report", "--device", "320"], "about the configuration's screen"),
      (["--accept", "--reason", "x", "--device", "320"], "about the configuration's screen"),
      (["--prune", "--device", "320"], "about the configuration's screen"),
      (["--accept", "--reason", "x", "--report"], "'--accept' and '--report' exclude each other"),
      (["--tightest", "2", "--check"], "'--tightest' and '--check' exclude each other"),
      (["--report", "--check"], "'--report' and '--check' exclude each other"),
      (["--language", "dee"], "no text is in the language 'dee'. Did you mean 'de'?"),
      (["--language", "de-AT"], "no text is in the language 'de-AT'. Did you mean 'de'?"),
      (["--language", "fi"], "The languages are: en, de."),
      (["--prune", "--check"], "'--prune' and '--check' exclude each other"),
      (["--output", "Localizable.xcstrings"], "would replace the String Catalog"),
      (["--output", "missing/report.txt"], "there is no folder 'missing'"),
      (["--language", "german?"], "german?"),
      (["operand"], "'operand' is more than the command takes"),
    ])
  func mistakes(arguments: [String], message: String) {
    let before = files["/app/endonym-accepted.json"]
    let run = ToolRun(["widths"] + arguments, files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(files["/app/endonym-accepted.json"] == before)
  }

  @Test("Without slots the call says what to add")
  func withoutSlots() {
    let none = ToolRun(["widths"], MemoryFiles(["/app/Localizable.xcstrings": SampleSlots.catalog]))
    #expect(none.code == .misuse)
    #expect(none.errors.contains("no slots are declared. Add 'slots' to endonym.json."))
    let help = ToolRun(["widths", "--help"]).output.split { $0 == " " || $0 == "\n" }
    #expect(help.joined(separator: " ").contains("fills: [{ entries: [\"card.*\"] }]"))
  }

  @Test("A screen on which a layout leaves nothing is a problem, and nothing is judged there")
  func withoutWidth() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      #""kind": "fixed", "width": 100"#,
      with: #""kind": "stack", "outerPadding": 190, "spacing": 0, "siblings": []"#)
    let run = ToolRun(["widths", "--device", "190"], files)
    #expect(run.code == .misuse)
    #expect(run.output.contains("endonym.json:5:"))
    #expect(
      run.output.contains("the layout 'card' leaves a text 0 pt on a screen of 190 pt"))
    #expect(!run.output.contains("[width-over]"))
  }

  /// On 390 points two columns of (390 − 10) / 2 = 190, on 300 one of 300.
  @Test("Away from the configuration's screen nothing accepted is a finding, and columns are told")
  func acceptedElsewhere() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      #""kind": "fixed", "width": 100"#,
      with: """
        "kind": "grid", "outerPadding": 0, "spacing": 10, "minimumColumn": 160, "cardPadding": 90
        """)
    #expect(ToolRun(["widths"], files).output.contains("  100 pt "))
    #expect(ToolRun(["widths", "--accept", "--reason", "Fine"], files).code == .clean)
    let run = ToolRun(["widths", "--device", "300"], files)
    #expect(run.code == .clean, "\(run.output)")
    #expect(run.output.contains("210 pt in 1 column "))
    #expect(!run.output.contains("accepted-width"))
    #expect(!ToolRun(["widths"], files).output.contains("column"))
  }

  @Test("Of several lines the table tells how many the texts take, not how wide a line is")
  func lines() throws {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      "\"textStyle\": \"body\"", with: "\"textStyle\": \"body\", \"lines\": 3")
    let run = ToolRun(["widths"], files)
    let row = try #require(
      run.output.split(separator: "\n").first { $0.hasPrefix("  card.title ") })
    #expect(row.contains(" of 3 lines "))
    #expect(!row.contains(#/\d+ pt +\d+ +\d+ pt/#))
  }

  @Test("Help says that a text which fits only scaled is a finding until it is accepted")
  func help() {
    let words = ToolRun(["widths", "--help"]).output.split { $0 == " " || $0 == "\n" }
    #expect(
      words.joined(separator: " ").contains(
        "with 1 where one doesn't or fits only when it is scaled, which is a finding until"))
  }

  @Test("A font that isn't there is an error that names its package")
  func missingFont() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      #""layouts""#,
      with: """
        "fonts": {
          "families": [
            {
              "name": "Nowhere", "package": "fonts-nowhere",
              "files": [{ "path": "/nowhere/Nowhere.otf" }]
            }
          ]
        },
        "layouts"
        """)
    let run = ToolRun(["widths"], files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("/nowhere/Nowhere.otf:1:1: error: "))
    #expect(run.errors.contains("fonts-nowhere"))
    #expect(run.output.isEmpty)
  }

  @Test("A character without a glyph is an error at its text, and can't be accepted")
  func missingGlyph() {
    files["/app/Localizable.xcstrings"] = SampleSlots.catalog.replacing(
      "\"value\" : \"Wind\"", with: "\"value\" : \"W\u{378}\"")
    let run = ToolRun(["widths", "--accept", "--reason", "fine"], files)
    #expect(run.code == .findings)
    #expect(run.output.contains("Localizable.xcstrings:9:"))
    #expect(run.output.contains("error: 'card.title' in English has no glyph for "))
    #expect(run.output.contains("U+0378"))
    #expect(files["/app/endonym-accepted.json"]?.contains("\u{378}") == false)
  }

  @Test("A slot that can't be made, or needs a manifest that isn't there, is no pass")
  func unmeasured() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      "\"entries\": [\"*.subtitle\"]", with: "\"figures\": [\"wind\"]")
    let run = ToolRun(["widths", "--accept", "--reason", "fine"], files)
    #expect(run.code == .misuse)
    #expect(run.output.contains("there is no manifest of rendered texts"))
    #expect(run.output.contains("nothing is written, since not everything could be measured"))
    #expect(files["/app/endonym-accepted.json"] == nil)
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      "\"layout\": \"card\", \"size\"", with: "\"layout\": \"cart\", \"size\"")
    let other = ToolRun(["widths"], files)
    #expect(other.code == .misuse)
    #expect(other.output.contains("endonym.json:11:"))
    #expect(other.output.contains("Did you mean 'card'?"))
  }

  @Test("A mistake in the configuration is told at its place, and nothing is measured")
  func mistakenConfiguration() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing("\"slots\"", with: "\"slotz\"")
    let run = ToolRun(["widths"], files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("endonym.json:6:3: error: "))
    #expect(run.errors.contains("'slots'"))
  }

  @Test("A missing manifest is told without options that the command hasn't")
  func missingManifest() {
    files["/app/endonym.json"] = SampleSlots.configuration.replacing(
      "\"entries\": [\"*.subtitle\"]", with: "\"figures\": [\"wind\"]")
    let run = ToolRun(["widths"], files)
    #expect(run.code == .misuse)
    #expect(run.output.contains("there is no manifest of rendered texts"))
    #expect(!run.output.contains("--package"))
  }

  @Test("What doesn't fit is told with the call that accepts it")
  func acceptance() {
    let run = ToolRun(["widths"], files)
    let remedy =
      "Shorten the German text, or accept it with 'endonym widths --accept --reason TEXT'."
    #expect(run.output.components(separatedBy: remedy).count == 3)
  }
}
