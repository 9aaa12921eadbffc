#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What stands at a path (POSIX.1-2017, `sys/stat.h`).
enum FileKind: String {
  case regular = "a file"
  case directory = "a directory"
  case symbolicLink = "a symbolic link"
  case pipe = "a pipe"
  case socket = "a socket"
  case device = "a device"

  init(mode: mode_t) {
    switch mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): self = .regular
    case mode_t(S_IFDIR): self = .directory
    case mode_t(S_IFLNK): self = .symbolicLink
    case mode_t(S_IFIFO): self = .pipe
    case mode_t(S_IFSOCK): self = .socket
    default: self = .device
    }
  }

  /// Refuses everything but a regular file: a pipe or device could block for ever.
  func requireRegular(at path: String) throws(FileError) {
    guard self != .regular else { return }
    throw FileError(
      path: path, message: "it is \(rawValue), not a file",
      remedy: self == .directory ? "Name a file within it." : "Name a regular file.")
  }
}
