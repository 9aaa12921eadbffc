import Checks
import Foundation
import Testing

@testable import EndonymCommand

@Suite struct SourceCheckTests {
  private let files = MemoryFiles([
    "/app/App/Unit.swift": SampleSources.metric, "/app/Kit/Unit.swift": SampleSources.metric,
  ])

  private func check(_ arguments: String...) -> ToolRun {
    ToolRun(["check", "--format", "json"] + arguments, files)
  }

  @Test func theConfigurationNamesSources() throws {
    files["/app/endonym.json"] = #"{ "sources": ["App"] }"#
    #expect(try check().places() == ["App/Unit.swift:2:23 metric-system"])
  }

  @Test func theCommandLineNamesOthers() throws {
    files["/app/endonym.json"] = #"{ "sources": ["App"] }"#
    let kit = "Kit/Unit.swift:2:23 metric-system"
    #expect(try check("--source-directory", "Kit").places() == [kit])
    let both = check("--source-directory", "Kit", "--source-directory", "App")
    #expect(try both.places() == ["App/Unit.swift:2:23 metric-system", kit])
  }

  @Test func withoutEitherNoSourceIsLookedAt() throws {
    files["/app/A.xcstrings"] = SampleCatalogs.german
    let run = check("--required-language", "de")
    #expect(try run.places().filter { $0.contains(".swift") }.isEmpty)
    #expect(run.code == .clean)
  }

  @Test func aFolderWithoutSourcesIsAProblem() {
    files["/app/Empty/notes.txt"] = ""
    let run = ToolRun(["check", "--source-directory", "Empty"], files)
    #expect(run.code == .misuse)
    #expect(run.output.contains("there is no Swift source at 'Empty'"))
    let gone = ToolRun(["check", "--source-directory", "Gone"], files)
    #expect(gone.code == .misuse)
    #expect(gone.output.contains("there is nothing at 'Gone'"))
  }

  @Test func whatOthersOrToolsWroteIsSkippedAndSaidToBe() throws {
    for path in [
      "Vendor/V.swift", "Pods/P.swift", "Generated/G.swift", "R.generated.swift", "A.pb.swift",
    ] {
      files["/app/App/\(path)"] = SampleSources.metric
    }
    files["/app/endonym.json"] = #"{ "sources": ["App", "Kit"], "exclude": ["Kit"] }"#
    let run = check("--source-directory", "App")
    #expect(try run.places() == ["App/Unit.swift:2:23 metric-system"])
    let expected = [
      "App/A.pb.swift: a generated source", "App/Generated: generated sources",
      "App/Pods: CocoaPods' dependencies", "App/R.generated.swift: a generated source",
      "App/Vendor: vendored sources",
    ]
    #expect(try Set(run.skipped()).isSuperset(of: expected))
    let text = ToolRun(["check", "--source-directory", "App"], files).output
    #expect(text.contains("\nskipped: App/Vendor (vendored sources)\n"))
    #expect(
      text.contains("\nskipped: App/A.pb.swift, App/R.generated.swift (a generated source)\n"))
  }

  @Test func aFileThatDoesNotParseIsAFindingAndTheRestIsChecked() throws {
    files["/app/App/Broken.swift"] = """
      func title() -> String {
        let text =\u{20}
        return name
      }
      let isMetric = locale.usesMetricSystem
      """
    let run = check("--source-directory", "App")
    #expect(
      try run.places() == [
        "App/Broken.swift:2:14 syntax-error", "App/Broken.swift:5:23 metric-system",
        "App/Unit.swift:2:23 metric-system",
      ])
  }

  /// Latin 1's é is no UTF-8; it counts as one character.
  @Test func aFileThatIsNotUTF8IsCheckedAllTheSame() throws {
    let bytes = Array("// caf".utf8) + [0xE9] + Array("\n\(SampleSources.metric)".utf8)
    try files.write(bytes, to: FilePath("/app/App/Latin.swift"))
    let nonsense = [UInt8](repeating: 0xFF, count: 64) + Array("usesMetricSystem".utf8)
    try files.write(nonsense, to: FilePath("/app/App/Nonsense.swift"))
    let places = try check("--source-directory", "App").places()
    #expect(places.contains("App/Latin.swift:3:23 metric-system"))
    #expect(places.contains("App/Unit.swift:2:23 metric-system"))
  }

  @Test func aFileThatIsTooLargeIsSkippedAndSaidToBe() throws {
    let filler = String(repeating: "// a line that makes the file large\n", count: 30_000)
    files["/app/App/Large.swift"] = filler + SampleSources.metric
    let run = check("--source-directory", "App")
    #expect(try run.places() == ["App/Unit.swift:2:23 metric-system"])
    #expect(try run.skipped() == ["App/Large.swift: larger than 1048576 bytes"])
    #expect(run.code == .clean)
  }

  @Test func aFileThatCannotBeReadIsAProblemAndTheRestIsChecked() throws {
    files["/app/App/locked.swift"] = SampleSources.metric
    let run = check("--source-directory", "App")
    #expect(run.code == .misuse)
    #expect(try run.places() == ["App/Unit.swift:2:23 metric-system"])
    #expect(run.output.contains("permission is denied"))
  }

  /// Columns count code points, as SARIF's `unicodeCodePoints` do: 35 stand before the name.
  @Test(arguments: [
    ("xcode", "/app/App/Unit.swift:2:36: warning: "),
    ("github", "::warning file=App/Unit.swift,line=2,col=36,title=metric-system::"),
    ("text", "App/Unit.swift:2:36: warning: "),
  ])
  func everyFormatHasThePlace(format: String, place: String) {
    files["/app/App/Unit.swift"] =
      "import Foundation\nlet ü = \"👍\"; let isMetric = locale.usesMetricSystem\n"
    let run = ToolRun(["check", "--source-directory", "App", "--format", format], files)
    #expect(run.output.split(separator: "\n").contains { $0.hasPrefix(place) })
  }

  @Test func sarifHasThePlace() throws {
    let run = ToolRun(["check", "--source-directory", "App", "--format", "sarif"], files)
    let runs = try #require(try run.report()["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["metric-system"])
    let location = try #require((results.first?["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let region = try #require(physical["region"] as? [String: Any])
    #expect(region["startLine"] as? Int == 2)
    #expect(region["startColumn"] as? Int == 23)
    let artifact = try #require(physical["artifactLocation"] as? [String: Any])
    #expect(artifact["uri"] as? String == "App/Unit.swift")
  }

  @Test func sharesTogetherHaveEverySourceOnce() throws {
    for index in 0..<5 { files["/app/App/Unit\(index).swift"] = SampleSources.metric }
    var places: [String] = []
    for share in 1...3 {
      let run = check("--source-directory", "App", "--shard", "\(share)/3")
      #expect(run.code == .clean)
      places += try run.places()
    }
    #expect(places.count == 6)
    #expect(Set(places).count == 6)
  }

  /// Another share may use the key.
  @Test func aShareTakesNothingForUnused() throws {
    files["/app/A.xcstrings"] = SampleCatalogs.german
    let rule = ["--rule", "unused-key", "--source-directory", "App"]
    #expect(try ToolRun(["check", "--format", "json"] + rule, files).places().count == 1)
    let share = ToolRun(["check", "--format", "json", "--shard", "1/2"] + rule, files)
    #expect(try share.places().isEmpty)
  }

  @Test func rulesAndSeveritiesNarrowTheReport() throws {
    files["/app/App/Date.swift"] = SampleSources.weekYear
    let all = check("--source-directory", "App")
    #expect(all.code == .findings)
    #expect(try all.places().count == 2)
    let one = check("--source-directory", "App", "--rule", "metric-system")
    #expect(try one.places() == ["App/Unit.swift:2:23 metric-system"])
    #expect(one.code == .clean)
    let off = check("--source-directory", "App", "--severity", "week-year-pattern=off")
    #expect(try off.places() == ["App/Unit.swift:2:23 metric-system"])
    let strict = check("--source-directory", "App", "--fail-on", "warning")
    #expect(strict.code == .findings)
  }

  @Test func theNumberOfThreadsChangesNothing() {
    for index in 0..<20 { files["/app/App/Unit\(index).swift"] = SampleSources.metric }
    let one = check("--source-directory", "App", "--jobs", "1").output
    #expect(one == check("--source-directory", "App", "--jobs", "8").output)
  }
}
