/// Why a file can't be read as a String Catalog, and where.
public struct CatalogError: Error, Sendable, Hashable {
  /// The place at which reading stopped.
  public var position: TextPosition
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it, as a sentence.
  public var remedy: String

  /// Creates an error.
  public init(
    position: TextPosition = TextPosition(line: 1, column: 1), message: String, remedy: String
  ) {
    self.position = position
    self.message = message
    self.remedy = remedy
  }

  init(_ error: JSONError) {
    self.init(position: error.position, message: error.message, remedy: error.remedy)
  }
}
