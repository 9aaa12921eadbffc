extension RuleExample {
  /// One entry whose source text is its key, with a translation into each language.
  ///
  /// - Parameters:
  ///   - source: The key, as JSON spells it within quotes; a leading mark means the key's place.
  ///   - translations: The translations by language, as JSON spells them within quotes; one that
  ///     begins with a mark and a quote is reported as a whole.
  ///   - state: The entry's extraction state.
  /// - Returns: The example.
  static func translations(
    of source: String, _ translations: KeyValuePairs<String, String>, state: String? = nil
  ) -> RuleExample {
    let localizations = translations.map { language, value in
      let isWhole = value.hasPrefix("\(mark)\"")
      let text = isWhole ? "\(value)\"" : "\"\(value)\""
      return """
            "\(language)" : {
              "stringUnit" : { "state" : "translated", "value" : \(text) }
            }
        """
    }
    let isMarked = source.first == mark
    return RuleExample(
      entries: """
        \(isMarked ? "\(mark)" : "")"\(isMarked ? String(source.dropFirst()) : source)" : {
          \(state.map { "\"extractionState\" : \"\($0)\",\n  " } ?? "")"localizations" : {
        \(localizations.joined(separator: ",\n"))
          }
        }
        """)
  }
}
