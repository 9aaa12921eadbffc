import Checks

/// A file of a declaration, with the language that its path tells.
struct ServerFile {
  /// The file.
  var file: DiscoveredFiles.File
  /// The language that its path tells.
  var language: String?
  /// Whether the pattern says that the path tells it.
  var isLanguageInPath: Bool
}
