import Testing

@testable import EndonymCommand

/// Input that would steer a terminal, destroy a file or search a disk.
struct HostileInputTests {
  static let escape = #"\u001b[8m"#

  @Test("A language's name never steers the terminal", arguments: ["text", "xcode", "github"])
  func languageName(format: String) {
    let catalog = SampleCatalogs.catalog(
      #""Hello" : { "localizations" : { "\#(Self.escape)" : \#(SampleCatalogs.unit("")) } }"#)
    let run = ToolRun(
      ["check", "--format", format], MemoryFiles(["/app/L.xcstrings": catalog]))
    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test("A source language never steers the terminal, in the coverage either")
  func sourceLanguage() {
    let catalog =
      #"{ "sourceLanguage" : "\#(Self.escape)", "strings" : { "Hello" : { } }, "version" : "1.0" }"#
    let run = ToolRun(["stats"], MemoryFiles(["/app/L.xcstrings": catalog]))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test(
    "Neither a report nor a baseline replaces a catalog or one another",
    arguments: [
      ["check", "--output", "L.xcstrings"],
      ["check", "--baseline", "L.xcstrings", "--update-baseline", "--force"],
      ["check", "--output", "known.json", "--baseline", "known.json"],
      ["check", "--output", "A.swift"],
    ])
  func replacedFiles(arguments: [String]) {
    let files = MemoryFiles(["/app/L.xcstrings": SampleCatalogs.german])
    let run = ToolRun(arguments, files)
    #expect(run.code == .misuse)
    #expect(files["/app/L.xcstrings"] == SampleCatalogs.german)
    #expect(files["/app/known.json"] == nil)
    #expect(files["/app/A.swift"] == nil)
  }

  @Test(
    "A path never turns the text of a report around",
    arguments: ["text", "xcode", "github", "junit"])
  func pathInReport(format: String) {
    let files = MemoryFiles(["/app/L\u{202E}.xcstrings": "{", "/app/A.xcstrings": "{}"])
    let run = ToolRun(["check", "--format", format], files)
    #expect(!run.output.contains("\u{202E}"))
    #expect(run.output.contains("U+202E"))
  }

  @Test("A place that isn't there is one problem", arguments: ["health", "find"])
  func missingPlace(command: String) {
    let place = command == "find" ? ["Hello", "--in", "none"] : ["none"]
    let run = ToolRun([command] + place)
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("Without a catalog no list of languages is offered")
  func languageWithoutCatalogs() {
    let files = MemoryFiles(["/app/A.swift": SampleSources.year])
    let run = ToolRun(["check", "--source-directory", ".", "--language", "de"], files)
    #expect(run.code == .misuse)
    #expect(run.output.contains("fix: Leave '--language' out: no catalog is checked.\n"))
  }

  @Test("An empty path, as of an unset variable, isn't the whole folder")
  func emptyPath() {
    let run = ToolRun(["check", ""], MemoryFiles(["/app/L.xcstrings": SampleCatalogs.german]))
    #expect(run.code == .misuse)
    #expect(run.errors.contains("a path is empty"))
  }

  @Test("A text full of one undefined substitution is reported a few times, not at every place")
  func repeatedSubstitution() {
    let value = String(repeating: "%#@x@ ", count: 2_000)
    let catalog = SampleCatalogs.catalog(
      #""Hello" : { "localizations" : { "de" : \#(SampleCatalogs.unit(value)) } }"#)
    let run = ToolRun(
      ["check", "--rule", "substitution-undefined", "--format", "xcode"],
      MemoryFiles(["/app/L.xcstrings": catalog]))
    let count = run.output.split(separator: "\n").count
    #expect((1...100).contains(count))
  }
}
