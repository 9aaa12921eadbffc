/// Generates the Swift source with the symbols of a catalog, as Xcode 26 does.
///
/// The shape of the source is that of files which public projects checked in, such as
/// bugsmachine/TimeBar and CubeEdge/Longhorn: the symbols of the table `Localizable` stand in an
/// extension of `LocalizedStringResource`, those of another table in an enumeration inside it.
public struct SymbolGenerator: Sendable {
  /// The table: the catalog's file name without its extension.
  public var table: String
  /// Who sees the symbols.
  public var access: SymbolAccess
  /// Whether entries that aren't manual have symbols too, unless they opt out.
  public var includesAutomatic: Bool

  /// Creates a generator.
  public init(
    table: String = "Localizable", access: SymbolAccess = .internal, includesAutomatic: Bool = false
  ) {
    self.table = table
    self.access = access
    self.includesAutomatic = includesAutomatic
  }

  /// The name of a table's file.
  public static func fileName(of table: String) -> String {
    "GeneratedStringSymbols_\(table).swift"
  }

  /// Generates the source; what has no symbol is in the file's diagnostics.
  public func file(for catalog: Catalog) -> SymbolFile {
    let namespace: String?
    do throws(SymbolError) {
      namespace = try SymbolName.namespace(of: table)
    } catch {
      return file(of: [], namespace: nil, diagnostics: tableDiagnostics(error, in: catalog))
    }
    let selection = SymbolSelection(
      catalog, table: table, includesAutomatic: includesAutomatic)
    let symbols = CatalogKeyOrder().sorted(selection.symbols) { $0.entry.key }
    return file(
      of: symbols, namespace: namespace, diagnostics: selection.diagnostics,
      sourceLanguage: catalog.sourceLanguage?.value ?? "en")
  }

  private func file(
    of symbols: [GeneratedSymbol], namespace: String?, diagnostics: [SymbolDiagnostic],
    sourceLanguage: String = "en"
  ) -> SymbolFile {
    var printer = SymbolPrinter(
      table: table, namespace: namespace, access: access, sourceLanguage: sourceLanguage)
    return SymbolFile(
      name: Self.fileName(of: table), source: printer.source(of: symbols), namespace: namespace,
      symbols: symbols, diagnostics: diagnostics)
  }

  /// An error, unless no entry wants a symbol.
  private func tableDiagnostics(_ error: SymbolError, in catalog: Catalog) -> [SymbolDiagnostic] {
    let isPromised = catalog.entries.contains(where: \.generatesSwiftSymbol)
    guard isPromised || includesAutomatic else { return [] }
    let position = LineIndex(catalog.document.bytes).position(
      of: catalog.stringsRange.lowerBound, in: catalog.document.bytes)
    return [
      SymbolDiagnostic(
        severity: isPromised ? .error : .warning, problem: .tableName(error), key: nil,
        position: position)
    ]
  }
}
