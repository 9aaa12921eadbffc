import Checks
import Foundation
import StringCatalog

/// Files in memory that a command may read and write; what begins with `locked` can't be read.
final class MemoryFiles: FileSystem, @unchecked Sendable {
  private let lock = NSLock()
  private var files: [FilePath: [UInt8]] = [:]
  private var laterTexts: [FilePath: String] = [:]

  init(_ texts: [String: String]) {
    for (path, text) in texts { files[FilePath(path)] = Array(text.utf8) }
  }

  subscript(_ path: String) -> String? {
    get { lock.withLock { files[FilePath(path)].map { String(decoding: $0, as: UTF8.self) } } }
    set { lock.withLock { files[FilePath(path)] = newValue.map { Array($0.utf8) } } }
  }

  /// Lets another program write a file as soon as it has been read.
  func change(_ path: String, onceReadTo text: String) {
    lock.withLock { laterTexts[FilePath(path)] = text }
  }

  func bytes(at path: FilePath, maximumSize: Int) throws(FileError) -> [UInt8] {
    guard let bytes = lock.withLock({ files[path] }), !path.name.hasPrefix("locked") else {
      throw FileError(path: path.text, message: "permission is denied", remedy: "Allow it.")
    }
    guard bytes.count <= maximumSize else {
      throw FileError(path: path.text, message: "the file is too large", remedy: "Split it.")
    }
    lock.withLock {
      if let text = laterTexts.removeValue(forKey: path) { files[path] = Array(text.utf8) }
    }
    return bytes
  }

  func entries(at path: FilePath) throws(FileError) -> [DirectoryEntry] {
    let names = lock.withLock {
      files.keys.filter { $0 != path && path.contains($0) }.map { file in
        let isFile = file.directory == path
        return DirectoryEntry(
          name: file.components[path.components.count], kind: isFile ? .file : .directory)
      }
    }
    return Array(Set(names))
  }

  func information(at path: FilePath) -> FileInformation? {
    lock.withLock {
      let kind: FileInformation.Kind? =
        files[path] != nil
        ? .file : files.keys.contains(where: path.contains) || path == .root ? .directory : nil
      let number = UInt64(bitPattern: Int64(path.text.hashValue))
      return kind.map {
        FileInformation(kind: $0, identity: FileIdentity(device: 0, number: number))
      }
    }
  }

  func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    guard !path.name.hasPrefix("locked") else {
      throw FileError(path: path.text, message: "permission is denied", remedy: "Allow it.")
    }
    lock.withLock { files[path] = bytes }
  }

  // Folders are there as soon as a file is.
  func createFolder(at path: FilePath) throws(FileError) {}
}
