/// What became of a catalog.
public struct CompiledCatalog: Sendable {
  /// The files, sorted by language; empty where there is an error.
  public var files: [CompiledFile]
  /// What there is to say, in the order of the file.
  public var diagnostics: [CompilationDiagnostic]

  /// Whether anything is so wrong that nothing may be written.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
