import Foundation
import Testing

@testable import EndonymCommand

/// The built tool as a process: exit codes and streams as a shell sees them.
@Suite struct ProcessTests {
  /// The tool beside the tests' own binary, where SwiftPM builds both.
  private static var executable: String? {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    let own = bundle ?? ProcessInfo.processInfo.arguments.first ?? ""
    let path = URL(fileURLWithPath: own).deletingLastPathComponent()
      .appendingPathComponent("endonym").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  private func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("endonym-\(UUID().uuidString)")
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder.path
  }

  @Test func exitCodesAreAsDocumented() throws {
    let tool = try #require(Self.executable)
    let folder = try folder(["L.xcstrings": SampleCatalogs.german])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let rule = ["check", "--rule", "missing-language", "--required-language"]
    #expect(try ShellRun(tool, rule + ["de"], in: folder).code == 0)
    let failed = try ShellRun(tool, rule + ["th"], in: folder)
    #expect(failed.code == 1)
    #expect(failed.output.contains("L.xcstrings:1:"))
    #expect(failed.errors == "")
    #expect(try ShellRun(tool, ["chek"], in: folder).code == 2)
    #expect(try ShellRun(tool, ["check", "none"], in: folder).code == 2)
  }

  @Test func aPipeGetsNoColour() throws {
    let tool = try #require(Self.executable)
    let folder = try folder(["L.xcstrings": SampleCatalogs.german])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try ShellRun(tool, ["check", "--required-language", "th"], in: folder)
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func filesAreReplacedWhole() throws {
    let tool = try #require(Self.executable)
    let folder = try folder(["L.xcstrings": SampleCatalogs.german, "out.json": "old"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try ShellRun(
      tool, ["check", "--format", "json", "--output", "out.json"], in: folder)
    #expect(run.code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names) == ["L.xcstrings", "out.json"])
    let report = try Data(contentsOf: URL(fileURLWithPath: folder + "/out.json"))
    #expect(try JSONSerialization.jsonObject(with: report) is [String: Any])
  }

  @Test func aReaderThatWentAwayEndsNoRun() throws {
    let tool = try #require(Self.executable)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try ShellRun(tool, ["schema"], output: pipe.fileHandleForWriting)
    #expect(run.code == 0)
    #expect(run.errors == "")
  }

  /// What a link leads to out of the project is another project's.
  @Test func nothingIsWrittenThroughLinksOutOfTheProject() throws {
    let tool = try #require(Self.executable)
    let source = #"func show(_ f: DateFormatter) { f.dateFormat = "MMM YYYY"; _ = Text("New") }"#
    let root = try folder([
      "App/In.swift": source, "Other/Out.swift": source, "Other/Known.facts": "kept",
      "Other/Localizable.xcstrings": SampleCatalogs.german,
    ])
    defer { try? FileManager.default.removeItem(atPath: root) }
    func text(_ path: String) throws -> String {
      try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }
    func link(_ path: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/App/\(path)", withDestinationPath: target)
    }
    try link("Out.swift", to: "../Other/Out.swift")
    try link("Alias.swift", to: "In.swift")
    try link("Localizable.xcstrings", to: "\(root)/Other/Localizable.xcstrings")
    let arguments = ["check", "--source-directory", ".", "--cache", "Cache"]
    let fixed = try ShellRun(tool, arguments + ["--fix"], in: root + "/App")
    #expect(fixed.output.contains("'Out.swift' is left alone: it is a link out of the project"))
    #expect(try text("Other/Out.swift") == source)
    #expect(try text("App/In.swift").contains("MMM yyyy"))
    let synced = try ShellRun(tool, ["sync"], in: root + "/App")
    #expect(synced.output.contains("'Localizable.xcstrings' is left alone"))
    #expect(try text("Other/Localizable.xcstrings") == SampleCatalogs.german)
    let memory = try FileManager.default.contentsOfDirectory(atPath: root + "/App/Cache")[0]
    try FileManager.default.removeItem(atPath: "\(root)/App/Cache/\(memory)")
    try link("Cache/\(memory)", to: "\(root)/Other/Known.facts")
    _ = try ShellRun(tool, arguments, in: root + "/App")
    #expect(try text("Other/Known.facts") == "kept")
  }

  /// Its keys would seem to be gone.
  @Test func aSourceInUTF16IsAnError() throws {
    let tool = try #require(Self.executable)
    let root = try folder(["Localizable.xcstrings": SampleCatalogs.german, "A.swift": "let a = 1"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    try Data([0xFF, 0xFE] + Array(#"let a = Text("Hello")"#.utf8).flatMap { [$0, 0] })
      .write(to: URL(fileURLWithPath: root + "/B.swift"))
    let run = try ShellRun(tool, ["sync"], in: root)
    #expect(run.code == 2)
    #expect(run.errors.contains("B.swift:1:1: error: the source is encoded in UTF-16"))
  }

  /// Else the first file that is opened is taken for standard output.
  @Test func aClosedStandardOutputIsAnError() throws {
    let tool = try #require(Self.executable)
    let root = try folder(["L.xcstrings": SampleCatalogs.german])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let run = try ShellRun("/bin/sh", ["-c", "exec '\(tool)' check >&-"], in: root)
    #expect(run.code == 2)
    #expect(run.errors.contains("standard output: error: "))
    #expect(run.errors.contains("(error 9)"))
  }

  @Test func aFullDiskIsAnError() throws {
    let tool = try #require(Self.executable)
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let run = try ShellRun(tool, ["schema"], output: full)
    #expect(run.code == 2)
    #expect(run.errors.contains("the disk is full"))
  }
}
