/// A line and a column, both from 1; columns count Unicode code points.
public struct TextPosition: Sendable, Hashable {
  /// The line, from 1; lines end in LF, CRLF or CR.
  public var line: Int
  /// The column, from 1, in Unicode code points.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
