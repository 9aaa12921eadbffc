import Checks
import Foundation

/// A folder on the disk that goes with its last owner.
final class TemporaryFolder: Sendable {
  let path: FilePath

  init() throws {
    let name = "endonym-tests-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = FilePath(folder.appendingPathComponent(name).path)
    try FileManager.default.createDirectory(
      atPath: path.text, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path.text)
  }

  /// Writes a text, with the folders that it needs.
  func write(_ text: String, to name: String) throws {
    let file = FilePath(name, relativeTo: path)
    try FileManager.default.createDirectory(
      atPath: file.directory.text, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.text))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: FilePath(name, relativeTo: path).text, withDestinationPath: target)
  }
}
