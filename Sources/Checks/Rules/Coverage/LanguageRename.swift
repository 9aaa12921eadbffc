import StringCatalog

/// What a questionable language identifier is to be renamed to.
struct LanguageRename: Sendable {
  /// The identifier to write.
  let identifier: String

  /// Finds the identifier: of those that mean the same, the one that the catalog has, else Xcode's.
  ///
  /// Xcode tells Chinese by script (`zh-Hans`, `zh-Hant-HK`), other languages as CLDR spells them.
  ///
  /// Nil where nothing obvious was meant.
  init?(of language: String, in catalog: InspectedCatalog) {
    let problems = LanguageIdentifier(parsing: language).problems
    guard let suggestion = problems.lazy.compactMap(\.suggestion).first else { return nil }
    let choices = Self.choices(for: suggestion)
    identifier =
      choices.first { $0 != language && catalog.languages.contains($0) } ?? choices.first
      ?? suggestion
  }

  /// The identifiers of one language, script and region, Xcode's first.
  private static func choices(for suggestion: String) -> [String] {
    let parsed = LanguageIdentifier(parsing: suggestion)
    guard parsed.region != nil, parsed.variants.isEmpty, parsed.extensions.isEmpty else {
      return [suggestion]
    }
    let maximal = MaximalLanguage(suggestion)
    if parsed.language == "zh" {
      let base = "zh-\(maximal.script)"
      return [maximal.isUsualRegion ? base : "\(base)-\(maximal.region)", suggestion]
    }
    guard maximal.isUsualRegion else { return [suggestion] }
    return [
      suggestion, [parsed.language, parsed.script].compactMap(\.self).joined(separator: "-"),
    ]
  }
}
