import StringCatalog

/// What a check asks of the files around it; a parameter, so that a test can answer for the disk.
public protocol FileSystem: Sendable {
  /// The content of a regular file.
  ///
  /// - Throws: `FileError` where there is none, or it can't be read, or it is larger than allowed.
  func bytes(at path: FilePath, maximumSize: Int) throws(FileError) -> [UInt8]

  /// The names in a directory, in any order, without `.` and `..`.
  ///
  /// - Throws: `FileError` where there is no directory, or it can't be read.
  func entries(at path: FilePath) throws(FileError) -> [DirectoryEntry]

  /// What stands at a path, behind all symbolic links; nil where there is nothing.
  func information(at path: FilePath) -> FileInformation?

  /// The path behind all symbolic links; the path itself where that can't be told.
  func target(of path: FilePath) -> FilePath

  /// Replaces or creates a file so that a reader meets the old content or the new.
  ///
  /// - Throws: `FileError` where that isn't possible; the old content then stands untouched.
  func write(_ bytes: [UInt8], to path: FilePath) throws(FileError)

  /// Makes a directory and those that it lies in, as far as they aren't there.
  ///
  /// - Throws: `FileError` where that isn't possible.
  func createFolder(at path: FilePath) throws(FileError)
}

extension FileSystem {
  /// The path itself, for files among which there are no links.
  public func target(of path: FilePath) -> FilePath { path }

  /// Where a file of a folder really lies, if only a link in the folder leads there.
  ///
  /// What lies elsewhere is another project's, and nothing that checks this one may change it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - folder: The folder, such as a project's.
  /// - Returns: The file's place; nil where it lies in the folder, or was named as lying elsewhere.
  public func place(of path: FilePath, linkedOutOf folder: FilePath) -> FilePath? {
    guard folder.contains(path) else { return nil }
    let target = target(of: path)
    return self.target(of: folder).contains(target) ? nil : target
  }
}

/// A name in a directory.
public struct DirectoryEntry: Sendable, Hashable {
  /// The name.
  public var name: String
  /// What the directory says that it is; nil where only looking at it tells, as for a link.
  public var kind: FileInformation.Kind?

  /// Creates an entry.
  public init(name: String, kind: FileInformation.Kind? = nil) {
    self.name = name
    self.kind = kind
  }
}

/// What stands at a path.
public struct FileInformation: Sendable, Hashable {
  /// What a path leads to.
  public enum Kind: Sendable, Hashable {
    /// A regular file.
    case file
    /// A directory.
    case directory
    /// A pipe, socket or device.
    case special
  }

  /// What it is.
  public var kind: Kind
  /// The device and number by which two paths are known to lead to the same thing.
  public var identity: FileIdentity
  /// A number that another content is all but certain to change: made of size and time of writing.
  public var stamp: UInt64

  /// Creates the information.
  public init(kind: Kind, identity: FileIdentity, stamp: UInt64 = 0) {
    self.kind = kind
    self.identity = identity
    self.stamp = stamp
  }
}

/// The device and number of a file or directory (POSIX.1-2017, `sys/stat.h`).
public struct FileIdentity: Sendable, Hashable {
  /// The device that it lies on.
  public var device: UInt64
  /// Its number on the device.
  public var number: UInt64

  /// Creates an identity.
  public init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}
