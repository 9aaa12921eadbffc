/// A place in a file, as an editor shows it.
public struct SourceLocation: Sendable, Hashable {
  /// The file's path as the user would type it: relative to the working directory where possible.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode code points (SARIF's `unicodeCodePoints`).
  public var column: Int
  /// The UTF-8 offset in the file, from 0; orders the findings of a file.
  public var offset: Int

  /// Creates a location; a finding about a whole file stands at line 1, column 1.
  public init(path: String, line: Int = 1, column: Int = 1, offset: Int = 0) {
    self.path = path
    self.line = line
    self.column = column
    self.offset = offset
  }
}

extension SourceLocation: Comparable {
  /// Orders by path, then by position.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.line != right.line { return left.line < right.line }
    return left.column < right.column
  }
}
