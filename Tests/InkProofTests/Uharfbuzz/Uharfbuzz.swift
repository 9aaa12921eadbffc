import Foundation

/// The Python package uharfbuzz, which wraps a HarfBuzz of its own.
enum Uharfbuzz {
  /// Whether it is installed, or must be: `ENDONYM_REQUIRE_UHARFBUZZ` makes the tests fail without it
  /// that are skipped otherwise.
  static var isInstalled: Bool {
    ProcessInfo.processInfo.environment["ENDONYM_REQUIRE_UHARFBUZZ"] == "1"
      || FileManager.default.fileExists(atPath: folder.appendingPathComponent("packages").path)
  }

  /// A run of text as HarfBuzz is given it; offsets count scalars.
  struct Run: Encodable {
    var path: String
    var index: Int
    var axes: [String: Double]
    var text: String
    var start: Int
    var count: Int
    var script: String
    var direction: String
    var language: String
  }

  /// What isn't shaped.
  struct Failure: Error {
    var code: Int32
  }

  /// The glyphs of each run: identifier, advance, offset to the right and offset upwards.
  static func shape(_ runs: [Run]) throws -> [[[Int]]] {
    let (encoder, scratch) = (JSONEncoder(), FileManager.default.temporaryDirectory)
    let input = scratch.appendingPathComponent("endonym-runs-\(UUID().uuidString)")
    var lines = Data()
    for run in runs {
      lines += try encoder.encode(run)
      lines.append(10)
    }
    try lines.write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PYTHONPATH": folder.path]) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(code: process.terminationStatus) }
    return try answer.split(separator: 10).map {
      try JSONDecoder().decode([[Int]].self, from: $0)
    }
  }

  private static var here: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }
  private static var script: URL { here.appendingPathComponent("shape.py") }
  private static var folder: URL {
    here.appendingPathComponent("../../../.build/python").standardized
  }
}
