import Foundation
import Testing

/// Real catalogs, which lie beside the project and are no part of it.
enum CorpusFolder {
  /// A row of the folder's INDEX.tsv, which was made by another program than this one.
  struct Row: Sendable, CustomTestStringConvertible {
    var file: String
    var bytes: Int
    var version: String
    var keys: Int
    var languages: [String]
    var testDescription: String { file }
  }

  private static let environmentVariable = "ENDONYM_CORPUS"

  /// The folder that was asked for, or the one beside the package; nil where there is none.
  static var path: String? {
    if let path = ProcessInfo.processInfo.environment[environmentVariable] { return path }
    let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    let beside = package.appendingPathComponent("../shared/corpus").standardized.path
    return FileManager.default.fileExists(atPath: beside) ? beside : nil
  }

  static let absence: Comment =
    "there is no folder ../shared/corpus beside the package, and ENDONYM_CORPUS is not set"

  static func rows() throws -> [Row] {
    guard let path else { return [] }
    let text = try String(contentsOfFile: path + "/INDEX.tsv", encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let header = lines.first else { return [] }
    return try lines.dropFirst().map { fields in
      let row = Dictionary(uniqueKeysWithValues: zip(header, fields))
      return Row(
        file: try #require(row["file"]), bytes: try #require(row["bytes"].flatMap { Int($0) }),
        version: try #require(row["version"]), keys: try #require(row["keys"].flatMap { Int($0) }),
        languages: try #require(row["languages"]).split(separator: ",").map(String.init))
    }
  }
}
