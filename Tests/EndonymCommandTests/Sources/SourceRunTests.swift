import Checks
import Findings
import Foundation
import Testing

@testable import EndonymCommand

/// What is remembered from run to run.
@Suite struct SourceRunTests {
  private let files = MemoryFiles(["/app/App/Unit.swift": SampleSources.metric])

  private func check(_ arguments: String...) -> ToolRun {
    ToolRun(
      ["check", "--source-directory", "App", "--cache", "/cache", "--format", "json"] + arguments,
      files)
  }

  /// The file that a run has left.
  private func memory() throws -> String {
    let names = try files.entries(at: FilePath("/cache")).map(\.name)
    return try "/cache/" + #require(names.first)
  }

  /// Changes what is remembered: a run that parses the source doesn't say it.
  private func mark() throws {
    let path = try memory()
    let content = try #require(files[path])
    #expect(content.contains("British"))
    let lines = content.split(separator: "\n").map { line -> String in
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count == 3 else { return String(line) }
      let facts = parts[2].replacingOccurrences(of: "British", with: "remembered")
      return "\(parts[0]) \(StableHash(parts[0] + facts).text) \(facts)"
    }
    files[path] = lines.joined(separator: "\n")
  }

  @Test func whatDoesNotFitItsSumIsNotBelieved() throws {
    let first = check()
    let path = try memory()
    files[path] = files[path]?.replacingOccurrences(of: "British", with: "Brotish")
    #expect(check().output == first.output)
  }

  private func isRemembered(_ run: ToolRun) -> Bool { run.output.contains("remembered") }

  @Test func theSecondRunParsesNothing() throws {
    let first = check()
    #expect(first.output == check().output)
    try mark()
    let run = check()
    #expect(isRemembered(run))
    #expect(try run.places() == first.places())
  }

  @Test func withoutChangesNothingIsWritten() throws {
    _ = check()
    try mark()
    let path = try memory()
    let before = files[path]
    _ = check()
    #expect(files[path] == before)
  }

  @Test func aChangedSourceIsParsed() throws {
    _ = check()
    try mark()
    files["/app/App/Unit.swift"] = "\n" + SampleSources.metric
    let run = check()
    #expect(!isRemembered(run))
    #expect(try run.places() == ["App/Unit.swift:3:23 metric-system"])
    files["/app/App/Unit.swift"] = "let isMetric = true\n"
    #expect(try check().places().isEmpty)
  }

  /// As long as it is, its content is another.
  @Test func aChangeOfTheSameLengthIsSeen() throws {
    files["/app/App/Date.swift"] = SampleSources.weekYear
    #expect(try check().places().count == 2)
    files["/app/App/Date.swift"] = SampleSources.year
    #expect(try check().places() == ["App/Unit.swift:2:23 metric-system"])
    files["/app/App/Date.swift"] = SampleSources.weekYear
    #expect(try check().places().count == 2)
  }

  /// The same source among tests is read otherwise, and no rule on users' texts looks at it.
  @Test func anotherPlaceIsAnotherSource() throws {
    let source = "import UIKit\nlabel.text = \"Dry weather\"\n"
    files["/app/App/Label.swift"] = source
    #expect(try check("--rule", "unlocalized-text").places().count == 1)
    files["/app/App/Label.swift"] = nil
    files["/app/App/Tests/AppTests/Label.swift"] = source
    #expect(try check("--rule", "unlocalized-text").places().isEmpty)
  }

  @Test(arguments: [["--rule", "metric-system"], ["--severity", "glued-unit=off"]])
  func otherRulesBeginAnew(_ arguments: [String]) throws {
    _ = check()
    try mark()
    let run = ToolRun(
      ["check", "--source-directory", "App", "--cache", "/cache", "--format", "json"] + arguments,
      files)
    #expect(!isRemembered(run))
    #expect(run.output.contains("British"))
  }

  @Test(arguments: [
    (#"{ "isPackage": true }"#, "App/Text.swift:1:17 missing-bundle"),
    (#"{ "rulebook": { "paths": ["Dates"] } }"#, "App/Date.swift:2:24 raw-date-format"),
  ])
  func otherOptionsAreNeverStale(_ configuration: String, place: String) throws {
    files["/app/App/Text.swift"] = #"let text = Text("Forecast")"#
    files["/app/App/Date.swift"] = SampleSources.year
    files["/app/endonym.json"] = "{}"
    #expect(try !check().places().contains(place))
    files["/app/endonym.json"] = configuration
    #expect(try check().places().contains(place))
    files["/app/endonym.json"] = "{}"
    #expect(try !check().places().contains(place))
  }

  /// The rulebook's paths, and the intents' that may be used, are asked for in every run.
  @Test func otherPathsAreNeverStale() throws {
    files["/app/App/Date.swift"] = SampleSources.year
    let place = "App/Date.swift:2:24 raw-date-format"
    files["/app/endonym.json"] = #"{ "rulebook": { "paths": ["Kit/**"] } }"#
    #expect(try check().places().contains(place))
    files["/app/endonym.json"] = #"{ "rulebook": { "paths": ["App/**"] } }"#
    #expect(try !check().places().contains(place))
    let intent = "App/View.swift:1:17 intent-outside-ui"
    files["/app/App/View.swift"] = "let text = date.withFormat(.sunEventTime)\n"
    files["/app/endonym.json"] = #"{ "intentPaths": ["App/**"] }"#
    #expect(try !check().places().contains(intent))
    files["/app/endonym.json"] = #"{ "intentPaths": ["Kit/**"] }"#
    #expect(try check().places().contains(intent))
  }

  @Test func aDeletedMemoryIsNoProblem() throws {
    let first = check().output
    files[try memory()] = nil
    #expect(check().output == first)
  }

  /// Cut off, of another version, of no kind at all, or with facts that aren't any.
  @Test(
    arguments: [
      { $0.prefix($0.count / 2) }, { $0.prefix(20) }, { "x" + $0 }, { _ in "" },
      { _ in "\0\n\n \n" },
      { $0.replacing("\"findings\"", with: "\"fyndings\"") }, { $0.replacing("{", with: "[") },
      { $0 + "\n- - -\n0-0-0 {}\nffffffffffffffffff-1-0 {}\n" },
    ] as [@Sendable (String) -> any StringProtocol])
  func aDamagedMemoryIsNoProblem(_ damage: @Sendable (String) -> any StringProtocol) throws {
    let first = check()
    let path = try memory()
    files[path] = String(damage(try #require(files[path])))
    #expect(check().output == first.output)
  }

  @Test func whereNothingIsKeptNothingIsWritten() throws {
    _ = check("--no-cache")
    #expect(throws: Never.self) { try files.entries(at: FilePath("/cache")) }
    #expect(try files.entries(at: FilePath("/cache")).isEmpty)
  }

  /// The XDG Base Directory Specification's variable, and the folder where it isn't set.
  @Test(
    .enabled(if: MemoryPlaces.areXDG),
    arguments: [
      (["XDG_CACHE_HOME": "/home/u/caches", "HOME": "/home/u"], "/home/u/caches/endonym"),
      (["HOME": "/home/u"], "/home/u/.cache/endonym"),
      (["XDG_CACHE_HOME": "relative", "HOME": "/home/u"], "/home/u/.cache/endonym"),
    ])
  func theMemoryLiesWhereOthersDo(variables: [String: String], folder: String) throws {
    _ = ToolRun(["check", "--source-directory", "App"], files, variables: variables)
    #expect(try files.entries(at: FilePath(folder)).count == 1)
  }

  private enum MemoryPlaces {
    static var areXDG: Bool {
      #if canImport(Darwin)
        false
      #else
        true
      #endif
    }
  }
}
