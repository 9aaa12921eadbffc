import Findings
import StringCatalog

extension ReportProblem {
  /// A problem from an error about a file, under the path by which reports call the file.
  public init(_ error: FileError, shownAs path: String) {
    self.init(
      location: SourceLocation(
        path: path, line: error.position?.line ?? 1, column: error.position?.column ?? 1),
      message: error.message, remedy: error.remedy)
  }

  /// A problem from an error about a JSON5 document.
  public init(_ error: JSON5Error, shownAs path: String) {
    self.init(
      location: SourceLocation(
        path: path, line: error.position.line, column: error.position.column),
      message: error.message, remedy: error.remedy)
  }

  /// A problem from an error about a catalog's content.
  public init(_ error: CatalogError, shownAs path: String) {
    self.init(
      location: SourceLocation(
        path: path, line: error.position.line, column: error.position.column),
      message: error.message, remedy: error.remedy)
  }
}
