import Checks
import StringCatalog

/// The files of a command's environment, as a compilation reads and writes them.
struct CommandStorage: CompilationStorage {
  let environment: CommandEnvironment

  func bytes(at path: String, maximumSize: Int) throws(FileError) -> [UInt8] {
    do throws(FileError) {
      return try environment.fileSystem.bytes(at: resolved(path), maximumSize: maximumSize)
    } catch {
      throw FileError(
        path: path, position: error.position, message: error.message, remedy: error.remedy)
    }
  }

  func names(in folder: String) -> [String] {
    ((try? environment.fileSystem.entries(at: resolved(folder))) ?? []).map(\.name)
  }

  func canonical(_ path: String) -> String {
    environment.fileSystem.target(of: resolved(path)).text
  }

  func leadsOut(_ path: String, of folder: String) -> Bool {
    environment.fileSystem.place(of: resolved(path), linkedOutOf: resolved(folder)) != nil
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let place = resolved(path)
    try environment.fileSystem.createFolder(at: place.directory)
    try environment.fileSystem.write(bytes, to: place)
  }

  private func resolved(_ path: String) -> FilePath {
    FilePath(path, relativeTo: environment.workingDirectory)
  }
}
