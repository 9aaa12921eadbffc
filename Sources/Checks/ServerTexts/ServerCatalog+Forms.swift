import PluralRules

extension ServerEntry {
  /// The source text: the only one, or the form for `other`; nil where there is none.
  func sourceForm(of catalog: ServerCatalog) -> ServerForm? {
    localizations[catalog.sourceLanguage]?.mainForm
  }

  /// The translations by language, in a fixed order.
  func translations(
    of catalog: ServerCatalog
  ) -> [(language: String, localization: ServerLocalization)] {
    localizations.filter { $0.key != catalog.sourceLanguage }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension ServerLocalization {
  /// The only text, or the form for `other`, or else the last.
  var mainForm: ServerForm? { self[.other] ?? forms.last }

  /// Whether the text is varied by number.
  var isVaried: Bool { forms.contains { $0.category != nil } }

  /// The form of a category.
  subscript(category: PluralCategory) -> ServerForm? { forms.first { $0.category == category } }
}

extension ServerForm {
  /// Whether the text is empty, or nothing but space.
  var isBlank: Bool { value.allSatisfy(\.isWhitespace) }
}

extension ServerCatalog {
  /// Whether a text has words that would be translated.
  func isWorded(_ form: ServerForm) -> Bool { placeholders.hasWords(form.value) }
}
