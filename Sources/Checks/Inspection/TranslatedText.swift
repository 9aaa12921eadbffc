import StringCatalog

/// A translated text beside the source text that it stands for and differs from.
struct TranslatedText: Sendable {
  /// The translated text.
  let leaf: InspectedLeaf
  /// The source value, or the key where it is the text.
  let source: String

  /// The texts of an entry that have a source to be held against.
  ///
  /// Left out is what no reader sees and what has no source text: entries that aren't to be
  /// translated, empty texts, copies of the source, and semantic keys without a source value.
  static func texts(
    of entry: CatalogEntry, in localizations: [InspectedLocalization],
    source: InspectedLocalization?, hasSemanticKey: Bool
  ) -> [TranslatedText] {
    guard entry.isToBeTranslated, source != nil || !hasSemanticKey else { return [] }
    var texts: [TranslatedText] = []
    texts.reserveCapacity(localizations.count)
    for localization in localizations where !localization.isSource {
      for leaf in localization.leaves where !leaf.text.isEmpty {
        let text: String?
        if let source {
          text = source.counterpart(of: leaf)?.text
        } else {
          // A substitution's texts have no counterpart in a key.
          text = leaf.substitution == nil ? entry.key : nil
        }
        if let text, !text.isEmpty, !text.utf8.elementsEqual(leaf.text.utf8) {
          texts.append(TranslatedText(leaf: leaf, source: text))
        }
      }
    }
    return texts
  }
}

extension InspectedEntry {
  /// Calls a closure with every translated text that differs from its source, and with that source.
  func forEachTranslation(_ body: (_ leaf: InspectedLeaf, _ source: String) -> Void) {
    // Nine rules walk all texts of a catalog: a buffer spares a copy of each text for each rule.
    translatedTexts.withUnsafeBufferPointer { texts in
      for index in texts.indices { body(texts[index].leaf, texts[index].source) }
    }
  }
}
