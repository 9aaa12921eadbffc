import Endonym
import EndonymTesting
import Foundation
import SkylightDates
import Testing

/// What keeps the rulebook honest: goldens that a careless recording can't fool, and compilers that refuse gaps.
struct RulebookGuardTests {
  /// Skylight's rulebook with one careless change: English times in capitals.
  private struct CarelessIntent: DateRenderIntent, CustomStringConvertible {
    var intent: DateIntent
    var description: String { "\(intent)" }
    func plan(for language: Language) -> DateRenderPlan {
      var plan = intent.plan(for: language)
      if language == .english { plan.meridiem = .localeDefault }
      return plan
    }
  }

  @Test("A careless recording leaves the goldens green and the anchors red")
  func carelessRecording() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("endonym-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let careless = DateMatrix(
      intents: DateIntent.allCases.map(CarelessIntent.init(intent:)))
    let recording = GoldenTable(directory: folder, environment: ["ENDONYM_RECORD": "1"])
    #expect(!recording.problems(with: careless.sections).isEmpty, "a run that records fails")
    let comparing = GoldenTable(directory: folder, environment: [:])
    #expect(comparing.problems(with: careless.sections).isEmpty)
    let anchors = try Anchors(path: Matrix.folder + "/Anchors/dates.tsv")
    let problems = anchors.problems(with: careless)
    #expect(problems.contains { $0.contains("sunEventTime in en reads '5:39PM'") })
  }

  @Test("A rulebook with an arm deleted from every classifier does not compile")
  func deletedArms() throws {
    let files = try sources()
    var deleted = 0
    let mutilated = files.map { file -> String in
      var text = file
      for arm in [", .thai", ".thai, ", ", .radarFrameTime"] {
        deleted += text.ranges(of: arm).count
        text = text.replacing(arm, with: "")
      }
      return text
    }
    let whole = try typecheck(files)
    #expect(whole.status == 0, "\(whole.output)")
    let broken = try typecheck(mutilated)
    #expect(broken.status != 0)
    let errors = broken.output.ranges(
      of: /Source\d+\.swift:\d+:\d+: error: switch must be exhaustive/)
    // Eleven classifiers lose Thai, four switches over the surfaces lose the radar's frame.
    #expect(deleted == 15)
    #expect(errors.count == deleted)
  }

  private func sources() throws -> [String] {
    let root = Matrix.package + "/Sources/SkylightDates"
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.sorted().map {
      try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8)
    }
  }

  /// Typechecks sources against the modules that this test was built with.
  private func typecheck(_ files: [String]) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("endonym-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.enumerated().map { number, text in
      let file = folder.appendingPathComponent("Source\(number).swift")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-package-name", "Skylight", "-I",
        products.appendingPathComponent("Modules").path,
      ] + paths
    let output = folder.appendingPathComponent("output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }
}
