#if !canImport(Darwin)
  /// A table of texts in several languages, wherever it comes from.
  protocol StringsTable: Sendable {
    /// The languages, as the table spells them.
    var languages: [String] { get }
    /// The language of the keys, where the table tells it.
    var sourceLanguage: String? { get }
    /// The texts of a key in some languages, in their order; empty where the table hasn't the key.
    func texts(of key: String, in languages: [String]) -> [LocalizedText]
  }
#endif
