import Foundation
import StringCatalog
import Testing

/// Real catalogs, compiled and read back by two other programs: the toolchain's `plutil` (Core
/// Foundation) and Python's `plistlib`, which compares every text with the catalog's own JSON.
@Suite(
  "Compiling real catalogs", .enabled(if: CorpusFolder.path != nil, CorpusFolder.absence))
struct CorpusCompilationTests {
  /// The catalogs with something that Xcode refuses too, by a person's reading of them.
  private static let refused: [String: [String]] = [:]

  private let directory: TemporaryDirectory
  init() throws { directory = try TemporaryDirectory() }

  @Test("Every text comes back, text by text", arguments: PropertyListFormat.allCases)
  func roundTrip(_ format: PropertyListFormat) throws {
    let corpus = try #require(CorpusFolder.path)
    var files: [String] = []
    var pairs: [String] = []
    for row in try CorpusFolder.rows() {
      let catalog = try CatalogFile(reading: "\(corpus)/\(row.file)").catalog
      let compiled = CatalogCompiler(CompilationOptions(format: format))
        .compile(catalog, table: "Table")
      let errors = compiled.diagnostics.filter { $0.severity == .error }.map(\.text)
      #expect(errors == Self.refused[row.file] ?? [], "\(row.file)")
      let folder = directory(row.file)
      for file in compiled.files {
        let path = "\(folder)/\(file.path)"
        try CompilationDisk().write(format.bytes(of: file.content), to: path)
        files.append(path)
      }
      if errors.isEmpty { pairs += ["\(corpus)/\(row.file)", folder] }
    }
    #expect(files.count > 100)
    let lint = try run(plutil(), ["-lint", "-s"] + files)
    #expect(lint.code == 0, "\(lint.output.prefix(2_000))")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("compare_compiled.py").path
    let comparison = try run("/usr/bin/env", ["python3", script] + pairs)
    #expect(comparison.code == 0, "\(comparison.output.prefix(4_000))")
    #expect(comparison.output.contains("texts compared"))
  }

  /// The toolchain's own, beside `swift`.
  private func plutil() throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init)
    return try #require(
      folders.map { $0 + "/plutil" }.first(where: FileManager.default.isExecutableFile))
  }

  private func run(_ executable: String, _ arguments: [String]) throws -> (
    code: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
