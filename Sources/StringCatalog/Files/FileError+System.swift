#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileError {
  /// Says for a person what a failed system call said by number (POSIX.1-2017, `errno.h`).
  public init(path: String, code: CInt) {
    let (message, remedy) = Self.explanation(of: code)
    self.init(path: path, message: message, remedy: remedy)
  }

  /// Refuses a path with a NUL, behind which the system would not look.
  static func requireWhole(_ path: String) throws(FileError) {
    guard path.utf8.contains(0) else { return }
    throw FileError(
      path: path, message: "the path has a NUL character in it",
      remedy: "Check the spelling of the path.")
  }

  private static func explanation(of code: CInt) -> (message: String, remedy: String) {
    switch code {
    case ENOENT:
      ("there is no such file", "Check the spelling of the path.")
    case ENOTDIR:
      ("a part of the path is not a directory", "Check the spelling of the path.")
    case EACCES, EPERM:
      ("permission is denied", "Give yourself the right to read or write it, as with 'chmod u+rw'.")
    case ELOOP:
      ("its symbolic links lead in a circle", "Remove the link, or let it point to a file.")
    case ENAMETOOLONG:
      ("the path is too long", "Use a shorter path.")
    case EMFILE, ENFILE:
      ("too many files are open", "Close other programs, or raise the limit with 'ulimit -n'.")
    case ENOSPC, EDQUOT:
      ("the disk is full", "Free some space and try again.")
    case EROFS:
      ("the disk can only be read", "Copy the file to a disk that can be written.")
    default:
      (
        "the system says '\(String(cString: strerror(code)))' (error \(code))",
        "Look after the disk or network that the file lies on, and try again."
      )
    }
  }
}
