#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files of this machine.
public struct CompilationDisk: CompilationStorage {
  /// Creates the storage.
  public init() {}

  /// The content of a regular file.
  public func bytes(at path: String, maximumSize: Int) throws(FileError) -> [UInt8] {
    try RegularFile.bytes(at: path, maximumSize: maximumSize)
  }

  /// The names in a folder.
  public func names(in folder: String) -> [String] {
    guard let directory = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The path behind all symbolic links; the path itself where there is nothing.
  public func canonical(_ path: String) -> String { Self.resolved(path) ?? path }

  /// Whether the nearest folder that exists around a path, or the file itself, lies elsewhere; so
  /// does a link to what isn't there yet.
  public func leadsOut(_ path: String, of folder: String) -> Bool {
    guard let root = Self.resolved(folder) else { return false }
    var path = path
    while path.utf8.count > folder.utf8.count {
      if let place = Self.resolved(path) {
        return place != root && !place.hasPrefix(root == "/" ? "/" : root + "/")
      }
      var information = stat()
      if lstat(path, &information) == 0 { return true }
      guard let slash = path.lastIndex(of: "/") else { return false }
      path = String(path[..<slash])
    }
    return false
  }

  /// Replaces or creates a file, and makes the folders that it lies in.
  public func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try createFolder(String(path[..<slash]))
    }
    try AtomicFile.write(bytes, to: path)
  }

  private func createFolder(_ path: String) throws(FileError) {
    var information = stat()
    if stat(path, &information) == 0 { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try createFolder(String(path[..<slash]))
    }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(path: path, code: errno)
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
