/// A symbol of a generated file, with the entry that it was made for.
public struct GeneratedSymbol: Sendable {
  /// The entry.
  public let entry: CatalogEntry
  /// The symbol's name and parameters.
  public let signature: SymbolSignature
}
