/// The languages of a catalog whose names may become a folder's.
struct LanguageNames {
  private(set) var accepted: Set<ExactText> = []
  private var refused: Set<ExactText> = []

  /// Looks at every language of a catalog; one that is refused is an error at its first place.
  init(of catalog: Catalog, _ log: inout CompilationLog) {
    if let source = catalog.sourceLanguage { add(source.value, at: source.range, key: nil, &log) }
    for entry in catalog.entries {
      for localization in entry.localizations {
        add(localization.language, at: localization.languageRange, key: entry.key, &log)
      }
    }
  }

  private mutating func add(
    _ language: String, at range: ByteRange, key: String?, _ log: inout CompilationLog
  ) {
    let name = ExactText(language)
    guard !accepted.contains(name), !refused.contains(name) else { return }
    if FileNameCheck.isLanguage(language) {
      accepted.insert(name)
      return
    }
    refused.insert(name)
    log.add(
      CompilationDiagnostic(
        .error, at: range, "'\(language)' can't be the name of a language's folder",
        remedy: "Use a language identifier such as 'de' or 'zh-Hans'.", key: key))
  }
}
