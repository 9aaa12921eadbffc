#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Follows symbolic links to the name that a file is to have, whether it exists yet or not.
public enum SymbolicLinks {
  /// The most links that are followed, as Linux does (`path_resolution(7)`).
  static let maximumLength = 40

  /// The path behind all links in the last component of `path`.
  ///
  /// - Throws: `FileError` where links go in a circle, or one can't be read.
  public static func target(of path: String) throws(FileError) -> String {
    var target = path
    for _ in 0...maximumLength {
      var information = stat()
      guard lstat(target, &information) == 0,
        FileKind(mode: information.st_mode) == .symbolicLink
      else { return target }
      guard let destination = destination(of: target) else {
        throw FileError(path: path, code: errno)
      }
      target = destination.hasPrefix("/") ? destination : directory(of: target) + destination
    }
    throw FileError(path: path, code: ELOOP)
  }

  /// The directory of a path, with the slash behind it.
  static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "./" }
    return String(path[...slash])
  }

  private static func destination(of link: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let count = readlink(link, base, buffer.count)
      guard count >= 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(buffer)[..<count], as: UTF8.self)
    }
  }
}
