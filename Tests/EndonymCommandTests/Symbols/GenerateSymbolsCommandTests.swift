import Testing

@testable import EndonymCommand

@Suite struct GenerateSymbolsCommandTests {
  private static let manual = SampleCatalogs.catalog(
    #"""
    "Bye" : { },
    "greeting" : {
      "extractionState" : "manual", "localizations" : { "en" : \#(SampleCatalogs.unit("Hi %@")) }
    }
    """#)
  private static let name = "/app/Out/GeneratedStringSymbols_Localizable.swift"

  @Test(arguments: [
    ["--output-directory", "Out", "--language", "swift", "Localizable.xcstrings"],
    ["-o", "Out", "/app/Localizable.xcstrings"],
  ])
  func writesTheSymbols(_ arguments: [String]) throws {
    let files = MemoryFiles(["/app/Localizable.xcstrings": Self.manual])
    let run = ToolRun(["generate-symbols"] + arguments, files)
    #expect(run.code == .clean)
    #expect(run.output == "")
    #expect(run.errors.contains("Localizable.xcstrings:1:"))
    #expect(run.errors.contains(": warning: no symbol for 'Bye': "))
    let source = try #require(files[Self.name])
    #expect(source.contains("    static func greeting(_ arg1: String) -> LocalizedStringResource"))
  }

  @Test func optionsReachTheGenerator() throws {
    let files = MemoryFiles(["/app/Localizable.xcstrings": Self.manual])
    let run = ToolRun(
      [
        "generate-symbols", "-o", "Out", "--access", "public", "--include-automatic", "-q",
        "Localizable.xcstrings",
      ], files)
    #expect(run.code == .clean)
    #expect(run.errors == "")
    #expect(try #require(files[Self.name]).contains("    public static var bye: "))
    let quiet = ToolRun(["generate-symbols", "-o", "Out", "-q", "Localizable.xcstrings"], files)
    #expect(quiet.errors == "")
  }

  @Test func errorsFailTheRunAndTheRestIsWritten() throws {
    let text = SampleCatalogs.catalog(
      #""OK" : { "extractionState" : "manual" }, "Ok" : { "extractionState" : "manual" }"#)
    let files = MemoryFiles(["/app/Localizable.xcstrings": text])
    let run = ToolRun(["generate-symbols", "-o", "Out", "Localizable.xcstrings"], files)
    #expect(run.code == .findings)
    #expect(
      run.errors.contains(
        "error: no symbol for 'Ok': it would be the same symbol as that of 'OK' in line 1, 'ok'."))
    #expect(try #require(files[Self.name]).contains("static var ok: "))
  }

  @Test func mistakesAreMisuse() {
    let files = MemoryFiles([
      "/app/A.xcstrings": "{", "/app/Localizable.xcstrings": Self.manual,
      "/app/locked/x": "",
    ])
    #expect(ToolRun(["generate-symbols", "-o", "Out"], files).code == .misuse)
    #expect(ToolRun(["generate-symbols", "Localizable.xcstrings"], files).code == .misuse)
    #expect(
      ToolRun(["generate-symbols", "-o", "O", "--language", "objc", "A.xcstrings"], files).code
        == .misuse)
    let run = ToolRun(
      ["generate-symbols", "-o", "Out", "A.xcstrings", "Localizable.xcstrings"], files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("A.xcstrings:1:2: error: "))
    #expect(files[Self.name] != nil)
  }
}
