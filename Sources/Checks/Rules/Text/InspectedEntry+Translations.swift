import StringCatalog

extension InspectedEntry {
  /// Calls a closure with every translated text that differs from its source, and with that source.
  ///
  /// Leaves out what no reader sees and what has no source text to be held against: entries that
  /// aren't to be translated, empty texts, and semantic keys without a source value.
  func forEachTranslation(_ body: (_ leaf: InspectedLeaf, _ source: String) -> Void) {
    guard isToBeTranslated, source != nil || !hasSemanticKey else { return }
    for translation in translations {
      for leaf in translation.leaves where !leaf.text.isEmpty {
        // A substitution's texts have no counterpart in a key.
        guard source != nil || leaf.substitution == nil, let text = sourceText(for: leaf),
          !text.isEmpty, !text.utf8.elementsEqual(leaf.text.utf8)
        else { continue }
        body(leaf, text)
      }
    }
  }
}
