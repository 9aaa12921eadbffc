import StringCatalog

extension CatalogEntry {
  /// Whether Xcode generates a Swift symbol for the entry: it is manual, and doesn't opt out.
  package var generatesSwiftSymbol: Bool {
    extractionState?.value == .manual && generatesSymbol?.value != false
  }

  /// What the entry contributes to its symbol.
  package func symbolSource(table: String, sourceLanguage: String) -> SymbolSource {
    guard let content = localization(in: sourceLanguage)?.content else {
      return SymbolSource(key: key, table: table)
    }
    let leaf = content.symbolLeaf
    return SymbolSource(
      key: key, table: table, sourceValue: leaf?.unit.value,
      substitutions: content.substitutions.map { FormatSubstitution($0) },
      isTopLevelPlural: leaf?.pluralCategory != nil)
  }
}

extension LocalizedContent {
  /// The text whose arguments the symbol has: the only one, or that of the branch `other`.
  fileprivate var symbolLeaf: Leaf? {
    let leaves = leaves.filter { $0.substitution == nil && $0.unit.value != nil }
    return leaves.first { leaf in
      leaf.path.allSatisfy { $0 == .plural("other") || $0 == .device("other") }
    } ?? leaves.last
  }
}
