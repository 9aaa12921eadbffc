/// The limits within which a file of a server's texts is read.
struct ServerFileLimits: Sendable {
  /// The most bytes of a file.
  var size = 16 << 20
  /// The most lists and maps within one another, those that aliases stand for included.
  var depth = 64
  /// The most texts, lists and maps that a file's aliases stand for.
  var borrowedNodes = 1_000_000
  /// The most bytes of texts that a file's aliases stand for.
  var borrowedBytes = 64 << 20
  /// The most bytes of a name on the way to a text.
  var nameBytes = 4_096
  /// The most bytes of a file's keys, each with all the names on the way to its text.
  var keyBytes = 128 << 20
}
