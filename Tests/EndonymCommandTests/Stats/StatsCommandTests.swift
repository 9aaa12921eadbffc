import Foundation
import Testing

@testable import EndonymCommand

@Suite struct StatsCommandTests {
  private let files = MemoryFiles([
    "/app/A.xcstrings": SampleCatalogs.mixed, "/app/B.xcstrings": SampleCatalogs.german,
  ])

  /// Counted by hand: of two entries in A one is there, of one in B one is, Thai has none.
  @Test func showsAlignedTables() {
    let run = ToolRun(["stats"], files)
    #expect(run.code == .clean)
    #expect(
      run.output == """
        A.xcstrings (source en): 2 entries to translate
          language     by people  by machine  unfinished  missing  coverage
          German (de)          1           0           0        1    50.0 %
          Thai (th)            1           0           0        1    50.0 %

        B.xcstrings (source en): 1 entry to translate
          language     by people  by machine  unfinished  missing  coverage
          German (de)          1           0           0        0   100.0 %

        all 2 catalogs: 3 entries to translate
          language     by people  by machine  unfinished  missing  coverage
          German (de)          2           0           0        1    66.6 %
          Thai (th)            1           0           0        2    33.3 %

        """)
  }

  @Test func programsReadItAsJSON() throws {
    let run = ToolRun(["stats", "--format", "json", "--language", "th"], files)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["schemaVersion"] as? Int == 1)
    let catalogs = try #require(document["catalogs"] as? [[String: Any]])
    #expect(catalogs.map { $0["path"] as? String } == ["A.xcstrings", "B.xcstrings"])
    let thai = try #require((catalogs[1]["languages"] as? [[String: Any]])?.first)
    #expect(thai["language"] as? String == "th")
    #expect(thai["languageName"] as? String == "Thai")
    #expect(thai["missing"] as? Int == 1)
    #expect(thai["coveragePermille"] as? Int == 0)
    let total = try #require(
      (document["total"] as? [String: Any])?["languages"] as? [[String: Any]])
    #expect(total.map { $0["coveragePermille"] as? Int } == [333])
  }

  @Test func aLanguageThatIsNoneIsRefused() {
    let run = ToolRun(["stats", "--language", "thai"], files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("'thai' is no language identifier. Did you mean 'th'?"))
  }

  @Test func unreadableFilesAreReportedAndTheRestIsShown() {
    files["/app/locked.xcstrings"] = "{"
    let run = ToolRun(["stats"], files)
    #expect(run.code == .misuse)
    #expect(run.output.contains("B.xcstrings"))
    #expect(run.errors == "locked.xcstrings:1:1: error: permission is denied. Allow it.\n")
    let json = ToolRun(["stats", "--format", "json"], files)
    #expect(json.output.contains("\"message\": \"permission is denied\""))
  }

  @Test func theConfigurationSaysWhichCatalogsThereAre() {
    files["/app/endonym.json"] = "{ catalogs: ['B.xcstrings'] }"
    #expect(!ToolRun(["stats"], files).output.contains("A.xcstrings"))
    #expect(ToolRun(["stats", "A.xcstrings"], files).output.contains("A.xcstrings"))
    files["/app/other.json"] = "{ catalogs: ['A.xcstrings'] }"
    let other = ToolRun(["stats", "--configuration", "other.json"], files)
    #expect(other.output.contains("A.xcstrings"))
  }

  @Test func nothingToShowIsSaid() {
    let nothing = ToolRun(["stats"], MemoryFiles(["/app/x": ""]))
    #expect(nothing.code == .misuse)
    #expect(nothing.output == "")
    #expect(nothing.errors.contains("error: there is no String Catalog to show. Name a folder"))
    let broken = ToolRun(["stats"], MemoryFiles(["/app/A.xcstrings": "{"]))
    #expect(broken.code == .misuse)
    #expect(broken.output == "")
    #expect(broken.errors.hasPrefix("A.xcstrings:1:"))
    let bare = MemoryFiles(["/app/A.xcstrings": SampleCatalogs.catalog("")])
    #expect(
      ToolRun(["stats"], bare).output
        == "A.xcstrings (source en): 0 entries to translate\n  no translations\n")
  }

  @Test(arguments: [["stats"], ["extract"], ["health"], ["find", "Hello"]])
  func aConfigurationMayNameRulesOnSources(_ arguments: [String]) {
    files["/app/endonym.json"] = "{ rules: { 'missing-key': 'off', 'no-empty': 'off' } }"
    files["/app/A.swift"] = "let text = Text(\"Hello\")\n"
    let run = ToolRun(arguments, files)
    #expect(run.errors.contains("'no-empty'"))
    #expect(!run.errors.contains("'missing-key'"))
  }
}
