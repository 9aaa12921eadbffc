import Checks
import StringCatalog

/// A file system in memory: a test says what lies where, links and locked places included.
struct MemoryFileSystem: FileSystem {
  enum Node {
    case file([UInt8])
    case directory
    case special
    case link(String)
    case locked
    case lockedDirectory
  }

  private var nodes: [FilePath: Node] = [.root: .directory]

  init(_ files: [String: Node] = [:]) {
    for (path, node) in files { set(path, node) }
  }

  /// Files with texts.
  init(texts: [String: String]) {
    for (path, text) in texts { set(path, .file(Array(text.utf8))) }
  }

  mutating func set(_ path: String, _ node: Node) {
    let path = FilePath(path)
    nodes[path] = node
    var folder = path.directory
    while nodes[folder] == nil {
      nodes[folder] = .directory
      folder = folder.directory
    }
  }

  /// The path behind all links; nil where they lead in a circle or nowhere.
  private func resolved(_ path: FilePath) -> FilePath? {
    var path = path
    for _ in 0..<40 {
      var folder = FilePath.root
      var isDone = true
      for (index, name) in path.components.enumerated() {
        folder = folder.appending(name)
        guard case .link(let target) = nodes[folder] else { continue }
        let rest = path.components[(index + 1)...].joined(separator: "/")
        path = FilePath(rest, relativeTo: FilePath(target, relativeTo: folder.directory))
        isDone = false
        break
      }
      if isDone { return nodes[path] == nil ? nil : path }
    }
    return nil
  }

  func bytes(at path: FilePath, maximumSize: Int) throws(FileError) -> [UInt8] {
    guard let real = resolved(path), case .file(let bytes) = nodes[real] else {
      throw FileError(path: path.text, message: "permission is denied", remedy: "Allow it.")
    }
    guard bytes.count <= maximumSize else {
      throw FileError(path: path.text, message: "the file is too large", remedy: "Split it.")
    }
    return bytes
  }

  func entries(at path: FilePath) throws(FileError) -> [DirectoryEntry] {
    guard let real = resolved(path), case .directory = nodes[real] else {
      throw FileError(path: path.text, message: "permission is denied", remedy: "Allow it.")
    }
    return nodes.compactMap { child, node in
      guard child != .root, child.directory == real else { return nil }
      let kind: FileInformation.Kind? =
        switch node {
        case .file, .locked: .file
        case .directory, .lockedDirectory: .directory
        case .special: .special
        case .link: nil
        }
      return DirectoryEntry(name: child.name, kind: kind)
    }
  }

  func information(at path: FilePath) -> FileInformation? {
    guard let real = resolved(path), let node = nodes[real] else { return nil }
    let kind: FileInformation.Kind =
      switch node {
      case .file, .locked, .link: .file
      case .directory, .lockedDirectory: .directory
      case .special: .special
      }
    let number = UInt64(bitPattern: Int64(real.text.hashValue))
    return FileInformation(kind: kind, identity: FileIdentity(device: 1, number: number))
  }

  func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    throw FileError(path: path.text, message: "permission is denied", remedy: "Allow it.")
  }

  func createFolder(at path: FilePath) throws(FileError) {
    throw FileError(path: path.text, message: "permission is denied", remedy: "Allow it.")
  }
}
