import Findings

/// The files that are generated for several catalogs of one target, and what there is to say of them.
///
/// It reads and writes nothing, so that every tool does that in its own way.
public struct SymbolBatch: Sendable {
  /// What is to be said of a catalog, with the catalog's path.
  public struct Report: Sendable, Hashable {
    /// The catalog's path as it was given.
    public let path: String
    /// What is to be said.
    public let diagnostic: SymbolDiagnostic
  }

  /// The files to write, in the order of the catalogs; no two have names that differ only by case.
  public private(set) var files: [SymbolFile] = []
  /// What is to be said, in the order of the catalogs.
  public private(set) var reports: [Report] = []

  /// Generates the files for catalogs.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs; a later one whose file or enumeration an earlier one has is reported
  ///     and left out, and so is one whose enumeration has the name of a symbol outside of all.
  ///   - access: Who sees the symbols.
  ///   - includesAutomatic: Whether entries that aren't manual have symbols too.
  public init(
    _ catalogs: [CatalogFile], access: SymbolAccess = .internal, includesAutomatic: Bool = false
  ) {
    var paths: [String: String] = [:]
    var namespaces: [String: String] = [:]
    let generated = catalogs.map { catalog in
      SymbolGenerator(
        table: catalog.table, access: access, includesAutomatic: includesAutomatic
      ).file(for: catalog.catalog)
    }
    for (catalog, file) in zip(catalogs, generated) where file.namespace == nil {
      for symbol in file.symbols { namespaces[symbol.signature.name.base] = catalog.path }
    }
    for (catalog, file) in zip(catalogs, generated) {
      let name = file.name.lowercased()
      if let path = paths[name] {
        refuse(catalog, because: .sameFile(path: path))
        continue
      }
      if let namespace = file.namespace, let path = namespaces[namespace], !file.symbols.isEmpty {
        refuse(catalog, because: .sameNamespace(path: path, name: namespace))
        continue
      }
      paths[name] = catalog.path
      if let namespace = file.namespace, !file.symbols.isEmpty {
        namespaces[namespace] = catalog.path
      }
      files.append(file)
      reports += file.diagnostics.map { Report(path: catalog.path, diagnostic: $0) }
    }
  }

  /// Whether a symbol that Xcode makes is missing.
  public var hasErrors: Bool { reports.contains { $0.diagnostic.severity == .error } }

  private mutating func refuse(
    _ catalog: CatalogFile, because problem: SymbolDiagnostic.Problem
  ) {
    let diagnostic = SymbolDiagnostic(severity: .error, problem: problem, key: nil)
    reports.append(Report(path: catalog.path, diagnostic: diagnostic))
  }
}

extension SymbolBatch.Report: CustomStringConvertible {
  /// The report in a compiler's form: `path:line:column: error: message. remedy`.
  public var description: String { diagnostic.description(path: path) }
}
