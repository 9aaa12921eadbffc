import Foundation
import Testing

/// Real catalogs, which lie beside the project and are no part of it.
enum CorpusFolder {
  private static let environmentVariable = "ENDONYM_CORPUS"

  /// The folder that was asked for, or the one beside the package; nil where there is none.
  static var path: String? {
    if let path = ProcessInfo.processInfo.environment[environmentVariable] { return path }
    let beside = package.appendingPathComponent("../shared/corpus").standardized.path
    return FileManager.default.fileExists(atPath: beside) ? beside : nil
  }

  static let absence: Comment =
    "there is no folder ../shared/corpus beside the package, and ENDONYM_CORPUS is not set"

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../..").standardized
}
