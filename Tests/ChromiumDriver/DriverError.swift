/// Why a browser didn't do what a test asked of it.
public struct DriverError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What went wrong.
  public var description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}
