extension CatalogEntry {
  /// Creates an entry that stands in no file yet.
  public init(
    _ key: String, comment: String? = nil, extractionState: ExtractionState? = nil,
    shouldTranslate: Bool? = nil, generatesSymbol: Bool? = nil,
    localizations: [CatalogLocalization] = []
  ) {
    self.init(
      key: key, keyRange: .unwritten, range: .unwritten,
      comment: comment.map { Positioned($0, range: .unwritten) },
      extractionState: extractionState.map { Positioned($0, range: .unwritten) },
      shouldTranslate: shouldTranslate.map { Positioned($0, range: .unwritten) },
      generatesSymbol: generatesSymbol.map { Positioned($0, range: .unwritten) },
      localizations: localizations, unknownFields: [])
  }
}

extension CatalogLocalization {
  /// Creates a localization that stands in no file yet.
  public init(_ language: String, _ content: LocalizedContent) {
    self.init(language: language, languageRange: .unwritten, content: content)
  }
}
