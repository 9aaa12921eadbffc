#if !canImport(Darwin)
  /// A table of texts in several languages, wherever it comes from.
  protocol StringsTable: Sendable {
    /// The languages, as the table spells them.
    var languages: [String] { get }
    /// The language of the keys, where the table tells it.
    var sourceLanguage: String? { get }
    /// What finds a key's texts by language; nil where the table hasn't the key.
    func finder(of key: String) -> ((_ language: String) -> LocalizedText?)?
  }

  extension StringsTable {
    /// The texts of a key in some languages, in their order, down to the first that is always one.
    func texts(of key: String, in languages: [String]) -> [LocalizedText] {
      guard let text = finder(of: key) else { return [] }
      var texts: [LocalizedText] = []
      for language in languages {
        guard let found = text(language) else { continue }
        texts.append(found)
        if case .leaf = found.choice { break }
      }
      return texts
    }
  }
#endif
