import Foundation

/// The rulebook's sources, to be changed and typechecked against the modules that these tests were built with.
struct RulebookSources {
  /// What the compiler said.
  struct Outcome {
    var status: Int32
    var output: String

    /// How many switches have a gap.
    var gaps: Int {
      output.ranges(of: /Source\d+\.swift:\d+:\d+: error: switch must be exhaustive/).count
    }
  }

  private var texts: [String]

  init() throws {
    let root = Matrix.package + "/Sources/SkylightDates"
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    texts = try files.filter { $0.hasSuffix(".swift") }.sorted().map {
      try String(contentsOfFile: "\(root)/\($0)", encoding: .utf8)
    }
  }

  /// The sources with a change made to each.
  func replacing(_ change: (inout String) -> Void) -> RulebookSources {
    var copy = self
    for index in copy.texts.indices { change(&copy.texts[index]) }
    return copy
  }

  /// Typechecks the sources as one module.
  func typecheck() throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("endonym-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try texts.enumerated().map { number, text in
      let file = folder.appendingPathComponent("Source\(number).swift")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let output = folder.appendingPathComponent("output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-package-name", "Skylight", "-I",
        products.appendingPathComponent("Modules").path,
      ] + paths
    process.standardError = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8))
  }
}
