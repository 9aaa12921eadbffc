import StringCatalog

/// Finds a language among those that a server's files have, however they spell it.
public enum ServerLanguageMatch {
  /// The spelling of a language among others: its own, else one of the same meaning.
  ///
  /// Rails' `zh-TW` is a catalog's `zh-Hant`, `pt_BR` is `pt-BR`, and `no` is `nb`.
  public static func spelling(
    of language: String, among languages: some Collection<String>
  ) -> String? {
    if let exact = languages.first(where: { $0 == language }) { return exact }
    let wanted = MaximalLanguage(language)
    return languages.first { MaximalLanguage($0) == wanted }
  }

  /// The spelling of a language whose texts its readers are served with where it isn't there itself.
  public static func serving(
    _ language: String, among languages: some Collection<String>
  ) -> String? {
    if let same = spelling(of: language, among: languages) { return same }
    let wanted = MaximalLanguage(language)
    return languages.first { wanted.isServed(by: MaximalLanguage($0)) }
  }
}
