import Foundation
import Testing

@testable import EndonymCommand

@Suite struct HealthCommandTests {
  private let files = MemoryFiles([
    "/app/Localizable.xcstrings": SampleCatalogs.catalog(
      #"""
      "Hello" : { },
      "old.title" : {
        "extractionState" : "manual",
        "localizations" : { "en" : \#(SampleCatalogs.unit("Old")) }
      },
      "alert.title" : {
        "extractionState" : "manual",
        "localizations" : { "en" : \#(SampleCatalogs.unit("Alert for %@")) }
      }
      """#),
    "/app/InfoPlist.xcstrings": SampleCatalogs.catalog(#""CFBundleName" : { }"#),
    "/app/View.swift": """
    var body: some View {
      Text("Hello")
      Text("Hello")
      Text("Goodby")
      Text("alert.title")
    }

    """,
  ])

  @Test func sourcesAreHeldAgainstCatalogs() {
    let run = ToolRun(["health"], files)
    #expect(run.code == .findings)
    #expect(
      run.output.hasPrefix(
        """
        1 Swift source: 4 look-ups by key, 0 by symbol

          catalog                entries  used  unused
          InfoPlist.xcstrings          1     0       0
          Localizable.xcstrings        3     2       1

        """))
    #expect(
      run.output.contains(
        "missing-key (A key that the code looks up and the catalog hasn't): 1\n"
          + "  View.swift:4:8: warning: the catalog 'Localizable' has no key 'Goodby'."))
    #expect(run.output.contains("): 1\n  Localizable.xcstrings:2:1: warning: no source uses"))
    #expect(
      run.output.contains(
        "View.swift:5:8: error: the text of 'alert.title' takes an argument 1, but the code passes "
          + "none. Pass the argument, or take its placeholder out of the text.\n"))
    #expect(
      run.output.hasSuffix(
        "keys with the most uses:\n  2  Hello (Localizable)\n  1  alert.title (Localizable)\n"))
  }

  @Test func programsReadItAsJSON() throws {
    let run = ToolRun(["health", "--format", "json"], files)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["schemaVersion"] as? Int == 1)
    #expect(document["isWhole"] as? Bool == true)
    let findings = try #require(document["findings"] as? [String: [[String: Any]]])
    #expect(findings["missing-key"]?.first?["line"] as? Int == 4)
    #expect(findings["unused-key"]?.first?["key"] as? String == "old.title")
    #expect(findings["unmatched-key-pattern"]?.isEmpty == true)
    let used = try #require(document["mostUsed"] as? [[String: Any]])
    #expect(used.first?["uses"] as? Int == 2)
  }

  @Test func aPartOfTheSourcesLeavesNothingUnused() {
    files["/app/Other.swift"] = "let other = 1\n"
    let run = ToolRun(["health", "Localizable.xcstrings", "View.swift"], files)
    #expect(run.output.contains("nobody knows what is unused"))
    #expect(run.output.contains("Localizable.xcstrings        3     2       ?\n"))
    #expect(!run.output.contains("no source uses the key"))
    files["/app/endonym.json"] = "{ sources: ['.'] }"
    let folder = ToolRun(["health", "."], files)
    #expect(folder.output.contains("no source uses the key"))
  }

  @Test func theConfigurationSetsTheRules() {
    files["/app/endonym.json"] = """
      { rules: { 'missing-key': 'off', 'argument-mismatch': 'note' } }
      """
    let run = ToolRun(["health"], files)
    #expect(run.code == .clean)
    #expect(!run.output.contains("missing-key"))
    #expect(run.output.contains("View.swift:5:8: note:"))
  }

  @Test func aCommentDeclaresKeysAndAllowsFindings() {
    files["/app/View.swift"] = """
      // endonym:keys old.* -- made at run time
      // endonym:keys new.* -- made at run time
      let view = Text("alert.title")  // endonym:allow argument-mismatch -- shown to translators
      let other = Text("Hello")

      """
    let run = ToolRun(["health"], files)
    #expect(run.code == .clean)
    #expect(
      run.output.contains("View.swift:2:1: warning: no catalog has a key that matches 'new.*'"))
    #expect(!run.output.contains("no source uses the key"))
    #expect(!run.output.contains("takes an argument"))
  }

  @Test func checkRunsTheSameRules() {
    let run = ToolRun(["check", "--source-directory", ".", "--format", "json"], files)
    #expect(run.code == .findings)
    for rule in ["missing-key", "unused-key", "argument-mismatch"] {
      #expect(run.output.contains("\"rule\": \"\(rule)\""))
    }
  }

  @Test func nothingToHoldAgainstIsSaid() {
    let none = ToolRun(["health"], MemoryFiles(["/app/A.swift": ""]))
    #expect(none.code == .misuse)
    #expect(none.errors.contains("there is no String Catalog to show"))
    let catalogs = ToolRun(["health"], MemoryFiles(["/app/A.xcstrings": SampleCatalogs.german]))
    #expect(catalogs.code == .misuse)
    #expect(catalogs.errors.contains("there is no Swift source at '.'"))
  }

  /// Interface Builder writes a key as an attribute; the app's own function may take it in pieces.
  @Test func keysAreNamedOutsideOfLookUpsToo() {
    files["/app/Main.storyboard"] = "<label text=\"old.title\"/>\n"
    #expect(!ToolRun(["health"], files).output.contains("no source uses the key"))
    files["/app/Main.storyboard"] = nil
    files["/app/Localizable.xcstrings"] = SampleCatalogs.catalog(
      #""Hello" : { }, "%@ is away" : { }"#)
    files["/app/View.swift"] = "let a = say(\"\\(name) is away\") + say(\"Hello\")\n"
    #expect(!ToolRun(["health"], files).output.contains("no source uses the key"))
    files["/app/View.swift"] = "let a = say(\"\\(name) is gone\") + say(\"Hello\")\n"
    #expect(ToolRun(["health"], files).output.contains("no source uses the key '%@ is away'"))
  }

  @Test func aCheckOfSomeSourcesKnowsNothingUnused() {
    files["/app/endonym.json"] = "{ sources: ['.'] }"
    files["/app/Part/Other.swift"] = "let other = 1\n"
    let part = ToolRun(["check", "--source-directory", "Part"], files)
    #expect(!part.output.contains("no source uses the key"))
    let whole = ToolRun(["check", "--source-directory", "."], files)
    #expect(whole.output.contains("no source uses the key"))
  }

  @Test func acceptedFindingsAreCountedAndUnmatchedExceptionsReported() {
    files["/app/endonym.json"] = """
      { accepted: [
        { rule: 'unused-key', catalog: 'Localizable.xcstrings', entry: 'old.title', reason: 'a' },
        { rule: 'unused-key', catalog: 'Localizable.xcstrings', entry: 'none', reason: 'b' },
      ] }
      """
    let run = ToolRun(["health"], files)
    #expect(run.output.contains("\n1 finding accepted by the configuration\n"))
    #expect(!run.output.contains("no source uses the key"))
    #expect(run.output.contains("accepted-exception (exceptions): 1\n"))
    #expect(!ToolRun(["health", "."], files).output.contains("accepted-exception"))
  }

  @Test func aKeyIsFoundAsALiteralWritesIt() {
    files["/app/Localizable.xcstrings"] = SampleCatalogs.catalog(#""say \"ah\"\nnow" : { }"#)
    files["/app/View.swift"] = #"let keys = ["say \"ah\"\nnow"]"# + "\n"
    #expect(!ToolRun(["health"], files).output.contains("no source uses the key"))
  }
}
