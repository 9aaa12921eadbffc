import Checks
import StringCatalog

/// A file system in memory that holds files and remembers what is written.
final class OneFileSystem: FileSystem, @unchecked Sendable {
  // A test uses it from one thread.
  private(set) var files: [FilePath: [UInt8]]
  private let links: [FilePath: FilePath]

  init(_ files: [String: String] = [:], links: [String: String] = [:]) {
    self.files = Dictionary(
      uniqueKeysWithValues: files.map { (FilePath($0), Array($1.utf8)) })
    self.links = Dictionary(uniqueKeysWithValues: links.map { (FilePath($0), FilePath($1)) })
  }

  func text(at path: String) -> String? {
    files[FilePath(path)].map { String(decoding: $0, as: UTF8.self) }
  }

  func bytes(at path: FilePath, maximumSize: Int) throws(FileError) -> [UInt8] {
    guard let bytes = files[path], bytes.count <= maximumSize else {
      throw FileError(path: path.text, message: "it can't be read", remedy: "Look after it.")
    }
    return bytes
  }

  func entries(at path: FilePath) throws(FileError) -> [DirectoryEntry] { [] }

  func information(at path: FilePath) -> FileInformation? {
    files[path].map { _ in
      FileInformation(kind: .file, identity: FileIdentity(device: 1, number: 1))
    }
  }

  func target(of path: FilePath) -> FilePath { links[path] ?? path }

  func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) { files[path] = bytes }

  func createFolder(at path: FilePath) throws(FileError) {}
}
