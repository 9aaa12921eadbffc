import Foundation
import Testing

/// The committed counts, and the document that judges them.
enum CorpusDocument {
  static let isRecording = ProcessInfo.processInfo.environment["ENDONYM_RECORD"] == "1"

  private static let goldenFile = CorpusFolder.package
    .appendingPathComponent("Tests/ChecksTests/Corpus/corpus-counts.tsv")
  private static let documentFile = CorpusFolder.package
    .appendingPathComponent("Documentation/CorpusFindings.md")

  /// The committed counts.
  static func golden() throws -> CorpusCounts {
    let table = try String(contentsOf: goldenFile, encoding: .utf8)
    return try #require(CorpusCounts(table: table))
  }

  /// The document.
  static func text() throws -> String { try String(contentsOf: documentFile, encoding: .utf8) }

  /// Writes counts to the golden and to the document, and fails.
  static func record(_ counts: CorpusCounts) throws {
    try Data(counts.table.utf8).write(to: goldenFile, options: .atomic)
    let text = try text()
    let start = try #require(text.firstRange(of: "<!-- counts -->\n")).upperBound
    let end = try #require(text.firstRange(of: "<!-- end of counts -->")).lowerBound
    let recorded = text.replacingCharacters(in: start..<end, with: counts.markdown)
    try Data(recorded.utf8).write(to: documentFile, options: .atomic)
    Issue.record("recorded the counts; judge what changed, then run without ENDONYM_RECORD")
  }
}
