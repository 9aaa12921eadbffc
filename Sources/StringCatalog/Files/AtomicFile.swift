#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files so that a reader, or a crash, meets the old content or the new, never a part.
public enum AtomicFile {
  /// Replaces or creates a file.
  ///
  /// The content goes to a new file beside it, is brought to the disk, and takes the name. The
  /// permissions of a file that is replaced are kept; a symbolic link stays and its target is
  /// replaced; a file that may not be written is refused.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: The file, or a symbolic link to it; its directory must exist.
  /// - Throws: `FileError`; the old content then stands untouched, and no other file is left.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try FileError.requireWhole(path)
    let target = try SymbolicLinks.target(of: path)
    let permissions = try permissionsOfWritableFile(at: target, path: path)
    let directory = SymbolicLinks.directory(of: target)
    let neighbour = directory + ".endonym-\(UInt64.random(in: 0...UInt64.max)).tmp"
    let descriptor = open(
      neighbour, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, permissions ?? 0o666)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    do throws(FileError) {
      try fill(descriptor, with: bytes, permissions: permissions, path: path)
      guard rename(neighbour, target) == 0 else { throw FileError(path: path, code: errno) }
    } catch {
      unlink(neighbour)
      throw error
    }
    synchronize(directory)
  }

  /// Replaces or creates a file whose content isn't the new one already.
  ///
  /// A file that is left alone keeps its time of writing, so that a build sees that nothing changed.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: The file, or a symbolic link to it; its directory must exist.
  /// - Returns: Whether the file was written.
  /// - Throws: `FileError`, as ``write(_:to:)`` does.
  @discardableResult
  public static func update(_ bytes: [UInt8], at path: String) throws(FileError) -> Bool {
    let old = try? RegularFile.bytes(at: path, maximumSize: bytes.count)
    if old == bytes { return false }
    try write(bytes, to: path)
    return true
  }

  /// The permissions of the file that is to be replaced; nil where there is none yet.
  private static func permissionsOfWritableFile(
    at target: String, path: String
  ) throws(FileError) -> mode_t? {
    var information = stat()
    guard lstat(target, &information) == 0 else {
      guard errno == ENOENT else { throw FileError(path: path, code: errno) }
      return nil
    }
    try FileKind(mode: information.st_mode).requireRegular(at: path)
    // A rename asks only for the directory's permission; a write-protected file is to stay.
    let descriptor = open(target, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    close(descriptor)
    return information.st_mode & 0o777
  }

  /// Writes, synchronizes and closes a descriptor, whatever happens.
  private static func fill(
    _ descriptor: CInt, with bytes: [UInt8], permissions: mode_t?, path: String
  ) throws(FileError) {
    var code: CInt = 0
    var written = 0
    while code == 0, written < bytes.count {
      let result = bytes.withUnsafeBytes { buffer in
        pwrite(
          descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]).baseAddress,
          bytes.count - written, off_t(written))
      }
      if result >= 0 { written += result } else if errno != EINTR { code = errno }
    }
    // The mode given to `open` lost the bits of the process's mask.
    if code == 0, let permissions, fchmod(descriptor, permissions) != 0 { code = errno }
    if code == 0, fsync(descriptor) != 0 { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw FileError(path: path, code: code) }
  }

  /// Brings the new name to the disk; not every file system can, and the content is there already.
  private static func synchronize(_ directory: String) {
    let descriptor = open(directory, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
