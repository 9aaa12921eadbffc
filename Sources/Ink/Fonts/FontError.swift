/// Why a font of a stack can't be used.
public struct FontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  public var path: String
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it, as a sentence; it names the package where the stack knows it.
  public var remedy: String

  /// Creates an error.
  public init(path: String, message: String, remedy: String) {
    self.path = path
    self.message = message
    self.remedy = remedy
  }

  /// The error as one line for a person.
  public var description: String { "\(path): error: \(message). \(remedy)" }
}
