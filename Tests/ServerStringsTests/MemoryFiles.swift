import Checks
import StringCatalog

/// Files of a test, by absolute path.
struct MemoryFiles: FileSystem {
  var files: [String: [UInt8]]

  init(_ files: [String: String]) { self.files = files.mapValues { Array($0.utf8) } }

  private func isFolder(_ path: FilePath) -> Bool {
    files.keys.contains { FilePath($0) != path && path.contains(FilePath($0)) }
  }

  func bytes(at path: FilePath, maximumSize: Int) throws(FileError) -> [UInt8] {
    guard let bytes = files[path.text] else {
      throw FileError(path: path.text, message: "there is no such file", remedy: "Add it.")
    }
    guard bytes.count <= maximumSize else {
      throw FileError(
        path: path.text, message: "the file has more than \(maximumSize) bytes",
        remedy: "Split it.")
    }
    return bytes
  }

  func entries(at path: FilePath) throws(FileError) -> [DirectoryEntry] {
    let depth = path.components.count
    let names = Set(
      files.keys.map { FilePath($0) }.filter { $0 != path && path.contains($0) }
        .map { $0.components[depth] })
    return names.map {
      DirectoryEntry(name: $0, kind: isFolder(path.appending($0)) ? .directory : .file)
    }
  }

  func information(at path: FilePath) -> FileInformation? {
    let kind: FileInformation.Kind
    if files[path.text] != nil {
      kind = .file
    } else if isFolder(path) {
      kind = .directory
    } else {
      return nil
    }
    var hash = StableNumber()
    for byte in path.text.utf8 { hash.add(byte) }
    return FileInformation(kind: kind, identity: FileIdentity(device: 1, number: hash.value))
  }

  func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    throw FileError(path: path.text, message: "nothing is written here", remedy: "Don't.")
  }

  func createFolder(at path: FilePath) throws(FileError) {
    throw FileError(path: path.text, message: "nothing is written here", remedy: "Don't.")
  }
}

/// FNV-1a (RFC draft "The FNV Non-Cryptographic Hash Algorithm").
private struct StableNumber {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
