import Findings

/// What became of a compilation.
public struct CompilationReport: Sendable {
  /// Something to say about a place in a catalog.
  public struct Remark: Sendable, Hashable {
    /// The catalog's path, as the request gives it.
    public var path: String
    /// What there is to say.
    public var diagnostic: CompilationDiagnostic
  }

  /// The paths of all files that the catalogs compile to, whether written or not.
  public var files: [String] = []
  /// The paths of the files whose content changed.
  public var written: [String] = []
  /// What there is to say about places in the catalogs.
  public var diagnostics: [Remark] = []
  /// What could not be read, compiled or written.
  public var problems: [FileError] = []

  /// Whether a catalog has an error in it.
  public var hasErrors: Bool { diagnostics.contains { $0.diagnostic.severity == .error } }

  /// The lines to print: for each diagnostic one with what is wrong and one with what to do.
  public var lines: [String] {
    diagnostics.flatMap { remark in
      [remark.diagnostic.line(path: remark.path), remark.diagnostic.remedyLine(path: remark.path)]
    } + problems.map { VisibleText.spelled($0.description) }
  }
}
