import StringCatalog

/// Why a command could not do what it was asked to.
enum ToolFailure: Error, CustomStringConvertible {
  /// It was called wrongly.
  case usage(String)
  /// A file could not be read or written.
  case file(FileError)

  var description: String {
    switch self {
    case .usage(let message): "error: \(message). See 'endonym-symbols --help'."
    case .file(let error): error.description
    }
  }
}
