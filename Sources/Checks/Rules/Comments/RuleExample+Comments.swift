extension RuleExample {
  /// An entry with fields and no translations; a leading mark on key or comment means its place.
  ///
  /// - Parameters:
  ///   - key: The key, as JSON spells it within quotes.
  ///   - comment: The comment, likewise.
  ///   - state: The entry's extraction state.
  ///   - source: The English source value, likewise; a mark within it is kept.
  /// - Returns: The example.
  static func entry(
    _ key: String, comment: String? = nil, state: String? = nil, source: String? = nil
  ) -> RuleExample {
    var fields: [String] = []
    if let comment { fields.append(quoted(comment, after: "\"comment\" : ")) }
    if let state { fields.append("\"extractionState\" : \"\(state)\"") }
    if let source {
      fields.append(
        """
        "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "\(source)" }
            }
          }
        """)
    }
    return RuleExample(
      entries: """
        \(quoted(key, after: "")) : {
          \(fields.joined(separator: ",\n  "))
        }
        """)
  }

  private static func quoted(_ text: String, after name: String) -> String {
    text.first == mark ? "\(name)\(mark)\"\(text.dropFirst())\"" : "\(name)\"\(text)\""
  }
}
