import Findings

extension SourceLocation {
  /// The location of a place in a source.
  init(path: String, _ position: SourcePosition) {
    self.init(
      path: path, line: position.line, column: position.column, offset: position.offset)
  }
}
