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
    let leaves = content.leaves.filter { $0.substitution == nil && $0.unit.value != nil }
    let leaf = leaves.first(where: \.isGeneral) ?? leaves.last
    return SymbolSource(
      key: key, table: table, sourceValue: leaf?.unit.value,
      branchValues: leaves.count > 1 ? leaves.compactMap(\.unit.value) : [],
      substitutions: content.substitutions.map { FormatSubstitution($0) },
      isTopLevelPlural: leaf?.pluralCategory != nil)
  }
}

extension Leaf {
  /// Whether it is the text for whatever no other branch is for.
  fileprivate var isGeneral: Bool {
    path.allSatisfy { $0 == .plural("other") || $0 == .device("other") }
  }
}
