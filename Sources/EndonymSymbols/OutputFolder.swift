import Foundation
import StringCatalog

/// The folder that a command writes to; it is made when the first file is written.
struct OutputFolder: Sendable {
  let path: String

  /// Writes a file, unless it has that content already.
  ///
  /// - Parameters:
  ///   - text: The content.
  ///   - name: The file's name in the folder.
  /// - Throws: `file` where the folder can't be made or the file can't be written.
  func update(_ text: String, at name: String) throws(ToolFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .file(
        FileError(
          path: path, message: "the folder can't be made", remedy: "Name one that can be written."))
    }
    let file = "\(path)/\(name)"
    if CompilationDisk().leadsOut(file, of: path) {
      throw .file(
        FileError(
          path: file, message: "the file is a link out of the folder",
          remedy: "Remove the link."))
    }
    do throws(FileError) {
      try AtomicFile.update(Array(text.utf8), at: file)
    } catch {
      throw .file(error)
    }
  }
}
