import StringCatalog

extension CatalogEntry {
  /// Whether translators are to work on the entry: it has a key, isn't stale and isn't exempt.
  var isToBeTranslated: Bool {
    extractionState?.value != .stale && shouldTranslate?.value != false && !key.isEmpty
  }
}

extension InspectedEntry {
  /// Whether translators are to work on the entry: it has a key, isn't stale and isn't exempt.
  var isToBeTranslated: Bool { entry.isToBeTranslated }

  /// The source text that a translation's text stands for; nil where a semantic key has none.
  func sourceText(for leaf: InspectedLeaf) -> String? {
    source == nil ? sourceText : sourceLeaf(for: leaf)?.unit.value
  }
}
