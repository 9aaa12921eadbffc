/// Why a file can't be read or written, and where.
public struct FileError: Error, Sendable, Hashable {
  /// The path as the caller gave it.
  public var path: String
  /// The place in the file at which reading stopped; nil where the file as a whole is meant.
  public var position: TextPosition?
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it, as a sentence.
  public var remedy: String
  /// Whether the file is larger than who reads it allows.
  public var isSizeLimit = false

  /// Creates an error.
  public init(path: String, position: TextPosition? = nil, message: String, remedy: String) {
    self.path = path
    self.position = position
    self.message = message
    self.remedy = remedy
  }

  init(path: String, _ error: CatalogError) {
    self.init(
      path: path, position: error.position, message: error.message, remedy: error.remedy)
  }
}

extension FileError: CustomStringConvertible {
  /// The error in a compiler's form, `path:line:column: error: message`, with the remedy behind it.
  public var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): error: \(message). \(remedy)"
  }
}
