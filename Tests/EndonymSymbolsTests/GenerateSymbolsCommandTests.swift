import Foundation
import Testing

@testable import EndonymSymbolsTool

@Suite struct GenerateSymbolsCommandTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Bye" : {

        },
        "greeting" : {
          "extractionState" : "manual"
        }
      },
      "version" : "1.0"
    }
    """

  private func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("endonym-symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return folder.path
  }

  /// The arguments that Xcode's build gives `xcstringstool`.
  @Test func takesTheArgumentsOfXcodesTool() throws {
    let folder = try folder(["Localizable.xcstrings": Self.catalog, "Menu.xcstrings": Self.catalog])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = SymbolsRun([
      "generate-symbols", "--language", "swift", "--output-directory", "\(folder)/a/b",
      "\(folder)/Localizable.xcstrings", "\(folder)/Menu.xcstrings",
    ])
    #expect(run.code == 0)
    #expect(run.output == "")
    let warning =
      "\(folder)/Menu.xcstrings:4:5: warning: no symbol for 'Bye': its extraction state is "
    #expect(run.errors.contains(warning))
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a/b").sorted()
    #expect(
      names == ["GeneratedStringSymbols_Localizable.swift", "GeneratedStringSymbols_Menu.swift"])
    let source = try String(
      contentsOfFile: "\(folder)/a/b/GeneratedStringSymbols_Menu.swift", encoding: .utf8)
    #expect(source.contains("    enum Menu {\n"))
  }

  @Test func writesThroughNoLinkOutOfTheFolder() throws {
    let folder = try folder(["Menu.xcstrings": Self.catalog])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/out", withIntermediateDirectories: true)
    let name = "GeneratedStringSymbols_Menu.swift"
    for target in ["kept.swift", "gone.swift"] {
      if target == "kept.swift" {
        try Data().write(to: URL(fileURLWithPath: "\(folder)/\(target)"))
      }
      try? FileManager.default.removeItem(atPath: "\(folder)/out/\(name)")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/out/\(name)", withDestinationPath: "../\(target)")
      let run = SymbolsRun([
        "generate-symbols", "-q", "--output-directory", "\(folder)/out", "\(folder)/Menu.xcstrings",
      ])
      #expect(run.code == 2)
      #expect(run.errors.contains("the file is a link out of the folder"))
    }
    #expect(FileManager.default.contents(atPath: "\(folder)/kept.swift") == Data())
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/gone.swift"))
  }

  @Test func filesWithTheSameContentAreLeftAlone() throws {
    let folder = try folder(["Localizable.xcstrings": Self.catalog])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let output = "\(folder)/GeneratedStringSymbols_Localizable.swift"
    let arguments = ["generate-symbols", "-q", "-o", folder, "\(folder)/Localizable.xcstrings"]
    #expect(SymbolsRun(arguments).code == 0)
    let before = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: before], ofItemAtPath: output)
    #expect(SymbolsRun(arguments).code == 0)
    func date() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: output)[.modificationDate] as? Date
    }
    #expect(try date() == before)
    #expect(SymbolsRun(arguments + ["--access=public"]).code == 0)
    #expect(try date() != before)
    #expect(try String(contentsOfFile: output, encoding: .utf8).contains("public static var"))
  }

  @Test func errorsOfACatalogAreExitCodeOne() throws {
    let text = Self.catalog.replacingOccurrences(of: "greeting", with: "Type")
    let folder = try folder(["Localizable.xcstrings": text])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = SymbolsRun(["generate-symbols", "-o", folder, "\(folder)/Localizable.xcstrings"])
    #expect(run.code == 1)
    #expect(run.errors.contains("Localizable.xcstrings:7:5: error: no symbol for 'Type': "))
  }

  @Test func unreadableCatalogsAreExitCodeTwoAndTheOthersAreWritten() throws {
    let folder = try folder(["Localizable.xcstrings": Self.catalog, "Broken.xcstrings": "{"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = SymbolsRun(
      ["generate-symbols", "-o", folder, "--"]
        + ["Broken", "Missing", "Localizable"].map { "\(folder)/\($0).xcstrings" })
    #expect(run.code == 2)
    #expect(run.errors.contains("Broken.xcstrings:1:2: error: "))
    #expect(run.errors.contains("Missing.xcstrings: error: "))
    let output = "\(folder)/GeneratedStringSymbols_Localizable.swift"
    #expect(FileManager.default.fileExists(atPath: output))
  }

  @Test func aFolderThatCantBeMadeIsExitCodeTwo() throws {
    let folder = try folder(["Localizable.xcstrings": Self.catalog, "file": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = SymbolsRun([
      "generate-symbols", "-o", "\(folder)/file/x", "\(folder)/Localizable.xcstrings",
    ])
    #expect(run.code == 2)
    #expect(run.errors.contains("file/x: error: the folder can't be made"))
  }
}
