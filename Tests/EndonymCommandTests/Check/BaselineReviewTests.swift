import Testing

@testable import EndonymCommand

@Suite struct BaselineReviewTests {
  private let files = MemoryFiles([
    "/app/A.xcstrings": SampleCatalogs.mixed, "/app/sub/B.xcstrings": SampleCatalogs.german,
  ])

  private func check(_ arguments: String...) -> ToolRun {
    let fixed = ["check", "--rule", "missing-language", "--required-language", "th"]
    return ToolRun(fixed + ["--baseline", "known.json"] + arguments, files)
  }

  private func begin() {
    #expect(check("--update-baseline", "--force").code == .clean)
  }

  @Test func itIsBegunOnlyByForce() {
    let refused = check("--update-baseline")
    #expect(refused.code == .misuse)
    #expect(refused.output.contains("Add '--force' to begin it with the 2 findings of today."))
    #expect(files["/app/known.json"] == nil)
    let begun = check("--update-baseline", "--force")
    #expect(begun.code == .clean)
    #expect(begun.errors == "baseline 'known.json': 2 findings, 0 before\n")
    #expect(files["/app/known.json"]?.contains("sub/B.xcstrings") == true)
  }

  /// A slip of the hand must not cost a catalog, not even with force.
  @Test(arguments: ["--baseline", "--output"]) func aCatalogIsNeverReplaced(option: String) {
    let before = files["/app/A.xcstrings"]
    var arguments = ["check", option, "A.xcstrings"]
    if option == "--baseline" { arguments += ["--update-baseline", "--force"] }
    #expect(ToolRun(arguments, files).code == .misuse)
    #expect(files["/app/A.xcstrings"] == before)
  }

  @Test func knownFindingsAreLeftOutAndNewOnesReported() {
    begin()
    let known = check()
    #expect(known.code == .clean)
    #expect(known.output.contains("2 more known from the baseline"))
    files["/app/C.xcstrings"] = SampleCatalogs.german
    let new = check()
    #expect(new.code == .findings)
    #expect(new.output.contains("C.xcstrings"))
    #expect(!new.output.contains("A.xcstrings:"))
  }

  @Test func withoutForceItOnlyShrinks() {
    begin()
    files["/app/sub/B.xcstrings"] = SampleCatalogs.catalog("")
    files["/app/C.xcstrings"] = SampleCatalogs.german
    #expect(check().output.contains("1 finding of the baseline no longer found"))
    let update = check("--update-baseline")
    #expect(update.code == .findings)
    #expect(update.errors == "baseline 'known.json': 1 findings, 2 before\n")
    #expect(files["/app/known.json"]?.contains("C.xcstrings") == false)
    #expect(files["/app/known.json"]?.contains("sub/B.xcstrings") == false)
  }

  @Test func movedLinesChangeNothing() {
    begin()
    files["/app/A.xcstrings"] = "\n\n\n" + SampleCatalogs.mixed
    #expect(check().code == .clean)
  }

  /// What a narrower run didn't look at is neither gone nor taken out.
  @Test func narrowRunsLeaveTheRestAlone() {
    begin()
    let before = files["/app/known.json"]
    for arguments in [["sub"], ["--shard", "1/2"]] {
      let run = ToolRun(
        [
          "check", "--rule", "missing-language", "--required-language", "th", "--baseline",
          "known.json", "--update-baseline", "-q",
        ] + arguments, files)
      #expect(run.code == .clean)
      #expect(run.errors == "")
      #expect(files["/app/known.json"] == before)
    }
    _ = ToolRun(
      ["check", "--rule", "stale-entry", "--baseline", "known.json", "--update-baseline"], files)
    #expect(files["/app/known.json"] == before)
    files["/app/broken.xcstrings"] = "{"
    files["/app/sub/B.xcstrings"] = nil
    _ = check("--update-baseline")
    #expect(files["/app/known.json"] == before)
  }

  @Test func aMissingOrBrokenBaselineIsAProblem() {
    let missing = check()
    #expect(missing.code == .misuse)
    #expect(missing.output.contains("Begin it with '--update-baseline --force'."))
    files["/app/known.json"] = "{ version: 7 }"
    let broken = check()
    #expect(broken.code == .misuse)
    #expect(broken.output.contains("known.json:1:12: error: this is no baseline of version 1"))
    #expect(check("--update-baseline").code == .misuse)
    begin()
    #expect(check().code == .clean)
  }

  @Test func withoutABaselineThereIsNothingToUpdate() {
    let run = ToolRun(["check", "--update-baseline"], files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("there is no baseline to update"))
  }

  @Test func theConfigurationCanNameIt() {
    begin()
    files["/app/endonym.json"] = "{ baseline: 'known.json', requiredLanguages: ['th'] }"
    #expect(ToolRun(["check", "--rule", "missing-language"], files).code == .clean)
  }

  @Test func aBaselineThatCannotBeWrittenIsAProblem() {
    let run = ToolRun(
      [
        "check", "--required-language", "th", "--baseline", "locked.json", "--update-baseline",
        "--force",
      ], files)
    #expect(run.code == .misuse)
    #expect(run.output.contains("locked.json:1:1: error: permission is denied"))
  }
}
