import Checks
import Findings

/// Reads the files of texts that a server owns.
public struct ServerStringsReader: Sendable {
  private let fileSystem: any FileSystem

  /// Creates a reader.
  public init(fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
  }
}
