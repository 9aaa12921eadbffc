import StringCatalog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files of this machine.
public struct DiskFileSystem: FileSystem {
  /// Creates the file system.
  public init() {}

  /// The content of a regular file.
  public func bytes(at path: FilePath, maximumSize: Int) throws(FileError) -> [UInt8] {
    try RegularFile.bytes(at: path.text, maximumSize: maximumSize)
  }

  /// The names in a directory.
  public func entries(at path: FilePath) throws(FileError) -> [DirectoryEntry] {
    guard let directory = opendir(path.text) else { throw FileError(path: path.text, code: errno) }
    defer { closedir(directory) }
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(directory) else {
        guard errno == 0 else { throw FileError(path: path.text, code: errno) }
        return entries
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      entries.append(DirectoryEntry(name: name, kind: Self.kind(ofType: entry.pointee.d_type)))
    }
  }

  /// What stands at a path.
  public func information(at path: FilePath) -> FileInformation? {
    var information = stat()
    guard stat(path.text, &information) == 0 else { return nil }
    let kind: FileInformation.Kind =
      switch information.st_mode & mode_t(S_IFMT) {
      case mode_t(S_IFREG): .file
      case mode_t(S_IFDIR): .directory
      default: .special
      }
    return FileInformation(
      kind: kind,
      identity: FileIdentity(
        device: UInt64(truncatingIfNeeded: information.st_dev),
        number: UInt64(truncatingIfNeeded: information.st_ino)),
      stamp: Self.stamp(of: information))
  }

  private static func stamp(of information: stat) -> UInt64 {
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    let nanoseconds =
      UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000
      &+ UInt64(truncatingIfNeeded: time.tv_nsec)
    return nanoseconds ^ (UInt64(truncatingIfNeeded: information.st_size) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// The most links that lead nowhere yet and are followed all the same.
  private static let linkLimit = 40

  /// The path behind all symbolic links, also those of the folders that a new file is to lie in.
  public func target(of path: FilePath) -> FilePath {
    var place = path
    var names: [String] = []
    var links = 0
    while place != .root {
      if let resolved = Self.resolved(place.text) {
        place = resolved
        break
      }
      let text = place.text
      if links < Self.linkLimit, let end = try? SymbolicLinks.target(of: text), end != text {
        links += 1
        place = Self.placed(end)
      } else {
        names.append(place.name)
        place = place.directory
      }
    }
    return names.reversed().reduce(place) { $0.appending($1) }
  }

  private static func resolved(_ path: String) -> FilePath? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return FilePath(String(cString: resolved))
  }

  /// Where a link leads to a file that isn't there; its folder counts as the system finds it, since
  /// `..` behind a link is another folder than by name.
  private static func placed(_ end: String) -> FilePath {
    let byName = FilePath(end)
    guard let slash = end.utf8.lastIndex(of: UInt8(ascii: "/")) else { return byName }
    let name = end[end.utf8.index(after: slash)...]
    guard !name.isEmpty, name != ".", name != "..", let folder = resolved(String(end[...slash]))
    else { return byName }
    return folder.appending(String(name))
  }

  /// Replaces or creates a file.
  public func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    try AtomicFile.write(bytes, to: path.text)
  }

  /// Makes a directory and those that it lies in.
  public func createFolder(at path: FilePath) throws(FileError) {
    if information(at: path)?.kind == .directory { return }
    if path != .root { try createFolder(at: path.directory) }
    guard mkdir(path.text, 0o777) == 0 || errno == EEXIST else {
      throw FileError(path: path.text, code: errno)
    }
  }

  private static func kind(ofType type: UInt8) -> FileInformation.Kind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .directory
    case Int(DT_FIFO), Int(DT_SOCK), Int(DT_CHR), Int(DT_BLK): .special
    default: nil
    }
  }
}
