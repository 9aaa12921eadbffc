import Checks
import StringCatalog

extension FileError {
  /// A file that isn't written, since another program has changed it after it was read.
  init(changedMeanwhile path: FilePath) {
    self.init(
      path: path.text, message: "another program changed the file meanwhile, so it is left alone",
      remedy: "Run the command again.")
  }
}
