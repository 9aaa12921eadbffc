extension CatalogEntry {
  /// Whether Xcode generates a Swift symbol for the entry: it is manual, and doesn't opt out.
  ///
  /// Source: WWDC25, session 225; Xcode 26's field `generatesSymbol`. Inferred: that
  /// `shouldTranslate : false` doesn't matter, and that an entry without a text in the source
  /// language has a symbol, its key being the text.
  public var generatesSwiftSymbol: Bool {
    extractionState?.value == .manual && generatesSymbol?.value != false
  }

  /// What the entry contributes to its symbol.
  public func symbolSource(table: String, sourceLanguage: String) -> SymbolSource {
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
