import Checks
import Foundation
import Testing

@testable import SourceRules

/// Sources that are made to exhaust a parser.
struct HostileSourceTests {
  private static func repeated(_ text: String, _ count: Int, after start: String) -> [UInt8] {
    Array((start + String(repeating: text, count: count)).utf8)
  }

  static let sources: [(name: String, bytes: [UInt8])] = [
    ("a chain of members", repeated(".lowercased", 6_000, after: "let x = Text")),
    ("a chain of calls", repeated(".lowercased()", 15_000, after: "let x = Text(\"a\")")),
    ("a chain of forced values", repeated("!", 200_000, after: "let x = Text")),
    ("open parentheses", repeated("(", 200_000, after: "Text")),
    ("open brackets", repeated("[", 200_000, after: "Text")),
    ("brackets in tuples", repeated("(a,[", 40, after: "let x = Text")),
    ("closed brackets", repeated("(a,[[[[[[[[[[1]]]]]]]]]]); ", 6_000, after: "Text; ")),
    ("open braces", repeated("Text {", 30_000, after: "")),
    ("a long sum", repeated(" + Text(\"a\")", 6_000, after: "let x = Text(\"a\")")),
    ("nested interpolations", repeated("\"\\(", 60_000, after: "Text(")),
    ("open comments", repeated("/*", 100_000, after: "Text")),
    ("a ternary without end", repeated(" a ? Text :", 6_000, after: "let x =")),
    ("no line break", repeated("Text(\"a\"); ", 6_000, after: "")),
  ]

  @Test("A hostile source is read to its end", arguments: sources.map(\.name))
  func hostile(name: String) throws {
    let bytes = try #require(Self.sources.first { $0.name == name }).bytes
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("endonym-hostile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes).write(to: folder.appendingPathComponent("Hostile.swift"))
    let root = FilePath(folder.path)
    let loader = SourceLoader(
      fileSystem: DiskFileSystem(), root: root, options: SourceOptions(), jobs: 1)
    let file = DiscoveredFiles.File(path: root.appending("Hostile.swift"), shown: "Hostile.swift")
    let result = loader.load([file])
    #expect(result.problems.isEmpty)
    #expect(result.files.count + result.skipped.count == 1)
  }
}
