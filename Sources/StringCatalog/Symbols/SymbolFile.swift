/// The Swift source that is generated for a catalog, and what stood in its way.
public struct SymbolFile: Sendable {
  /// The file's name: `GeneratedStringSymbols_Localizable.swift`, as Xcode 26 names it.
  public let name: String
  /// The file's content.
  public let source: String
  /// The enumeration that holds the symbols; `nil` for the table `Localizable`.
  public let namespace: String?
  /// The symbols in the order of the source.
  public let symbols: [GeneratedSymbol]
  /// The entries without a symbol, in the order of the catalog.
  public let diagnostics: [SymbolDiagnostic]
}
