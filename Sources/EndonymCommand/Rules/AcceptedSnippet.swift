/// An exception to a rule, ready to be filled in, as `endonym.json` takes it.
enum AcceptedSnippet {
  /// The lines of the member `accepted`.
  static func lines(for rule: String) -> [String] {
    [
      "\"accepted\": [",
      "  {",
      "    \"rule\": \"\(rule)\",",
      "    \"catalog\": \"App/Localizable.xcstrings\",",
      "    \"entry\": \"the key\",",
      "    \"language\": \"th\",",
      "    \"value\": \"the text that the finding quotes, in full\",",
      "    \"reason\": \"why it is right\"",
      "  }",
      "]",
    ]
  }

  /// What to know when filling it in.
  static let hint =
    "Leave out 'entry', 'language' or 'value' where the finding has none; "
    + "'endonym check --format json' shows them."
}
