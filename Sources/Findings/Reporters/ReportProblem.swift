/// Something that kept a run from being whole: a file that can't be read, a configuration in error.
public struct ReportProblem: Sendable, Hashable, Error {
  /// Where it is.
  public var location: SourceLocation
  /// What is wrong: one sentence, lower case at its start, names quoted, no full stop.
  public var message: String
  /// What to do about it: one full sentence in the imperative.
  public var remedy: String

  /// Creates a problem.
  public init(location: SourceLocation, message: String, remedy: String) {
    self.location = location
    self.message = message
    self.remedy = remedy
  }
}
