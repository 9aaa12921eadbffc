/// The files that a compilation reads and writes; a parameter, so that a test can answer for the disk.
public protocol CompilationStorage: Sendable {
  /// The content of a file.
  ///
  /// - Throws: `FileError` where it can't be read, or is larger than allowed.
  func bytes(at path: String, maximumSize: Int) throws(FileError) -> [UInt8]

  /// The names in a folder, in any order; none where it can't be read.
  func names(in folder: String) -> [String]

  /// The one spelling of a path, however it is written.
  func canonical(_ path: String) -> String

  /// Whether a path below a folder leads out of it, over a symbolic link.
  func leadsOut(_ path: String, of folder: String) -> Bool

  /// Replaces or creates a file, and makes the folders that it lies in.
  ///
  /// - Throws: `FileError` where that isn't possible; the old content then stands untouched.
  func write(_ bytes: [UInt8], to path: String) throws(FileError)
}
