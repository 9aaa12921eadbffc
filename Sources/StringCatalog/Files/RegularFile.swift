#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads whole files without ever waiting for one that is no file, or filling the memory with one.
public enum RegularFile {
  /// The content of a file.
  ///
  /// - Parameters:
  ///   - path: The file, or a symbolic link to it.
  ///   - maximumSize: The most bytes to accept; a larger file is refused before it is read.
  /// - Returns: The bytes, all of them.
  /// - Throws: `FileError` where there is no readable regular file, where it is too large, or where
  ///   another program changes its length meanwhile.
  public static func bytes(
    at path: String, maximumSize: Int = JSONLimits().maximumSize
  ) throws(FileError) -> [UInt8] {
    try FileError.requireWhole(path)
    var information = stat()
    guard stat(path, &information) == 0 else { throw FileError(path: path, code: errno) }
    // Before it is opened: opening some devices has effects.
    try FileKind(mode: information.st_mode).requireRegular(at: path)
    // Should a pipe have taken the file's place since, O_NONBLOCK keeps `open` from waiting.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(descriptor) }
    guard fstat(descriptor, &information) == 0 else { throw FileError(path: path, code: errno) }
    try FileKind(mode: information.st_mode).requireRegular(at: path)
    let size = Int(information.st_size)
    guard size <= maximumSize else {
      var error = FileError(
        path: path,
        message: "the file has \(size) bytes, more than the limit of \(maximumSize)",
        remedy: "Split the file, or raise the file size limit.")
      error.isSizeLimit = true
      throw error
    }
    return try bytes(from: descriptor, expecting: size, path: path)
  }

  /// Reads a descriptor to its end, which must come after `size` bytes.
  static func bytes(
    from descriptor: CInt, expecting size: Int, path: String
  ) throws(FileError) -> [UInt8] {
    var code: CInt = 0
    // One byte of room more than expected shows a file that grew, and bounds how much is read of it.
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      while count <= size {
        let result = read(
          descriptor, UnsafeMutableBufferPointer(rebasing: buffer[count...]).baseAddress,
          size + 1 - count)
        if result < 0, errno == EINTR { continue }
        if result < 0 { code = errno }
        guard result > 0 else { return }
        count += result
      }
    }
    guard code == 0 else { throw FileError(path: path, code: code) }
    guard bytes.count == size else {
      throw FileError(
        path: path, message: "the file changed its length while it was read",
        remedy: "Try again when no other program writes to it.")
    }
    return bytes
  }
}
