import Foundation
import Testing

@testable import EndonymSymbolsTool

@Suite("The build plugin's tool compiles")
struct CompileCommandTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "endonym-symbols-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func write(_ value: String) throws -> String {
    let path = "\(folder)/T.xcstrings"
    let unit = #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
    let text =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"de":\#(unit)}}},"version":"1.0"}"#
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test("With xcstringstool's arguments")
  func compiles() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalog = try write("x & y")
    let output = "\(folder)/out/de.lproj/T.strings"
    let dry = SymbolsRun(["compile", "--dry-run", "-o", "\(folder)/out", catalog])
    #expect(dry.code == 0 && dry.output == output + "\n" && dry.errors == "")
    #expect(!FileManager.default.fileExists(atPath: output))
    let run = SymbolsRun([
      "compile", "--output-directory", "\(folder)/out", "-l", "de", "--serialization-format",
      "text", "--format", "stringsAndStringsdict", catalog,
    ])
    #expect(run.code == 0 && run.output == "" && run.errors == "")
    let text = try String(contentsOfFile: output, encoding: .utf8)
    #expect(text.contains("<key>k</key>\n\t<string>x &amp; y</string>"))
  }

  @Test("Errors have a place and an exit code")
  func fails() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalog = try write("%#@x@")
    let run = SymbolsRun(["compile", "-o", "\(folder)/out", catalog])
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("\(catalog):1:"))
    #expect(run.errors.contains(": error: Referencing undefined substitution 'x' (de: k)\n"))
    #expect(SymbolsRun(["compile", "-o", "\(folder)/out", "\(folder)/no.xcstrings"]).code == 2)
    #expect(SymbolsRun(["compile", catalog]).code == 2)
    #expect(SymbolsRun(["compile", "-o", folder]).code == 2)
    #expect(SymbolsRun(["compile", "--format", "loctable", "-o", folder, catalog]).code == 2)
  }
}
