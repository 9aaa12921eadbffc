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

  @Test func aFullDiskIsAnError() throws {
    let tool = try #require(Self.executable)
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let run = try ShellRun(tool, ["schema"], output: full)
    #expect(run.code == 2)
    #expect(run.errors.contains("the disk is full"))
  }
}
