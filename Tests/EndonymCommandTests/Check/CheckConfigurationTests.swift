import Testing

@testable import EndonymCommand

@Suite struct CheckConfigurationTests {
  private let files = MemoryFiles([
    "/app/A.xcstrings": SampleCatalogs.mixed, "/app/sub/B.xcstrings": SampleCatalogs.german,
  ])

  private func check(_ arguments: String...) -> ToolRun {
    ToolRun(["check", "--rule", "missing-language"] + arguments, files)
  }

  @Test func theConfigurationDecides() {
    files["/app/endonym.json"] = """
      // The lesser language may lag behind.
      { catalogs: ['sub'], requiredLanguages: ['th'], rules: { 'missing-language': 'warning' },
        failOn: 'warning' }
      """
    let run = check()
    #expect(run.code == .findings)
    #expect(run.output.contains("sub/B.xcstrings"))
    #expect(!run.output.contains("A.xcstrings"))
    #expect(run.output.contains("warning:"))
    #expect(!run.output.contains("catalogs to check are"))
    // The command line has the last word.
    #expect(check("--required-language", "de").code == .clean)
    #expect(check("--fail-on", "error").code == .clean)
  }

  @Test func excludedCatalogsAreSaidToBeSkipped() {
    files["/app/endonym.json"] = "{ exclude: ['sub'] }"
    #expect(check().output.contains("skipped: sub (excluded)"))
  }

  @Test func exclusionsThatMatchNothingAreTold() {
    files["/app/endonym.json"] = "{ exclude: ['sub', 'Vendr'] }"
    let told = "assumed: 'exclude' may name what isn't there: nothing matches 'Vendr'.\n"
    #expect(check().output.contains(told))
    #expect(!check().output.contains("matches 'sub'"))
    #expect(!check("A.xcstrings").output.contains(told))
  }

  @Test func aMistakenConfigurationStopsTheRun() {
    files["/app/endonym.json"] = "{\n  catalogues: [],\n  failOn: 'eror'\n}"
    let run = check()
    #expect(run.code == .misuse)
    #expect(run.output.contains("endonym.json:2:3: error: the key 'catalogues' is unknown"))
    #expect(run.output.contains("endonym.json:3:11: error: 'failOn' can't be 'eror'"))
    #expect(!run.output.contains("A.xcstrings"))
  }

  @Test func anotherConfigurationCanBeNamed() {
    files["/app/ci/strict.json"] = "{ catalogs: ['../sub'], requiredLanguages: ['th'] }"
    let run = check("--configuration", "ci/strict.json")
    #expect(run.code == .findings)
    #expect(run.output.contains("sub/B.xcstrings"))
    #expect(check("--configuration", "none.json").code == .misuse)
  }

  @Test func aLimitOnSizeIsKept() {
    files["/app/endonym.json"] = "{ maximumFileSize: 10 }"
    #expect(check().code == .misuse)
  }

  @Test func acceptedFindingsAreLeftOutAndCounted() {
    files["/app/endonym.json"] = """
      { requiredLanguages: ['th'], catalogs: ['sub'], accepted: [
        { rule: 'missing-language', catalog: 'sub/B.xcstrings', entry: 'Hello', language: 'th',
          reason: 'The app greets in German.' } ] }
      """
    let run = check()
    #expect(run.code == .clean)
    #expect(run.output.contains("1 more accepted by the configuration"))
    files["/app/sub/B.xcstrings"] = SampleCatalogs.catalog("")
    let stale = check()
    #expect(stale.output.contains("endonym.json:2:3: warning: an accepted exception"))
  }
}
