/// What an identifier was probably meant to be.
enum LanguageSuggestion {
  /// A suggestion for an identifier with unknown codes; nil where none is obvious.
  static func forUnknown(_ subtags: LanguageSubtags) -> String? {
    var mended = subtags
    let isKnown = CodeRanges(CodeRanges.languages).contains(subtags.language)
    if !isKnown || !subtags.extendedLanguages.isEmpty {
      let code = ([subtags.language] + subtags.extendedLanguages).joined(separator: "-")
      guard let meant = language(for: code) else { return nil }
      LanguageAliases.replaceLanguage(of: &mended, by: meant)
    }
    if let region = mended.region, !CodeRanges(CodeRanges.regions).contains(region) {
      guard repeats(region, mended.language) else { return nil }
      mended.region = nil
    }
    return mended.unknownCodes.isEmpty ? mended.description : nil
  }

  /// A suggestion for an identifier that isn't well-formed: a language's name, or what remains
  /// without a code set, a keyword, a file's extension, white space and dashes of other kinds.
  static func forMalformed(_ source: String) -> String? {
    guard source.utf8.count <= LanguageJudgement.maximumLength else { return nil }
    if let named = language(named: source) { return named }
    var cleaned = ""
    loop: for character in source {
      switch character {
      case ".", "@": break loop
      case "\u{2010}"..."\u{2015}", "\u{2212}": cleaned.append("-")
      case _ where character.isWhitespace: continue
      default: cleaned.append(character)
      }
    }
    guard cleaned != source else { return nil }
    let inner = LanguageIdentifier(parsing: cleaned)
    return inner.problems.isEmpty ? inner.canonical : inner.problems.first?.suggestion
  }

  /// A suggestion for `uk-UK`, whose region CLDR would take for Great Britain's former code.
  static func forRegionThatRepeats(
    _ alias: LanguageAliases.Alias, in subtags: LanguageSubtags
  ) -> String? {
    guard subtags.region != nil, alias.code.utf8.count == 2, repeats(alias.code, subtags.language),
      alias.code != subtags.language
    else { return nil }
    var mended = subtags
    mended.region = nil
    return mended.unknownCodes.isEmpty ? mended.description : nil
  }

  private static func language(for code: String) -> String? {
    if let meant = LanguageConfusions.misspelled[code] { return meant }
    if code.utf8.count == 2 {
      return SortedLines(SortedLines.countryLanguages).value(code.uppercased())
    }
    return language(named: code)
  }

  /// The identifier of a language by its name in English or in itself.
  ///
  /// Up to three letters are taken for a code, and not looked for among the names.
  private static func language(named name: String) -> String? {
    guard name.utf8.count > 3 else { return nil }
    return SortedLines(SortedLines.englishLanguageNames).key(ofValue: name)
      ?? SortedLines(SortedLines.endonyms).key(ofValue: name)
  }

  private static func repeats(_ region: String, _ language: String) -> Bool {
    region.lowercased() == language
  }
}
