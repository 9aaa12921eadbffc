import Checks
import Foundation
import StringCatalog

@testable import EndonymCommand

/// A project on the disk, with a folder beside it that isn't the project's; it goes with its owner.
final class DiskProject {
  let root: FilePath
  let outside: FilePath
  private let folder: FilePath

  init(_ files: [String: String]) throws {
    folder = FilePath(FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path)
      .appending("endonym-\(UUID().uuidString)")
    root = folder.appending("app")
    outside = folder.appending("outside")
    try FileManager.default.createDirectory(
      atPath: outside.text, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder.text) }

  /// Writes a file of the project, with the folders that it needs.
  func write(_ text: String, to name: String) throws {
    let file = FilePath(name, relativeTo: root)
    try FileManager.default.createDirectory(
      atPath: file.directory.text, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.text))
  }

  func link(_ name: String, to target: String) throws {
    let link = FilePath(name, relativeTo: root)
    try FileManager.default.createDirectory(
      atPath: link.directory.text, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.text, withDestinationPath: target)
  }

  /// The content of a file; nil where there is none.
  func text(_ name: String) -> String? {
    try? String(contentsOfFile: FilePath(name, relativeTo: root).text, encoding: .utf8)
  }

  /// What lies in the folder that isn't the project's.
  var outsideNames: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: outside.text)) ?? []
  }

  func run(_ arguments: [String]) -> ToolRun {
    ToolRun(arguments, on: DiskFileSystem(), in: root)
  }
}
