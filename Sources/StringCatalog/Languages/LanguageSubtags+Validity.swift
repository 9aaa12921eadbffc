extension LanguageSubtags {
  /// The codes that CLDR doesn't know, each with the kind of problem that it is.
  ///
  /// An extended language that is still there is one that didn't become a language.
  var unknownCodes: [(kind: LanguageIdentifierProblem.Kind, code: String)] {
    var unknown: [(kind: LanguageIdentifierProblem.Kind, code: String)] = []
    // A tag of private use alone has no language.
    if !language.isEmpty, !CodeRanges(CodeRanges.languages).contains(language) {
      unknown.append((.unknownLanguage, language))
    }
    for language in extendedLanguages { unknown.append((.unknownLanguage, language)) }
    if let script, !CodeRanges(CodeRanges.scripts).contains(script) {
      unknown.append((.unknownScript, script))
    }
    if let region, !CodeRanges(CodeRanges.regions).contains(region) {
      unknown.append((.unknownRegion, region))
    }
    for variant in variants where !CodeRanges(CodeRanges.variants).contains(variant) {
      unknown.append((.unknownVariant, variant))
    }
    return unknown
  }
}
